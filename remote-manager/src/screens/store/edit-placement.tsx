import { endpoints, limits, type Placement, placementCreate } from '@vitrine/shared/contract';
import { addresses } from '@vitrine/shared/contract/values/addresses';
import { CopyField, FormDialog, FormField, NumberField, QrCode, useRecordSave } from '@vitrine/shared/ui';
import { useExperience } from '../../parts/use-experience';
import { useManagerTexts } from '../../texts/use-manager-texts';
import styles from './edit-placement.module.css';
import { PlacementExperience } from './placement-experience';
import { PlacementFields } from './placement-fields';
import { showPlacements } from './show-placements';

interface EditPlacementProps {
  placement: Placement;
  /** Of its store. */
  timeZone: string;
  open: boolean;
  onClose: () => void;
}

/** All that is asked when a placement is created, and what came of it: its code and its address. */
export function EditPlacement({ placement, timeZone, open, onClose }: EditPlacementProps) {
  const t = useManagerTexts();
  const save = useRecordSave(endpoints.updatePlacement, placement, {
    invalidates: showPlacements,
    open,
  });
  const {
    name,
    kind,
    experienceId,
    displayMode,
    idleResetSeconds,
    respondentsPerMinute,
    activeFrom,
    activeUntil,
  } = placement;
  const assigned = useExperience(placement.brandId, experienceId);
  const address = `${window.location.origin}${addresses.placement(placement.id)}`;
  return (
    <FormDialog
      open={open}
      title={t('placements.editTitle')}
      submitLabel={t('records.save')}
      schema={placementCreate}
      initial={{
        name,
        kind,
        experienceId,
        displayMode,
        idleResetSeconds,
        respondentsPerMinute,
        activeFrom,
        activeUntil,
      }}
      onClose={onClose}
      onSubmit={async (values) => {
        await save({ params: { brandId: placement.brandId, placementId: placement.id } }, values);
        onClose();
      }}
    >
      <div className={styles.address}>
        <QrCode address={address} size={120} />
        <CopyField text={address} label={t('placements.address')} />
      </div>
      <PlacementFields timeZone={timeZone}>
        <PlacementExperience brandId={placement.brandId} former={assigned} />
      </PlacementFields>
      <FormField
        name="respondentsPerMinute"
        label={t('placements.respondentsPerMinute')}
        help={t('placements.respondentsPerMinuteHelp', { most: limits.newRespondentsPerMinute })}
      >
        <NumberField precision={0} />
      </FormField>
    </FormDialog>
  );
}
