import { endpoints, placementCreate } from '@vitrine/shared/contract';
import { useToast } from '@vitrine/shared/host';
import { FormDialog, useEndpointMutation } from '@vitrine/shared/ui';
import { useManagerTexts } from '../../texts/use-manager-texts';
import { PlacementFields } from './placement-fields';

interface CreatePlacementProps {
  brandId: string;
  storeId: string;
  /** Of the store. */
  timeZone: string;
  open: boolean;
  onClose: () => void;
}

export function CreatePlacement({ brandId, storeId, timeZone, open, onClose }: CreatePlacementProps) {
  const t = useManagerTexts();
  const toast = useToast();
  const create = useEndpointMutation(endpoints.createPlacement, {
    invalidates: [endpoints.listPlacements, endpoints.getStore, endpoints.listStores],
    inForm: true,
  });
  return (
    <FormDialog
      open={open}
      title={t('placements.createTitle')}
      submitLabel={t('placements.createSubmit')}
      schema={placementCreate}
      initial={{ name: '', kind: 'qr' }}
      onClose={onClose}
      onSubmit={async (body) => {
        await create.mutateAsync({ params: { brandId, storeId }, body });
        toast.success();
        onClose();
      }}
    >
      <PlacementFields timeZone={timeZone} />
    </FormDialog>
  );
}
