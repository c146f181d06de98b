import { type Experience, endpoints, placementsChosen } from '@vitrine/shared/contract';
import { useToast } from '@vitrine/shared/host';
import { FormDialog, FormField, SearchMultiSelect, useEndpointMutation } from '@vitrine/shared/ui';
import type { MenuDialog } from '../parts/dialog-host';
import { useManagerTexts } from '../texts/use-manager-texts';

/** Gives an experience to placements, whole stores and groups of stores at once. */
export function AssignToMany({ experience, open, onClose }: MenuDialog & { experience: Experience }) {
  const t = useManagerTexts();
  const toast = useToast();
  const { brandId, id: experienceId, name } = experience;
  const params = { brandId };
  const invalidates = [endpoints.listPlacements];
  const assign = useEndpointMutation(endpoints.assignPlacements, { invalidates, inForm: true });
  const assignBack = useEndpointMutation(endpoints.assignPlacements, { invalidates });
  return (
    <FormDialog
      open={open}
      title={t('experiences.assignTitle', { name })}
      submitLabel={t('experiences.assignSubmit')}
      schema={placementsChosen}
      initial={{ groups: [], storeIds: [], placementIds: [] }}
      onClose={onClose}
      onSubmit={async (chosen) => {
        const { before, placements: count } = await assign.mutateAsync({
          params,
          body: { ...chosen, experienceId },
        });
        const undo = () => {
          for (const body of before) assignBack.mutate({ params, body });
        };
        toast.success({
          title: t('experiences.assignedMany', { count, name }),
          description: t('experiences.assignedManyText'),
          ...(before.length > 0 && { action: { label: t('records.undo'), onAction: undo } }),
        });
        onClose();
      }}
    >
      <p>{t('experiences.assignIntro')}</p>
      <FormField name="groups" label={t('experiences.assignGroups')}>
        <SearchMultiSelect
          endpoint={endpoints.listStoreGroups}
          request={{ params }}
          option={({ name: group }) => ({ value: group, label: group })}
        />
      </FormField>
      <FormField name="storeIds" label={t('experiences.assignStores')}>
        <SearchMultiSelect
          endpoint={endpoints.listStores}
          request={{ params }}
          option={(store) => ({ value: store.id, label: store.name })}
        />
      </FormField>
      <FormField name="placementIds" label={t('experiences.assignPlacements')}>
        <SearchMultiSelect
          endpoint={endpoints.listPlacements}
          request={{ params }}
          option={({ id, name: placed, storeName }) => ({ value: id, label: `${placed} · ${storeName}` })}
        />
      </FormField>
    </FormDialog>
  );
}
