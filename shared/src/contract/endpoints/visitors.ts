import { z } from 'zod';
import { resolvedPlacement } from '../entities/placement';
import { visitorData } from '../entities/visitor-data';
import { manifestRoot, testManifest } from '../publishing/manifest';
import { responseAccepted, responseCreate, visitorSession } from '../responses/response';
import { publicRuns } from '../responses/run';
import { visitReport } from '../responses/visit';
import { shownWords } from '../responses/written-words';
import { entityId, placementId, sha256 } from '../values/ids';
import { chapter } from './endpoint';
import { asSchema, atPlacement, atTestAccess } from './parameters';

const ofVisitor = z.strictObject({ respondentId: entityId });

const endpoint = chapter('Visitors');

export const visitorEndpoints = {
  getVisitorData: endpoint({
    method: 'GET',
    path: '/v1/visitors/:respondentId',
    access: { tenant: 'visitors:manage' },
    summary: 'All that is kept of one visitor',
    params: ofVisitor,
    response: visitorData,
  }),
  eraseVisitor: endpoint({
    method: 'POST',
    path: '/v1/visitors/:respondentId/erase',
    access: { tenant: 'visitors:manage' },
    summary:
      'Erase one visitor for good; their ballots stay without a name, so that tallies can be recomputed',
    params: ofVisitor,
  }),
  resolvePlacement: endpoint({
    method: 'GET',
    path: '/v1/placements/:placementId',
    access: 'public',
    summary: 'State of a placement and the manifest that it serves',
    params: atPlacement,
    response: resolvedPlacement,
  }),
  getManifest: endpoint({
    method: 'GET',
    path: '/v1/manifests/:hash',
    access: 'public',
    summary: 'The root of a published manifest, as the schema version that is asked for; immutable with one',
    params: z.strictObject({ hash: sha256 }),
    query: asSchema,
    response: manifestRoot,
  }),
  getManifestPart: endpoint({
    method: 'GET',
    path: '/v1/manifests/parts/:hash',
    access: 'public',
    summary: 'One part of a published manifest, as the schema version that is asked for; immutable with one',
    params: z.strictObject({ hash: sha256 }),
    query: asSchema,
    response: z.unknown(),
  }),
  getManifestSchema: endpoint({
    method: 'GET',
    path: '/v1/manifest-schema',
    access: 'public',
    summary: 'What a published manifest is made of, as JSON Schema',
    response: z.record(z.string(), z.unknown()),
  }),
  createVisitorSession: endpoint({
    method: 'POST',
    path: '/v1/visitor-sessions',
    access: 'public',
    summary:
      'Give this browser a respondent id in a cookie, or say the one that it has; `fresh` replaces it, `forgetVisits` takes it out of the visits that were recognised',
    body: z.strictObject({ fresh: z.boolean().optional(), forgetVisits: z.boolean().optional() }),
    response: visitorSession,
    status: 201,
  }),
  listPublicRuns: endpoint({
    method: 'GET',
    path: '/v1/placements/:placementId/runs',
    access: 'public',
    summary: 'What runs at a placement, with the counts that visitors may see',
    params: atPlacement,
    response: publicRuns,
  }),
  listShownWords: endpoint({
    method: 'GET',
    path: '/v1/placements/:placementId/documents/:documentId/words',
    access: 'public',
    summary:
      'The words that visitors wrote most often to the questions of a document, as far as others may see them',
    params: z.strictObject({ placementId, documentId: entityId }),
    response: shownWords,
  }),
  watchPlacement: endpoint({
    method: 'GET',
    path: '/v1/placements/:placementId/live',
    access: 'public',
    summary: 'Live stream of what runs at a placement',
    params: atPlacement,
    query: z.strictObject({
      /** On a screen for a whole room, which is nobody's visit. */
      presented: z.literal('true').optional(),
    }),
    response: publicRuns,
    stream: true,
  }),
  reportVisit: endpoint({
    method: 'POST',
    path: '/v1/placements/:placementId/visits',
    access: 'public',
    summary:
      'Count what a visitor did; nothing that tells who it was is kept, unless they agree to be recognised',
    params: atPlacement,
    body: visitReport,
  }),
  createResponse: endpoint({
    method: 'POST',
    path: '/v1/placements/:placementId/responses',
    access: 'visitor',
    summary: 'Answer something that is asked at a placement; needs an Idempotency-Key',
    params: atPlacement,
    body: responseCreate,
    response: responseAccepted,
    status: 201,
  }),
  getTestManifest: endpoint({
    method: 'GET',
    path: '/v1/placements/:placementId/test/:testAccessId',
    access: 'public',
    summary: 'The draft behind a test access, compiled now',
    params: atTestAccess,
    response: testManifest,
  }),
  createTestResponse: endpoint({
    method: 'POST',
    path: '/v1/placements/:placementId/test/:testAccessId/responses',
    access: 'public',
    summary: 'Answer in test access: kept apart, never counted; needs an Idempotency-Key',
    params: atTestAccess,
    body: responseCreate,
    response: z.object({ id: entityId }),
    status: 201,
  }),
};
