import { endpoints, type Placement, placementCreate } from '@vitrine/shared/contract';
import { FormDialog, useRecordSave } from '@vitrine/shared/ui';
import { useManagerTexts } from '../../texts/use-manager-texts';
import { PlacementFields } from './placement-fields';
import { showPlacements } from './show-placements';

interface EditPlacementProps {
  placement: Placement;
  /** Of its store. */
  timeZone: string;
  open: boolean;
  onClose: () => void;
}

export function EditPlacement({ placement, timeZone, open, onClose }: EditPlacementProps) {
  const t = useManagerTexts();
  const save = useRecordSave(endpoints.updatePlacement, placement, {
    invalidates: showPlacements,
    open,
  });
  const { name, kind, idleResetSeconds, activeFrom, activeUntil } = placement;
  return (
    <FormDialog
      open={open}
      title={t('placements.editTitle')}
      submitLabel={t('save')}
      schema={placementCreate}
      initial={{ name, kind, idleResetSeconds, activeFrom, activeUntil }}
      onClose={onClose}
      onSubmit={async (values) => {
        await save({ params: { brandId: placement.brandId, placementId: placement.id } }, values);
        onClose();
      }}
    >
      <PlacementFields timeZone={timeZone} />
    </FormDialog>
  );
}
