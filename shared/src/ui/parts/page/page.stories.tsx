import { useState } from 'react';
import { Tabs } from '../../lazy-parts';
import { ActionMenu } from '../actions/action-menu';
import { Button } from '../actions/button';
import { Initials } from '../marks/initials';
import { Tag } from '../marks/status-tag';
import { Card, CardGrid } from './card';
import { Page, Section } from './page';
import { VisuallyHidden } from './visually-hidden';

const nothing = () => undefined;
const menu = (name: string) => (
  <ActionMenu name={name} actions={[{ key: 'edit', label: 'Edit', onSelect: nothing }]} />
);

export const WholePage = () => (
  <Page
    title="Nordlys"
    intro="Experiences, models and media of this brand."
    lead={<Initials name="Nordlys" />}
    aside={<Tag>Demo</Tag>}
    action={<Button kind="primary">Create experience</Button>}
  >
    <Section title="Experiences" intro="What stores can show." action={<Button>Import</Button>}>
      <CardGrid label="Experiences">
        <Card title="Spring collection" to="/experience" menu={menu('Spring collection')}>
          <p>Published two days ago</p>
        </Card>
        <Card
          title="An experience whose name is longer than the card on which it stands is wide, by far"
          lead={<Initials name="Winter" />}
          menu={menu('Winter')}
        >
          <p>Draft</p>
        </Card>
      </CardGrid>
    </Section>
  </Page>
);

export const PageWithALongTitle = () => (
  <Page title="Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch" action={<Button>Import</Button>}>
    <p>Its words are broken where they must be.</p>
  </Page>
);

const tabs = ['General', 'Appearance', 'Integrations', 'Audit log', 'Data of visitors', 'Diagnostics'].map(
  (label) => ({ key: label, label, children: <p>{label}</p> }),
);

export const TabsOfAScreen = () => {
  const [tab, setTab] = useState('Appearance');
  return <Tabs label="Settings" tabs={tabs} value={tab} onChange={setTab} />;
};

export const ReadOutOnly = () => (
  <p>
    12 <VisuallyHidden>stores</VisuallyHidden>
  </p>
);
