import { endpoint } from '../../endpoints/endpoint';
import { inExperience } from '../../endpoints/parameters';
import { visitDays } from '../../responses/visit-days';
import { missedProducts } from './visits';

export const productsEndpoints = {
  listMissedProducts: endpoint({
    method: 'GET',
    path: '/v1/brands/:brandId/experiences/:experienceId/missed-products',
    tag: 'Results',
    access: { brand: 'results:read' },
    summary: 'Products that visitors looked at and could not have, most wanted first',
    params: inExperience,
    query: visitDays,
    response: missedProducts,
  }),
};
