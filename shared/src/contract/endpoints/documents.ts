import { z } from 'zod';
import { documentAreas } from '../areas/index';
import { document, documentCreate, documentPatch, documentRevision } from '../document';
import { endpoint } from '../endpoint';
import { entityId } from '../ids';
import { listQuery, page } from '../page';
import { inBrand, inDocument, list } from './parameters';

export const documentEndpoints = {
  listDocuments: endpoint({
    method: 'GET',
    path: '/v1/brands/:brandId/documents',
    tag: 'Documents',
    access: { brand: 'documents:read' },
    summary: 'Documents of an experience, or the brand’s own when no experience is named',
    params: inBrand,
    query: z.strictObject({
      ...listQuery.shape,
      experienceId: entityId.optional(),
      area: z.enum(documentAreas).optional(),
    }),
    response: page(document),
  }),
  createDocument: endpoint({
    method: 'POST',
    path: '/v1/brands/:brandId/documents',
    tag: 'Documents',
    access: { brand: 'documents:write' },
    summary: 'Create a document',
    params: inBrand,
    body: documentCreate,
    response: document,
    status: 201,
  }),
  getDocument: endpoint({
    method: 'GET',
    path: '/v1/brands/:brandId/documents/:documentId',
    tag: 'Documents',
    access: { brand: 'documents:read' },
    summary: 'One document',
    params: inDocument,
    response: document,
  }),
  patchDocument: endpoint({
    method: 'PATCH',
    path: '/v1/brands/:brandId/documents/:documentId',
    tag: 'Documents',
    access: { brand: 'documents:write' },
    summary: 'Merge a patch into a document',
    params: inDocument,
    body: documentPatch,
    response: document,
    conditional: true,
  }),
  archiveDocument: endpoint({
    method: 'POST',
    path: '/v1/brands/:brandId/documents/:documentId/archive',
    tag: 'Documents',
    access: { brand: 'documents:write' },
    summary: 'Archive a document: the next version goes without it',
    params: inDocument,
    response: document,
  }),
  restoreDocument: endpoint({
    method: 'POST',
    path: '/v1/brands/:brandId/documents/:documentId/restore',
    tag: 'Documents',
    access: { brand: 'documents:write' },
    summary: 'Restore an archived document',
    params: inDocument,
    response: document,
  }),
  listRevisions: endpoint({
    method: 'GET',
    path: '/v1/brands/:brandId/documents/:documentId/revisions',
    tag: 'Documents',
    access: { brand: 'documents:read' },
    summary: 'Revisions of a document, newest first',
    params: inDocument,
    query: list,
    response: page(documentRevision),
  }),
};
