import { displayMode, placementKind } from '@vitrine/shared/contract';
import { DateTimeField, FormField, NumberField, Select, TextField, useFieldValue } from '@vitrine/shared/ui';
import type { ReactNode } from 'react';
import { useManagerTexts } from '../../texts/use-manager-texts';

interface PlacementFieldsProps {
  /** Of the store, whose clocks its placements follow. */
  timeZone: string;
  /** What it shows, where that is asked. */
  children?: ReactNode;
}

export function PlacementFields({ timeZone, children }: PlacementFieldsProps) {
  const t = useManagerTexts();
  const kind = useFieldValue('kind');
  return (
    <>
      <FormField name="name" label={t('fields.name')} help={t('placements.nameHelp')}>
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
      <FormField
        name="displayMode"
        label={t('placements.displayModeLabel')}
        help={t('placements.displayModeHelp')}
      >
        <Select
          clearable
          placeholder={t('placements.displayModeByScreen')}
          options={displayMode.options.map((mode) => ({
            value: mode,
            label: t(`placements.displayMode.${mode}`),
          }))}
        />
      </FormField>
      {children}
      {kind === 'kiosk' && (
        <FormField
          name="idleResetSeconds"
          label={t('placements.idleReset')}
          help={t('placements.idleResetHelp')}
        >
          <NumberField precision={0} />
        </FormField>
      )}
      <FormField
        name="activeFrom"
        label={t('placements.activeFrom')}
        help={t('placements.activeHelp', { zone: timeZone.replaceAll('_', ' ') })}
      >
        <DateTimeField timeZone={timeZone} />
      </FormField>
      <FormField name="activeUntil" label={t('placements.activeUntil')}>
        <DateTimeField timeZone={timeZone} />
      </FormField>
    </>
  );
}
