import { z } from 'zod';
import { documentAreas } from '../areas/index';
import {
  document,
  documentCreate,
  documentEditSession,
  documentLinks,
  documentOutline,
  documentPatch,
  documentRevision,
  documentUses,
  renewedUses,
} from '../entities/document';
import { entityId } from '../values/ids';
import { languageTag } from '../values/values';
import { chapter } from './endpoint';
import { listQuery, page, sortBy } from './page';
import { inBrand, inDocument, inExperience, inRevision, list } from './parameters';

const endpoint = chapter('Documents');

export const documentEndpoints = {
  listDocuments: endpoint({
    method: 'GET',
    path: '/v1/brands/:brandId/documents',
    access: { brand: 'documents:read' },
    summary: 'Documents of an experience; when none is named, the brand’s own or those of the whole tenant',
    params: inBrand,
    query: z.strictObject({
      ...listQuery.shape,
      /** By the order that people gave them, their name as it is shown, or when they were changed. */
      sort: sortBy('order', 'name', 'changed'),
      /** In which names are shown; else, and where one is missing, in a document's base language, then in any. */
      language: languageTag.optional(),
      experienceId: entityId.optional(),
      /** When no experience is named: whose. */
      owner: z.enum(['brand', 'tenant']).default('brand'),
      area: z.enum(documentAreas).optional(),
    }),
    response: page(document),
  }),
  getDocumentOutline: endpoint({
    method: 'GET',
    path: '/v1/brands/:brandId/experiences/:experienceId/outline',
    access: { brand: 'documents:read' },
    summary: 'Every document of an experience by its name, at once and without what it holds',
    params: inExperience,
    response: documentOutline,
  }),
  createDocument: endpoint({
    method: 'POST',
    path: '/v1/brands/:brandId/documents',
    access: { brand: 'documents:write' },
    ofTenant: 'vaults:write',
    summary: 'Create a document',
    params: inBrand,
    body: documentCreate,
    response: document,
    status: 201,
  }),
  getDocument: endpoint({
    method: 'GET',
    path: '/v1/brands/:brandId/documents/:documentId',
    access: { brand: 'documents:read' },
    summary: 'One document',
    params: inDocument,
    response: document,
  }),
  patchDocument: endpoint({
    method: 'PATCH',
    path: '/v1/brands/:brandId/documents/:documentId',
    access: { brand: 'documents:write' },
    ofTenant: 'vaults:write',
    summary: 'Merge a patch into a document',
    params: inDocument,
    body: documentPatch,
    response: document,
    conditional: true,
  }),
  archiveDocument: endpoint({
    method: 'POST',
    path: '/v1/brands/:brandId/documents/:documentId/archive',
    access: { brand: 'documents:write' },
    ofTenant: 'vaults:write',
    summary: 'Archive a document: the next version goes without it',
    params: inDocument,
    response: document,
  }),
  restoreDocument: endpoint({
    method: 'POST',
    path: '/v1/brands/:brandId/documents/:documentId/restore',
    access: { brand: 'documents:write' },
    ofTenant: 'vaults:write',
    summary: 'Restore an archived document',
    params: inDocument,
    response: document,
  }),
  listRevisions: endpoint({
    method: 'GET',
    path: '/v1/brands/:brandId/documents/:documentId/revisions',
    access: { brand: 'documents:read' },
    summary: 'Who changed a document when, newest first: the revisions of one editing session are one entry',
    params: inDocument,
    query: list,
    response: page(documentEditSession),
  }),
  getRevision: endpoint({
    method: 'GET',
    path: '/v1/brands/:brandId/documents/:documentId/revisions/:revision',
    access: { brand: 'documents:read' },
    summary: 'A document as a revision left it',
    params: inRevision,
    response: documentRevision,
  }),
  listDocumentUses: endpoint({
    method: 'GET',
    path: '/v1/brands/:brandId/documents/:documentId/uses',
    access: { brand: 'documents:read' },
    summary: 'Where a document is used',
    params: inDocument,
    response: documentUses,
  }),
  renewDocumentUses: endpoint({
    method: 'POST',
    path: '/v1/brands/:brandId/documents/:documentId/uses/renew',
    access: { brand: 'documents:write' },
    summary:
      'Take over the newest revision of a vault document wherever an experience, or the brand itself, uses it',
    params: inDocument,
    body: z.strictObject({ experienceId: entityId.optional() }),
    response: renewedUses,
  }),
  listDocumentLinks: endpoint({
    method: 'GET',
    path: '/v1/brands/:brandId/documents/:documentId/links',
    access: { brand: 'documents:read' },
    summary: 'The vault documents of which a document holds copies, with their newest revision',
    params: inDocument,
    response: documentLinks,
  }),
};
