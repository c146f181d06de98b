import { timeZoneOptions } from '@vitrine/shared/browser/time-zones';
import { endpoints, type Store } from '@vitrine/shared/contract';
import { FormField, SearchMultiSelect, Select, TextArea, TextField } from '@vitrine/shared/ui';
import { useManagerTexts } from '../texts/use-manager-texts';
import { HoursField } from './hours-field';

/** Of a store, what its fields begin with. */
export const enteredOf = ({ address, groups, name, openingHours, timeZone }: Store) => ({
  name,
  address,
  timeZone,
  groups,
  openingHours,
});

interface StoreFieldsProps {
  brandId: string;
  /** Whether nobody has entered the hours yet. */
  proposesHours?: boolean;
}

export function StoreFields({ brandId, proposesHours = false }: StoreFieldsProps) {
  const t = useManagerTexts();
  const hoursHelp = [...(proposesHours ? [t('hours.proposal')] : []), t('hours.help')].join(' ');
  return (
    <>
      <FormField name="name" label={t('fields.name')}>
        <TextField autoFocus />
      </FormField>
      <FormField name="address" label={t('fields.address')}>
        <TextArea maxLength={2000} />
      </FormField>
      <FormField name="timeZone" label={t('fields.timeZone')} help={t('stores.timeZoneHelp')}>
        <Select searchable options={timeZoneOptions} />
      </FormField>
      <FormField tellsItself name="openingHours" label={t('store.hours')} help={hoursHelp}>
        <HoursField label={t('store.hours')} />
      </FormField>
      <FormField name="groups" label={t('store.groups')} help={t('stores.groupsHelp')}>
        <SearchMultiSelect
          mayBeNew
          endpoint={endpoints.listStoreGroups}
          request={{ params: { brandId } }}
          option={({ name }) => ({ value: name, label: name })}
        />
      </FormField>
    </>
  );
}
