import { apiToken, apiTokenCreate, createdApiToken } from '../entities/integrations';
import { chapter } from './endpoint';
import { page } from './page';
import { inApiToken, inBrand, listBy } from './parameters';

const endpoint = chapter('Integrations');

export const apiTokenEndpoints = {
  listApiTokens: endpoint({
    method: 'GET',
    path: '/v1/brands/:brandId/api-tokens',
    access: { brand: 'integrations:read' },
    summary: 'Tokens with which programs read the brand; with `archived`, those that were revoked',
    params: inBrand,
    query: listBy('createdAt', 'name'),
    response: page(apiToken),
  }),
  createApiToken: endpoint({
    method: 'POST',
    path: '/v1/brands/:brandId/api-tokens',
    access: { brand: 'integrations:write' },
    summary: 'Create a token: an analyst of this one brand. It is shown once',
    params: inBrand,
    body: apiTokenCreate,
    response: createdApiToken,
    givenOnce: 'token',
    status: 201,
  }),
  revokeApiToken: endpoint({
    method: 'POST',
    path: '/v1/brands/:brandId/api-tokens/:apiTokenId/revoke',
    access: { brand: 'integrations:write' },
    whileArchived: true,
    summary: 'End a token at once',
    params: inApiToken,
    response: apiToken,
  }),
};
