import { z } from 'zod';
import {
  redeemedToken,
  token,
  tokenLot,
  tokenLotCreate,
  tokenRedeem,
  tokensRevoked,
  tokensToRevoke,
} from '../entities/token';
import { entityId } from '../values/ids';
import { chapter } from './endpoint';
import { listQuery, page } from './page';
import { atPlacement, inExperience, inTokenLot } from './parameters';

const endpoint = chapter('Tokens');

export const tokenEndpoints = {
  createTokenLot: endpoint({
    method: 'POST',
    path: '/v1/brands/:brandId/experiences/:experienceId/token-lots',
    access: { brand: 'tokens:write' },
    summary: 'Make codes that work once, for one document at one placement',
    params: inExperience,
    body: tokenLotCreate,
    response: tokenLot,
    status: 201,
  }),
  listTokenLots: endpoint({
    method: 'GET',
    path: '/v1/brands/:brandId/experiences/:experienceId/token-lots',
    access: { brand: 'tokens:read' },
    summary:
      'The lots of codes of an experience or one document of it, newest first, with what became of them',
    params: inExperience,
    query: z.strictObject({
      limit: listQuery.shape.limit,
      cursor: listQuery.shape.cursor,
      documentId: entityId.optional(),
    }),
    response: page(tokenLot),
  }),
  listTokens: endpoint({
    method: 'GET',
    path: '/v1/brands/:brandId/experiences/:experienceId/token-lots/:tokenLotId/tokens',
    access: { brand: 'tokens:read' },
    summary: 'The codes of a lot, by their numbers',
    params: inTokenLot,
    query: z.strictObject({ limit: listQuery.shape.limit, cursor: listQuery.shape.cursor }),
    response: page(token),
  }),
  revokeTokens: endpoint({
    method: 'POST',
    path: '/v1/brands/:brandId/experiences/:experienceId/token-lots/:tokenLotId/revoke',
    access: { brand: 'tokens:write' },
    whileArchived: true,
    summary: 'Take back codes of a lot, or all of them; those that were used stay used',
    params: inTokenLot,
    body: tokensToRevoke,
    response: tokensRevoked,
  }),
  exportTokens: endpoint({
    method: 'GET',
    path: '/v1/brands/:brandId/experiences/:experienceId/token-lots/:tokenLotId/export',
    access: { brand: 'tokens:read' },
    summary: 'The codes of a lot as a CSV table, with the links to print or to mail',
    params: inTokenLot,
    status: 200,
  }),
  redeemToken: endpoint({
    method: 'POST',
    path: '/v1/placements/:placementId/tokens',
    access: 'visitor',
    summary: 'Come with a code that works once: what it is for is answered with it from now on',
    params: atPlacement,
    body: tokenRedeem,
    response: redeemedToken,
  }),
};
