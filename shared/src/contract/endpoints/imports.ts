import { z } from 'zod';
import { documentAreas } from '../areas/index';
import {
  documentImport,
  exportFormat,
  importApply,
  importCreate,
  importRecheck,
  textFormat,
} from '../entities/import';
import { entityId } from '../values/ids';
import { languageTag } from '../values/values';
import { chapter } from './endpoint';
import { inBrand, inExperience, inImport } from './parameters';

const endpoint = chapter('Imports');

export const importEndpoints = {
  createImport: endpoint({
    method: 'POST',
    path: '/v1/brands/:brandId/imports',
    access: { brand: 'documents:write' },
    ofTenant: 'vaults:write',
    summary:
      'Check a finished upload (a table as CSV or JSON Lines, texts as XLIFF or CSV) against the draft; writes no document',
    params: inBrand,
    body: importCreate,
    response: documentImport,
    status: 201,
  }),
  getImport: endpoint({
    method: 'GET',
    path: '/v1/brands/:brandId/imports/:importId',
    access: { brand: 'documents:read' },
    ofTenant: 'vaults:write',
    summary: 'An import with its progress and report',
    params: inImport,
    response: documentImport,
  }),
  recheckImport: endpoint({
    method: 'POST',
    path: '/v1/brands/:brandId/imports/:importId/check',
    access: { brand: 'documents:write' },
    summary: 'Check a ready import again, with prices that name no currency in this one',
    params: inImport,
    body: importRecheck,
    response: documentImport,
  }),
  applyImport: endpoint({
    method: 'POST',
    path: '/v1/brands/:brandId/imports/:importId/apply',
    access: { brand: 'documents:write' },
    ofTenant: 'vaults:write',
    summary:
      'Write what a ready import found; fetch the pictures that it names by their addresses, where asked to',
    params: inImport,
    body: importApply,
    response: documentImport,
  }),
  cancelImport: endpoint({
    method: 'POST',
    path: '/v1/brands/:brandId/imports/:importId/cancel',
    access: { brand: 'documents:write' },
    ofTenant: 'vaults:write',
    whileArchived: true,
    summary: 'Stop an import; what is written already stays and is counted',
    params: inImport,
    response: documentImport,
  }),
  exportDocuments: endpoint({
    method: 'GET',
    path: '/v1/brands/:brandId/export',
    access: { brand: 'documents:read' },
    summary: 'Documents of an area as a table that can be imported again',
    params: inBrand,
    query: z.strictObject({
      area: z.enum(documentAreas),
      experienceId: entityId.optional(),
      /** When no experience is named: whose. */
      owner: z.enum(['brand', 'tenant']).default('brand'),
      format: exportFormat.default('csv'),
    }),
    status: 200,
  }),
  exportTexts: endpoint({
    method: 'GET',
    path: '/v1/brands/:brandId/experiences/:experienceId/texts',
    access: { brand: 'documents:read' },
    summary: 'All texts that visitors read, with their translations into one language, for translators',
    params: inExperience,
    query: z.strictObject({ language: languageTag, format: textFormat.default('xliff') }),
    status: 200,
  }),
};
