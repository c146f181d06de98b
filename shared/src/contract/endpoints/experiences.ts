import { endpoint } from '../endpoint';
import { experience, experienceCreate, experienceUpdate } from '../experience';
import { page } from '../page';
import { inBrand, inExperience, list } from './parameters';

export const experienceEndpoints = {
  listExperiences: endpoint({
    method: 'GET',
    path: '/v1/brands/:brandId/experiences',
    tag: 'Experiences',
    access: { brand: 'experiences:read' },
    summary: 'Experiences of a brand',
    params: inBrand,
    query: list,
    response: page(experience),
  }),
  createExperience: endpoint({
    method: 'POST',
    path: '/v1/brands/:brandId/experiences',
    tag: 'Experiences',
    access: { brand: 'experiences:write' },
    summary: 'Create an experience',
    params: inBrand,
    body: experienceCreate,
    response: experience,
    status: 201,
  }),
  getExperience: endpoint({
    method: 'GET',
    path: '/v1/brands/:brandId/experiences/:experienceId',
    tag: 'Experiences',
    access: { brand: 'experiences:read' },
    summary: 'One experience',
    params: inExperience,
    response: experience,
  }),
  updateExperience: endpoint({
    method: 'PATCH',
    path: '/v1/brands/:brandId/experiences/:experienceId',
    tag: 'Experiences',
    access: { brand: 'experiences:write' },
    summary: 'Change an experience',
    params: inExperience,
    body: experienceUpdate,
    response: experience,
  }),
  archiveExperience: endpoint({
    method: 'POST',
    path: '/v1/brands/:brandId/experiences/:experienceId/archive',
    tag: 'Experiences',
    access: { brand: 'experiences:write' },
    summary: 'Archive an experience: its placements have nothing to show',
    params: inExperience,
    response: experience,
  }),
  restoreExperience: endpoint({
    method: 'POST',
    path: '/v1/brands/:brandId/experiences/:experienceId/restore',
    tag: 'Experiences',
    access: { brand: 'experiences:write' },
    summary: 'Restore an archived experience',
    params: inExperience,
    response: experience,
  }),
};
