import { z } from 'zod';
import { endpoint } from '../endpoint';
import { entityId, sha256 } from '../ids';
import { manifestRoot, testManifest } from '../manifest';
import { resolvedPlacement } from '../placement';
import { responseAccepted, responseCreate, visitorSession } from '../response';
import { atPlacement, atTestAccess, publicRuns } from './parameters';

export const visitorEndpoints = {
  resolvePlacement: endpoint({
    method: 'GET',
    path: '/v1/placements/:placementId',
    tag: 'Visitors',
    access: 'public',
    summary: 'State of a placement and the manifest that it serves',
    params: atPlacement,
    response: resolvedPlacement,
  }),
  getManifest: endpoint({
    method: 'GET',
    path: '/v1/manifests/:hash',
    tag: 'Visitors',
    access: 'public',
    summary: 'The root of a published manifest; immutable',
    params: z.strictObject({ hash: sha256 }),
    response: manifestRoot,
  }),
  getManifestPart: endpoint({
    method: 'GET',
    path: '/v1/manifests/parts/:hash',
    tag: 'Visitors',
    access: 'public',
    summary: 'One part of a published manifest; immutable',
    params: z.strictObject({ hash: sha256 }),
    response: z.unknown(),
  }),
  createVisitorSession: endpoint({
    method: 'POST',
    path: '/v1/visitor-sessions',
    tag: 'Visitors',
    access: 'public',
    summary: 'Give this browser a respondent id in a cookie, or say the one that it has; `fresh` replaces it',
    body: z.strictObject({ fresh: z.boolean().optional() }),
    response: visitorSession,
    status: 201,
  }),
  listPublicRuns: endpoint({
    method: 'GET',
    path: '/v1/placements/:placementId/runs',
    tag: 'Visitors',
    access: 'public',
    summary: 'What runs at a placement, with the counts that visitors may see',
    params: atPlacement,
    response: publicRuns,
  }),
  watchPlacement: endpoint({
    method: 'GET',
    path: '/v1/placements/:placementId/live',
    tag: 'Visitors',
    access: 'public',
    summary: 'Live stream of what runs at a placement',
    params: atPlacement,
    response: publicRuns,
    stream: true,
  }),
  createResponse: endpoint({
    method: 'POST',
    path: '/v1/placements/:placementId/responses',
    tag: 'Visitors',
    access: 'visitor',
    summary: 'Answer a poll; needs an Idempotency-Key',
    params: atPlacement,
    body: responseCreate,
    response: responseAccepted,
    status: 201,
  }),
  getTestManifest: endpoint({
    method: 'GET',
    path: '/v1/placements/:placementId/test/:testAccessId',
    tag: 'Visitors',
    access: 'public',
    summary: 'The draft behind a test access, compiled now',
    params: atTestAccess,
    response: testManifest,
  }),
  createTestResponse: endpoint({
    method: 'POST',
    path: '/v1/placements/:placementId/test/:testAccessId/responses',
    tag: 'Visitors',
    access: 'public',
    summary: 'Answer in test access: kept apart, never counted; needs an Idempotency-Key',
    params: atTestAccess,
    body: responseCreate,
    response: z.object({ id: entityId }),
    status: 201,
  }),
};
