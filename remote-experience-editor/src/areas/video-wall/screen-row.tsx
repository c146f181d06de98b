import { endpoints, type HungScreen, type VideoWallDocument, wallGeometry } from '@vitrine/shared/contract';
import { useToast } from '@vitrine/shared/host';
import {
  ActionMenu,
  CheckCircleOutlined,
  EditOutlined,
  ExclamationCircleOutlined,
  EyeOutlined,
  RedoOutlined,
  StatusTag,
  StopOutlined,
  useEndpointMutation,
  useFormat,
} from '@vitrine/shared/ui';
import { useState } from 'react';
import { useExperience } from '../../experience/experience-context';
import { Facts } from '../../lists/facts';
import { useEditorTexts } from '../../texts/texts';
import { ChangeScreen } from './change-screen';
import { DriftHistory } from './drift-history';
import { RevokeScreen } from './revoke-screen';
import { useScreenRights } from './use-screen-rights';
import styles from './video-wall.module.css';

interface ScreenRowProps {
  screen: HungScreen;
  wall: VideoWallDocument;
}

/** One device: where it hangs, how it is, and what can be done with it. */
export function ScreenRow({ screen, wall }: ScreenRowProps) {
  const t = useEditorTexts();
  const format = useFormat();
  const toast = useToast();
  const { brand } = useExperience();
  const rights = useScreenRights();
  const [dialog, setDialog] = useState<'change' | 'revoke' | null>(null);
  const identify = useEndpointMutation(endpoints.identifyWallScreen);
  const reload = useEndpointMutation(endpoints.reloadWallScreen);
  const { column, driftMs, heightPx, isSilent, lastSeenAt, name, roundTripMs, row, version, widthPx } =
    screen;
  const tile = wallGeometry(wall).tiles.find((one) => one.row === row && one.column === column);
  const request = { params: { brandId: brand.id, wallScreenId: screen.id } };
  const whole = (ms: number) => format.number(Math.round(ms));
  const actions = rights.write
    ? [
        {
          key: 'identify',
          label: t('video-wall.screens.identify'),
          icon: <EyeOutlined />,
          onSelect: () =>
            identify.mutate(request, {
              onSuccess: () => toast.success({ description: t('video-wall.screens.identified', { name }) }),
            }),
        },
        {
          key: 'reload',
          label: t('video-wall.screens.reload'),
          icon: <RedoOutlined />,
          onSelect: () => reload.mutate(request),
        },
        {
          key: 'change',
          label: t('video-wall.screens.change'),
          icon: <EditOutlined />,
          onSelect: () => setDialog('change'),
        },
        {
          key: 'revoke',
          label: t('video-wall.screens.revoke'),
          icon: <StopOutlined />,
          danger: true,
          onSelect: () => setDialog('revoke'),
        },
      ]
    : [];
  return (
    <li className={styles.screen}>
      <div>
        <strong dir="auto">{name}</strong>{' '}
        <StatusTag
          tone={isSilent ? 'warning' : 'success'}
          icon={isSilent ? <ExclamationCircleOutlined /> : <CheckCircleOutlined />}
        >
          {t(isSilent ? 'video-wall.screens.silent' : 'video-wall.screens.live')}
        </StatusTag>
      </div>
      <ActionMenu name={name} actions={actions} />
      <div className={styles.facts}>
        <Facts
          of={[
            tile
              ? t('video-wall.screens.place', { number: format.number(tile.number) })
              : t('video-wall.screens.beyond'),
            screen.placementName,
            isSilent && t('video-wall.screens.seen', { moment: format.dateTime(lastSeenAt) }),
            driftMs === null
              ? t('video-wall.screens.noDrift')
              : t('video-wall.screens.drift', { ms: whole(driftMs) }),
            roundTripMs !== null && t('video-wall.screens.roundTrip', { ms: whole(roundTripMs) }),
            widthPx > 0 &&
              t('video-wall.screens.size', {
                width: format.number(widthPx),
                height: format.number(heightPx),
              }),
            version !== '' && t('video-wall.screens.version', { version }),
          ]}
        />
      </div>
      {driftMs !== null && <DriftHistory screen={screen} />}
      <ChangeScreen open={dialog === 'change'} screen={screen} wall={wall} onClose={() => setDialog(null)} />
      <RevokeScreen open={dialog === 'revoke'} screen={screen} onClose={() => setDialog(null)} />
    </li>
  );
}
