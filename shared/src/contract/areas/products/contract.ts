import type { AreaContract } from '../area-contract';
import { productsChecks } from './checks';
import { emptyProduct, productsDocument } from './document';
import { productsEndpoints } from './endpoints';
import { productsEvents } from './events';
import { productsLimits } from './limits';
import { publishedProducts } from './published';
import { productsVisits } from './visits';

export const products = {
  document: {
    schema: productsDocument,
    empty: emptyProduct,
    limit: { documents: productsLimits.perBrand, per: 'brand' },
  },
  published: publishedProducts,
  events: productsEvents,
  visits: productsVisits,
  checks: productsChecks,
  endpoints: productsEndpoints,
} as const satisfies AreaContract;
