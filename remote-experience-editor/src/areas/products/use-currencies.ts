import { endpoints, type ProductDocument } from '@vitrine/shared/contract';
import { useEndpointQuery } from '@vitrine/shared/ui';
import { useMemo, useState } from 'react';

/** In what currencies a product's prices can be filled in: the tenant's, those that it has, and what is added here. */
export function useCurrencies(variants: ProductDocument['variants']) {
  const tenant = useEndpointQuery(endpoints.getTenant, {});
  const [added, setAdded] = useState<string[]>([]);
  const own = tenant.data?.defaultCurrency;
  const used = Object.values(variants).flatMap(({ prices }) => Object.keys(prices));
  const key = [...new Set([...(own ? [own] : []), ...used.sort(), ...added])].join();
  const currencies = useMemo(() => key.split(',').filter(Boolean), [key]);
  return { currencies, add: (currency: string) => setAdded([...added, currency]) };
}
