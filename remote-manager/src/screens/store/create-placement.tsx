import { endpoints, type Placement, placementCreate } from '@vitrine/shared/contract';
import { addresses } from '@vitrine/shared/contract/values/addresses';
import { useToast } from '@vitrine/shared/host';
import { FormDialog, useEndpointMutation, useEndpointPage } from '@vitrine/shared/ui';
import { useState } from 'react';
import { AddressDialog } from '../../parts/address-dialog';
import { useManagerTexts } from '../../texts/use-manager-texts';
import { PlacementExperience } from './placement-experience';
import { PlacementFields } from './placement-fields';
import { showPlacements } from './show-placements';

interface CreatePlacementProps {
  brandId: string;
  storeId: string;
  /** Of the store. */
  timeZone: string;
  open: boolean;
  onClose: () => void;
}

/**
 * Creates a placement that shows something from the first: the brand's experience, where it has just one, is proposed.
 * Then its QR code is there to be tried.
 */
export function CreatePlacement(props: CreatePlacementProps) {
  const { brandId, storeId, timeZone, open, onClose } = props;
  const t = useManagerTexts();
  const toast = useToast();
  const create = useEndpointMutation(endpoints.createPlacement, {
    invalidates: [...showPlacements, endpoints.getStore, endpoints.listStores],
    inForm: true,
  });
  const some = useEndpointPage(
    endpoints.listExperiences,
    { params: { brandId }, query: { limit: 2 } },
    { enabled: open },
  );
  const only = some.data?.total === 1 ? some.data.items[0] : undefined;
  const [created, setCreated] = useState<Placement | null>(null);
  const [showsCode, setShowsCode] = useState(false);
  return (
    <>
      <FormDialog
        // Once it is known what can be shown: a form keeps what it began with.
        open={open && (some.data !== undefined || some.error !== null)}
        title={t('placements.createTitle')}
        submitLabel={t('placements.createSubmit')}
        schema={placementCreate}
        initial={{ name: '', kind: 'qr', ...(only && { experienceId: only.id }) }}
        onClose={onClose}
        onClosed={() => setShowsCode(created !== null)}
        onSubmit={async (body) => {
          const placement = await create.mutateAsync({ params: { brandId, storeId }, body });
          toast.success();
          setCreated(placement);
          onClose();
        }}
      >
        <PlacementFields timeZone={timeZone}>
          <PlacementExperience brandId={brandId} former={only} />
        </PlacementFields>
      </FormDialog>
      <AddressDialog
        shown={
          showsCode && created
            ? {
                title: created.name,
                text: t('placements.createdText'),
                address: `${window.location.origin}${addresses.placement(created.id)}`,
              }
            : null
        }
        label={t('placements.address')}
        onClose={() => {
          setShowsCode(false);
          setCreated(null);
        }}
      />
    </>
  );
}
