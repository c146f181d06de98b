import type { Placement } from '@vitrine/shared/contract';
import { addresses } from '@vitrine/shared/contract/values/addresses';
import {
  Button,
  ChooseOne,
  CopyButton,
  ExperimentOutlined,
  ExportOutlined,
  IconButton,
  type Selection,
  useMay,
} from '@vitrine/shared/ui';
import common from '../../parts/common.module.css';
import { PlacementStateTag } from '../../parts/placement-state-tag';
import { useManagerTexts } from '../../texts/use-manager-texts';
import { AssignExperience } from './assign-experience';
import { LastSeen } from './last-seen';
import styles from './placement-card.module.css';
import { PlacementCode } from './placement-code';
import type { PlacementDialogs } from './placement-dialogs';
import { PlacementKindName } from './placement-kind-name';
import { PlacementMenu } from './placement-menu';
import { ScheduleFacts } from './schedule-facts';

interface PlacementCardProps {
  placement: Placement;
  /** Of its store. */
  timeZone: string;
  selection: Selection | undefined;
  dialogs: PlacementDialogs;
}

/** One placement: what it is, what it shows, its address and what can be done with it. */
export function PlacementCard({ placement, selection, timeZone, dialogs }: PlacementCardProps) {
  const t = useManagerTexts();
  const may = useMay();
  const { name, brandId, archivedAt } = placement;
  const address = `${window.location.origin}${addresses.placement(placement.id)}`;
  return (
    <li className={common.record}>
      <div className={styles.head}>
        {selection && <ChooseOne selection={selection} id={placement.id} name={placement.name} />}
        <PlacementCode placement={placement} onOpen={() => dialogs.showAddress(placement)} />
        <div className={styles.title}>
          <h3>
            <bdi>{name}</bdi>
          </h3>
          <span className={common.small}>
            <PlacementKindName kind={placement.kind} />
          </span>
        </div>
        {!archivedAt && (
          <div className={styles.state}>
            <PlacementStateTag state={placement.state} />
          </div>
        )}
        <PlacementMenu placement={placement} timeZone={timeZone} dialogs={dialogs} />
      </div>
      {!archivedAt && <LastSeen placement={placement} />}
      {!archivedAt && <ScheduleFacts placement={placement} timeZone={timeZone} />}
      {!archivedAt && (
        <div className={styles.body}>
          <AssignExperience placement={placement} />
          <div className={styles.address}>
            <a href={address} target="_blank" rel="noreferrer">
              {address.replace(/^https?:\/\//, '')}
            </a>
            <CopyButton text={address} label={t('placements.copyLabel', { name })} />
            <IconButton
              label={t('placements.openLabel', { name })}
              icon={<ExportOutlined />}
              href={address}
              target="_blank"
              rel="noreferrer"
            />
          </div>
          {may('test-accesses:read', brandId) && (
            <Button icon={<ExperimentOutlined />} onClick={() => dialogs.showTests(placement)}>
              {t('placements.testAccesses')}
            </Button>
          )}
        </div>
      )}
    </li>
  );
}
