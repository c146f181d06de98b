import { z } from 'zod';
import { endpoint } from '../endpoint';
import { experience } from '../experience';
import { certificate, manifestVersion } from '../manifest';
import { page } from '../page';
import { note } from '../values';
import { inExperience, inVersion, list } from './parameters';

export const publishingEndpoints = {
  checkExperience: endpoint({
    method: 'GET',
    path: '/v1/brands/:brandId/experiences/:experienceId/certificate',
    tag: 'Publishing',
    access: { brand: 'documents:read' },
    summary: 'What publishing the draft now would find',
    params: inExperience,
    response: certificate,
  }),
  publishExperience: endpoint({
    method: 'POST',
    path: '/v1/brands/:brandId/experiences/:experienceId/publish',
    tag: 'Publishing',
    access: { brand: 'publish' },
    summary: 'Compile the draft into a new version and make it current',
    params: inExperience,
    body: z.strictObject({ note: note.optional() }),
    response: manifestVersion,
    status: 201,
  }),
  unpublishExperience: endpoint({
    method: 'POST',
    path: '/v1/brands/:brandId/experiences/:experienceId/unpublish',
    tag: 'Publishing',
    access: { brand: 'publish' },
    summary: 'Take the experience away from visitors',
    params: inExperience,
    response: experience,
  }),
  listVersions: endpoint({
    method: 'GET',
    path: '/v1/brands/:brandId/experiences/:experienceId/versions',
    tag: 'Publishing',
    access: { brand: 'documents:read' },
    summary: 'Published versions, newest first',
    params: inExperience,
    query: list,
    response: page(manifestVersion),
  }),
  restoreVersion: endpoint({
    method: 'POST',
    path: '/v1/brands/:brandId/experiences/:experienceId/versions/:version/restore',
    tag: 'Publishing',
    access: { brand: 'publish' },
    summary: 'Make an older version current again',
    params: inVersion,
    response: experience,
  }),
};
