import { z } from 'zod';
import { experience, experienceCopy, experienceUpdate, liveStatus } from '../entities/experience';
import { experienceImport, experienceImportCreate } from '../entities/experience-import';
import { reviewState } from '../entities/review';
import { experienceStart, template } from '../entities/template';
import { chapter } from './endpoint';
import { page } from './page';
import { changed, chosen, inBrand, inExperience, inExperienceImport, listBy } from './parameters';

const endpoint = chapter('Experiences');

export const experienceEndpoints = {
  listExperiences: endpoint({
    method: 'GET',
    path: '/v1/brands/:brandId/experiences',
    access: { brand: 'experiences:read' },
    summary: 'Experiences of a brand',
    params: inBrand,
    query: listBy('name', 'updatedAt', 'createdAt').extend({
      status: liveStatus.optional(),
      /** requested: those whose draft waits for a review, where the brand publishes with reviews. */
      review: reviewState.extract(['requested']).optional(),
    }),
    response: page(experience),
  }),
  createExperience: endpoint({
    method: 'POST',
    path: '/v1/brands/:brandId/experiences',
    access: { brand: 'experiences:write' },
    summary: 'Create an experience, empty or from a template',
    params: inBrand,
    body: experienceStart,
    response: experience,
    status: 201,
  }),
  listTemplates: endpoint({
    method: 'GET',
    path: '/v1/templates',
    access: { tenant: 'tenant:read' },
    summary: 'Complete experiences that a new one can begin with',
    response: z.object({ items: z.array(template) }),
  }),
  getExperience: endpoint({
    method: 'GET',
    path: '/v1/brands/:brandId/experiences/:experienceId',
    access: { brand: 'experiences:read' },
    summary: 'One experience',
    params: inExperience,
    response: experience,
  }),
  updateExperience: endpoint({
    method: 'PATCH',
    path: '/v1/brands/:brandId/experiences/:experienceId',
    access: { brand: 'experiences:write' },
    summary: 'Change an experience',
    params: inExperience,
    body: experienceUpdate,
    response: experience,
  }),
  archiveExperience: endpoint({
    method: 'POST',
    path: '/v1/brands/:brandId/experiences/:experienceId/archive',
    access: { brand: 'experiences:write' },
    summary: 'Archive an experience: its placements have nothing to show',
    params: inExperience,
    response: experience,
  }),
  restoreExperience: endpoint({
    method: 'POST',
    path: '/v1/brands/:brandId/experiences/:experienceId/restore',
    access: { brand: 'experiences:write' },
    summary: 'Restore an archived experience',
    params: inExperience,
    response: experience,
  }),
  archiveExperiences: endpoint({
    method: 'POST',
    path: '/v1/brands/:brandId/experiences/archive',
    access: { brand: 'experiences:write' },
    summary: 'Archive several experiences, all or none',
    params: inBrand,
    body: chosen,
    response: changed,
  }),
  restoreExperiences: endpoint({
    method: 'POST',
    path: '/v1/brands/:brandId/experiences/restore',
    access: { brand: 'experiences:write' },
    summary: 'Restore several archived experiences, all or none',
    params: inBrand,
    body: chosen,
    response: changed,
  }),
  copyExperience: endpoint({
    method: 'POST',
    path: '/v1/brands/:brandId/experiences/:experienceId/copy',
    access: { brand: 'experiences:write' },
    summary: 'Create an experience as a copy of another with all its documents, as a draft',
    params: inExperience,
    body: experienceCopy,
    response: experience,
    status: 201,
  }),
  exportExperience: endpoint({
    method: 'GET',
    path: '/v1/brands/:brandId/experiences/:experienceId/export',
    access: { brand: 'documents:read' },
    summary: 'The whole draft with its files, as one archive that can be imported into any brand',
    params: inExperience,
    status: 200,
  }),
  createExperienceImport: endpoint({
    method: 'POST',
    path: '/v1/brands/:brandId/experience-imports',
    access: { brand: 'experiences:write' },
    summary: 'Check the finished upload of an exported experience; creates nothing',
    params: inBrand,
    body: experienceImportCreate,
    response: experienceImport,
    status: 201,
  }),
  getExperienceImport: endpoint({
    method: 'GET',
    path: '/v1/brands/:brandId/experience-imports/:experienceImportId',
    access: { brand: 'experiences:write' },
    summary: 'The import of an experience with its progress, and what it would create',
    params: inExperienceImport,
    response: experienceImport,
  }),
  applyExperienceImport: endpoint({
    method: 'POST',
    path: '/v1/brands/:brandId/experience-imports/:experienceImportId/apply',
    access: { brand: 'experiences:write' },
    summary: 'Create the experience, all or nothing',
    params: inExperienceImport,
    response: experienceImport,
  }),
  cancelExperienceImport: endpoint({
    method: 'POST',
    path: '/v1/brands/:brandId/experience-imports/:experienceImportId/cancel',
    access: { brand: 'experiences:write' },
    whileArchived: true,
    summary: 'Stop the import of an experience; nothing was created',
    params: inExperienceImport,
    response: experienceImport,
  }),
};
