import { z } from 'zod';
import { draftTurn, draftTurnRequest } from '../entities/draft-turn';
import { experience } from '../entities/experience';
import { publishReview, reviewDecision, reviewRequest } from '../entities/review';
import { certificate, manifestVersion, versionChanges } from '../publishing/manifest';
import { previewAccess, previewManifest, previewRequest } from '../publishing/preview';
import { limits } from '../values/limits';
import { note, timestamp } from '../values/values';
import { chapter } from './endpoint';
import { page } from './page';
import { inExperience, inVersion, list, versionNumber } from './parameters';

const endpoint = chapter('Publishing');

export const publishingEndpoints = {
  checkExperience: endpoint({
    method: 'GET',
    path: '/v1/brands/:brandId/experiences/:experienceId/certificate',
    access: { brand: 'documents:read' },
    summary: 'What publishing the draft now would find',
    params: inExperience,
    response: certificate,
  }),
  openPreview: endpoint({
    method: 'POST',
    path: '/v1/brands/:brandId/experiences/:experienceId/preview-access',
    access: { brand: 'test-accesses:write' },
    summary: 'The address of the editor’s preview, for some hours; whoever knows it sees the draft',
    params: inExperience,
    response: previewAccess,
  }),
  compilePreview: endpoint({
    method: 'POST',
    path: '/v1/brands/:brandId/experiences/:experienceId/preview',
    access: { brand: 'documents:read' },
    summary: 'Compile the draft with what is not saved yet; nothing is stored',
    params: inExperience,
    body: previewRequest,
    response: previewManifest,
    passing: true,
  }),
  getReview: endpoint({
    method: 'GET',
    path: '/v1/brands/:brandId/experiences/:experienceId/review',
    access: { brand: 'documents:read' },
    summary: 'How far the review of the draft is, and who may decide it',
    params: inExperience,
    response: publishReview,
  }),
  askForReview: endpoint({
    method: 'POST',
    path: '/v1/brands/:brandId/experiences/:experienceId/review/requests',
    access: { brand: 'documents:write' },
    summary: 'Ask another person to review the draft; 409 where the brand publishes without reviews',
    params: inExperience,
    body: reviewRequest,
    response: publishReview,
    status: 201,
  }),
  decideReview: endpoint({
    method: 'POST',
    path: '/v1/brands/:brandId/experiences/:experienceId/review/decisions',
    access: { brand: 'publish' },
    summary:
      'Approve the draft or ask for changes, as another person than who asked; 409 where it was changed meanwhile',
    params: inExperience,
    body: reviewDecision,
    response: publishReview,
    status: 201,
  }),
  publishExperience: endpoint({
    method: 'POST',
    path: '/v1/brands/:brandId/experiences/:experienceId/publish',
    access: { brand: 'publish' },
    summary:
      'Compile the draft into a new version and make it current, now or at a time; 409 without the approval that the brand may need',
    params: inExperience,
    body: z.strictObject({
      note: note.optional(),
      /** A moment to come: the draft as it is now goes live then. */
      at: timestamp.optional(),
    }),
    response: manifestVersion,
    status: 201,
  }),
  cancelPlannedPublish: endpoint({
    method: 'DELETE',
    path: '/v1/brands/:brandId/experiences/:experienceId/planned-publish',
    access: { brand: 'publish' },
    whileArchived: true,
    summary: 'Take back what was to go live at a time; the version stays',
    params: inExperience,
    response: experience,
  }),
  unpublishExperience: endpoint({
    method: 'POST',
    path: '/v1/brands/:brandId/experiences/:experienceId/unpublish',
    access: { brand: 'publish' },
    summary: 'Take the experience away from visitors; needs no review, being a way out in an emergency',
    params: inExperience,
    response: experience,
  }),
  listVersions: endpoint({
    method: 'GET',
    path: '/v1/brands/:brandId/experiences/:experienceId/versions',
    access: { brand: 'documents:read' },
    summary: 'Published versions, newest first',
    params: inExperience,
    query: list,
    response: page(manifestVersion),
  }),
  compareVersions: endpoint({
    method: 'GET',
    path: '/v1/brands/:brandId/experiences/:experienceId/versions/:version/changes',
    access: { brand: 'documents:read' },
    summary: 'Which documents another version, or the draft, has otherwise than this one, and how',
    params: inVersion,
    query: z.strictObject({ to: versionNumber.or(z.literal('draft')).default('draft') }),
    response: versionChanges,
  }),
  restoreVersion: endpoint({
    method: 'POST',
    path: '/v1/brands/:brandId/experiences/:experienceId/versions/:version/restore',
    access: { brand: 'publish' },
    summary: 'Make an older version current again; needs no review, being a way out in an emergency',
    params: inVersion,
    response: experience,
  }),
  turnDraft: endpoint({
    method: 'POST',
    path: '/v1/brands/:brandId/experiences/:experienceId/draft-turns',
    access: { brand: 'documents:write' },
    summary:
      'Make an older version the draft again, each document as a new revision; or take such a turn back where nobody has written since',
    params: inExperience,
    body: draftTurnRequest,
    bodyBytes: limits.draftTurn.bytes,
    response: draftTurn,
  }),
};
