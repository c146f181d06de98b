import { placementKind } from '@vitrine/shared/contract';
import { DateTimeField, FormField, Select, TextField } from '@vitrine/shared/ui';
import { useManagerTexts } from '../../texts/use-manager-texts';

export function PlacementFields() {
  const t = useManagerTexts();
  return (
    <>
      <FormField name="name" label={t('field.name')} help={t('placements.nameHelp')}>
        <TextField autoFocus />
      </FormField>
      <FormField name="kind" label={t('placements.kindLabel')}>
        <Select
          options={placementKind.options.map((kind) => ({
            value: kind,
            label: t(`placements.kind.${kind}`),
          }))}
        />
      </FormField>
      <FormField name="activeFrom" label={t('placements.activeFrom')} help={t('placements.activeHelp')}>
        <DateTimeField />
      </FormField>
      <FormField name="activeUntil" label={t('placements.activeUntil')}>
        <DateTimeField />
      </FormField>
    </>
  );
}
