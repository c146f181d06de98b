import { CheckCircleOutlined, StopOutlined } from '@ant-design/icons';
import { Tooltip } from 'antd';
import { standardTheme } from '../../../contract/areas/theme/document';
import { QrCode } from '../../lazy-parts';
import { Button } from '../actions/button';
import { Toolbar } from '../lists/toolbar';
import { ExperienceStatusTag } from './experience-status-tag';
import { Initials } from './initials';
import { LookSample } from './look-sample';
import { StatusTag, Tag } from './status-tag';

const picture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 40"><rect width="80" height="40" fill="#8a4b24"/></svg>',
)}`;
const statuses = ['draft', 'published', 'changed', 'unpublished', 'archived'] as const;

export const StatusOfAnExperience = () => (
  <Toolbar>
    {statuses.map((status) => (
      <ExperienceStatusTag key={status} status={status} />
    ))}
    {statuses.map((status) => (
      <ExperienceStatusTag key={status} status={status} iconOnly />
    ))}
  </Toolbar>
);

export const Statuses = () => (
  <Toolbar>
    {(['neutral', 'accent', 'success', 'warning', 'danger'] as const).map((tone) => (
      <StatusTag key={tone} tone={tone} icon={<CheckCircleOutlined />}>
        {`It is ${tone}`}
      </StatusTag>
    ))}
    <StatusTag tone="danger" icon={<StopOutlined />} iconOnly>
      Revoked
    </StatusTag>
    <Tag>On the coast</Tag>
    <Tag>A group whose name says everything about the stores that are in it, one by one</Tag>
  </Toolbar>
);

export const OfBrandsAndPeople = () => (
  <Toolbar>
    {['Lund & Vik', 'Nordlys', 'Ada Example', 'صالة العرض', '☕', 'Ekdal', 'Fjord'].map((name) => (
      <Initials key={name} name={name} />
    ))}
    <Initials name="Ada Example" round />
    <Initials name="Nordlys" picture={picture} />
    <Initials name="Nordlys" picture={picture} fills />
    <Initials name="Ada Example" picture={picture} round />
  </Toolbar>
);

export const LookInSmall = () => <LookSample look={standardTheme()} />;

export const QrCodes = () => <QrCode address="https://vitrine.example/showroom24" size={160} />;

export const HintOnAButton = () => (
  <Tooltip title="Nothing has changed since the last version">
    <Button>Publish</Button>
  </Tooltip>
);
