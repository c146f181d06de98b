import { endpoints } from '@vitrine/shared/contract';
import { addresses } from '@vitrine/shared/contract/values/addresses';
import {
  EmptyState,
  LabelledField,
  LinkButton,
  Loaded,
  SearchSelect,
  Skeleton,
  useAddressState,
  useEndpointPage,
  useEndpointQuery,
  useMay,
  VitrineDrawing,
} from '@vitrine/shared/ui';
import { useState } from 'react';
import { brandOption } from '../../../brand/brand-tile';
import common from '../../../parts/common.module.css';
import { useManagerTexts } from '../../../texts/use-manager-texts';
import { ApiTokens } from './api-tokens';
import { DeveloperHelp } from './developer-help';
import styles from './integrations.module.css';
import { Webhooks } from './webhooks';

/** Of the brands that let somebody in, perhaps as an editor only. */
const mine = { sort: 'name', may: 'integrations:read' } as const;
/** Of the lists of one brand. */
const pages = ['tokens-cursor', 'webhooks-cursor'];

/** What other programs may read of a brand, and what they are told: its API tokens and webhooks. */
export function Integrations() {
  const t = useManagerTexts();
  const may = useMay();
  const [chosen, setChosen] = useAddressState('brand', '', { drops: pages });
  const first = useEndpointPage(endpoints.listBrands, { query: { ...mine, limit: 1 } });
  // An address that somebody kept may name a brand that is gone, or one that does not let them in.
  const [gone, setGone] = useState('');
  const isOffered = chosen !== '' && chosen !== gone && may('integrations:read', chosen);
  const brandId = isOffered ? chosen : (first.data?.items[0]?.id ?? '');
  const brand = useEndpointQuery(
    endpoints.getBrand,
    { params: { brandId } },
    { enabled: brandId !== '' && may('integrations:read', brandId) },
  );
  if (brand.error?.status === 404 && isOffered) setGone(chosen);
  return (
    <div className={common.groups}>
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
                  <SearchSelect
                    endpoint={endpoints.listBrands}
                    request={{ query: mine }}
                    option={brandOption}
                    value={brandId}
                    chosen={brand.data && brandOption(brand.data)}
                    loading={!brand.data}
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
