import { endpoints } from '@vitrine/shared/contract';
import { addresses } from '@vitrine/shared/contract/addresses';
import {
  EmptyState,
  LabelledField,
  LinkButton,
  Loaded,
  Select,
  Skeleton,
  useAddressState,
  useEndpointPage,
  useEndpointQuery,
  useMay,
  VitrineDrawing,
} from '@vitrine/shared/ui';
import { useState } from 'react';
import { useManagerTexts } from '../../../texts/use-manager-texts';
import { ApiTokens } from './api-tokens';
import { DeveloperHelp } from './developer-help';
import styles from './integrations.module.css';
import { Webhooks } from './webhooks';

/** What other programs may read of a brand, and what they are told: its API tokens and webhooks. */
export function Integrations() {
  const t = useManagerTexts();
  const may = useMay();
  const [chosen, setChosen] = useAddressState('brand', '', { drops: 'tokens-cursor' });
  const [q, setQ] = useState('');
  const byName = { sort: 'name', limit: 100 } as const;
  const first = useEndpointPage(endpoints.listBrands, { query: byName });
  const found = useEndpointPage(endpoints.listBrands, { query: { ...byName, ...(q ? { q } : {}) } });
  const mine = ({ id }: { id: string }) => may('integrations:read', id);
  // An address that somebody kept may name a brand that is gone, or one that does not let them in.
  const [gone, setGone] = useState('');
  const isOffered = chosen !== '' && chosen !== gone && may('integrations:read', chosen);
  const brandId = isOffered ? chosen : (first.data?.items.find(mine)?.id ?? '');
  // It may stand on no page of what was found.
  const brand = useEndpointQuery(
    endpoints.getBrand,
    { params: { brandId } },
    { enabled: brandId !== '' && may('integrations:read', brandId) },
  );
  if (brand.error?.status === 404 && isOffered) setGone(chosen);
  const offered = (found.data?.items ?? []).filter(mine);
  const options = [
    ...(brand.data && !offered.some(({ id }) => id === brandId) ? [brand.data] : []),
    ...offered,
  ].map(({ id, name }) => ({ value: id, label: <bdi>{name}</bdi>, text: name }));
  return (
    <div className={styles.integrations}>
      <p className={styles.intro}>{t('integrations.intro')}</p>
      <Loaded query={first} skeleton={<Skeleton shape="rows" count={3} />}>
        {() =>
          brandId === '' ? (
            <EmptyState
              drawing={<VitrineDrawing />}
              title={t('integrations.noBrand')}
              text={t('integrations.noBrandText')}
              action={<LinkButton to={addresses.brands}>{t('integrations.toBrands')}</LinkButton>}
            />
          ) : (
            <>
              <div className={styles.brand}>
                <LabelledField label={t('integrations.brand')}>
                  <Select
                    value={brand.data ? brandId : null}
                    loading={!brand.data}
                    options={options}
                    searchable
                    onSearch={setQ}
                    onChange={(id) => id && setChosen(id)}
                  />
                </LabelledField>
              </div>
              <Loaded query={brand} skeleton={<Skeleton shape="rows" count={3} />}>
                {({ id }) => (
                  <>
                    <ApiTokens key={`tokens of ${id}`} brandId={id} />
                    <Webhooks key={`webhooks of ${id}`} brandId={id} />
                    <DeveloperHelp brandId={id} />
                  </>
                )}
              </Loaded>
            </>
          )
        }
      </Loaded>
    </div>
  );
}
