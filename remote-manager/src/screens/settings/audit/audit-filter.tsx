import { emailAddress, endpoints } from '@vitrine/shared/contract';
import {
  Button,
  DateTimeField,
  LabelledField,
  SearchField,
  SearchSelect,
  Select,
  useEndpointQuery,
} from '@vitrine/shared/ui';
import type { ReactNode } from 'react';
import { brandOption } from '../../../brand/brand-tile';
import { useManagerTexts } from '../../../texts/use-manager-texts';
import styles from './audit.module.css';
import { actionWords, auditActions } from './audit-words';
import { type AuditFilterState, auditPrefix } from './use-audit-filter';

interface AuditFilterProps {
  filter: AuditFilterState;
  /** What is done with all that the filter lets through, at the end of its last line. */
  children: ReactNode;
}

/**
 * Search, person, brand, action and time. People and brands are looked up as somebody types, those who were removed and
 * archived among them: it is their traces that one looks for. An address may be nobody's any more.
 */
export function AuditFilter({ filter, children }: AuditFilterProps) {
  const t = useManagerTexts();
  const chosenBrand = useEndpointQuery(
    endpoints.getBrand,
    { params: { brandId: filter.brandId ?? '' } },
    { enabled: filter.brandId !== null },
  );
  const actionOptions = auditActions
    .map((value) => ({ value, label: actionWords(t, { action: value }) }))
    .sort((one, other) => one.label.localeCompare(other.label));
  return (
    <>
      <div className={styles.filter}>
        <SearchField label={t('audit.search')} prefix={auditPrefix} />
        <SearchSelect
          label={t('audit.person')}
          placeholder={t('audit.anyPerson')}
          endpoint={endpoints.listTenantUsers}
          request={{ query: { status: 'ever' } }}
          option={({ email }) => byAddress(email)}
          typedOption={addressIn}
          value={filter.who}
          chosen={filter.who === null ? undefined : byAddress(filter.who)}
          onChange={filter.setWho}
          clearable
        />
        <SearchSelect
          label={t('audit.brand')}
          placeholder={t('audit.anyBrand')}
          endpoint={endpoints.listBrands}
          request={{ query: { archived: 'any' } }}
          option={brandOption}
          value={filter.brandId}
          chosen={
            chosenBrand.data
              ? brandOption(chosenBrand.data)
              : filter.brandId !== null && chosenBrand.error
                ? { value: filter.brandId, label: filter.brandId }
                : undefined
          }
          loading={chosenBrand.isLoading}
          onChange={filter.setBrand}
          clearable
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

const byAddress = (email: string) => ({ value: email, label: email });
const addressIn = (typed: string) => {
  const { data } = emailAddress.safeParse(typed);
  return data === undefined ? null : byAddress(data);
};
