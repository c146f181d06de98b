import { endpoints } from '@vitrine/shared/contract';
import {
  Button,
  DateTimeField,
  LabelledField,
  SearchField,
  Select,
  useEndpointPage,
  useEndpointQuery,
} from '@vitrine/shared/ui';
import { type ReactNode, useState } from 'react';
import { useManagerTexts } from '../../../texts/use-manager-texts';
import styles from './audit.module.css';
import { auditActions } from './audit-words';
import { type AuditFilterState, auditPrefix } from './use-audit-filter';

interface AuditFilterProps {
  filter: AuditFilterState;
  /** What is done with all that the filter lets through, at the end of its last line. */
  children: ReactNode;
}

/** Search, person, brand, action and time. People and brands are looked up as somebody types: there may be thousands. */
export function AuditFilter({ filter, children }: AuditFilterProps) {
  const t = useManagerTexts();
  const [personTyped, setPersonTyped] = useState('');
  const [brandTyped, setBrandTyped] = useState('');
  const people = useEndpointPage(endpoints.listTenantUsers, {
    query: { status: 'any', limit: 100, ...(personTyped && { q: personTyped }) },
  });
  const brands = useEndpointPage(endpoints.listBrands, {
    query: { limit: 100, ...(brandTyped && { q: brandTyped }) },
  });
  const chosenBrand = useEndpointQuery(
    endpoints.getBrand,
    { params: { brandId: filter.brandId ?? '' } },
    { enabled: filter.brandId !== null },
  );
  const personOptions = people.data?.items.map(({ email }) => ({ value: email, label: email })) ?? [];
  const brandOptions = brands.data?.items.map(({ id, name }) => ({ value: id, label: name })) ?? [];
  const actionOptions = auditActions
    .map((value) => ({ value, label: t(`audit.actions.${value}`) }))
    .sort((one, other) => one.label.localeCompare(other.label));
  return (
    <>
      <div className={styles.filter}>
        <SearchField label={t('audit.search')} prefix={auditPrefix} />
        <Select
          label={t('audit.person')}
          placeholder={t('audit.anyPerson')}
          value={filter.who}
          onChange={filter.setWho}
          options={withChosen(personOptions, filter.who, filter.who)}
          onSearch={setPersonTyped}
          clearable
          searchable
        />
        <Select
          label={t('audit.brand')}
          placeholder={t('audit.anyBrand')}
          value={filter.brandId}
          onChange={filter.setBrand}
          options={withChosen(brandOptions, filter.brandId, chosenBrand.data?.name)}
          onSearch={setBrandTyped}
          clearable
          searchable
        />
        <Select
          label={t('audit.action')}
          placeholder={t('audit.anyAction')}
          value={filter.action}
          onChange={filter.setAction}
          options={actionOptions}
          clearable
          searchable
        />
      </div>
      <div className={styles.times}>
        <LabelledField label={t('audit.from')}>
          <DateTimeField value={filter.from} onChange={filter.setFrom} />
        </LabelledField>
        <LabelledField label={t('audit.until')}>
          <DateTimeField value={filter.until} onChange={filter.setUntil} />
        </LabelledField>
        {filter.filters && (
          <Button className={styles.clear ?? ''} onClick={filter.clear}>
            {t('audit.clear')}
          </Button>
        )}
        {children}
      </div>
    </>
  );
}

type Option = { value: string; label: string };
/** Whoever is chosen stays on view, also where the list of the moment does not hold them. */
const withChosen = (options: Option[], chosen: string | null, label: string | null | undefined): Option[] =>
  chosen === null || options.some(({ value }) => value === chosen)
    ? options
    : [{ value: chosen, label: label ?? chosen }, ...options];
