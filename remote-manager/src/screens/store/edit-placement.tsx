import { endpoints, type Placement, placementCreate } from '@vitrine/shared/contract';
import { FormDialog, useEndpointMutation } from '@vitrine/shared/ui';
import { useManagerTexts } from '../../texts/use-manager-texts';
import { PlacementFields } from './placement-fields';

interface EditPlacementProps {
  placement: Placement;
  /** Of its store. */
  timeZone: string;
  open: boolean;
  onClose: () => void;
}

export function EditPlacement({ placement, timeZone, open, onClose }: EditPlacementProps) {
  const t = useManagerTexts();
  const update = useEndpointMutation(endpoints.updatePlacement, {
    invalidates: [endpoints.listPlacements],
    inForm: true,
  });
  const { name, kind, activeFrom, activeUntil } = placement;
  return (
    <FormDialog
      open={open}
      title={t('placements.editTitle')}
      submitLabel={t('save')}
      schema={placementCreate}
      initial={{ name, kind, activeFrom, activeUntil }}
      onClose={onClose}
      onSubmit={async (body) => {
        await update.mutateAsync({
          params: { brandId: placement.brandId, placementId: placement.id },
          body,
        });
        onClose();
      }}
    >
      <PlacementFields timeZone={timeZone} />
    </FormDialog>
  );
}
