import { z } from 'zod';
import { endpoint } from '../../endpoints/endpoint';
import { listQuery, page } from '../../endpoints/page';
import { inExperience } from '../../endpoints/parameters';
import { visitsRange } from '../../responses/visits-range';
import { entityId } from '../../values/ids';
import { codeAddress, printedCodesCreate, printedCodesCreated } from './printed-code';
import { codeScans } from './scans';

const ofExperience = { tag: 'QR codes', params: inExperience } as const;

export const qrCodeEndpoints = {
  listPrintedCodes: endpoint({
    ...ofExperience,
    method: 'GET',
    path: '/v1/brands/:brandId/experiences/:experienceId/printed-codes',
    access: { brand: 'documents:read' },
    summary: 'The printed addresses of an experience’s QR codes, or of one of them, oldest first',
    query: z.strictObject({
      limit: listQuery.shape.limit,
      cursor: listQuery.shape.cursor,
      documentId: entityId.optional(),
    }),
    response: page(codeAddress),
  }),
  createPrintedCodes: endpoint({
    ...ofExperience,
    method: 'POST',
    path: '/v1/brands/:brandId/experiences/:experienceId/printed-codes',
    access: { brand: 'documents:write' },
    summary: 'Give QR codes their addresses at placements; those that have one keep it',
    body: printedCodesCreate,
    response: printedCodesCreated,
    status: 201,
  }),
  getCodeScans: endpoint({
    ...ofExperience,
    method: 'GET',
    path: '/v1/brands/:brandId/experiences/:experienceId/code-scans',
    access: { brand: 'results:read' },
    summary:
      'How often an experience’s QR codes, or one of them, were scanned between two days of a time zone',
    query: visitsRange.safeExtend({ documentId: entityId.optional() }),
    response: codeScans,
  }),
};
