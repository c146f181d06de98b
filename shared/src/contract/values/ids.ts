import { z } from 'zod';
import {
  entityIdPattern,
  entryIdPattern,
  placementIdPattern,
  sha256Pattern,
  testAccessIdPattern,
} from './patterns';

export const entityId = z.string().regex(entityIdPattern, 'Not an id').meta({ id: 'EntityId' });
export const placementId = z
  .string()
  .regex(placementIdPattern, 'Not a placement id')
  .meta({ id: 'PlacementId' });
export const testAccessId = z.string().regex(testAccessIdPattern, 'Not a test access id');
export const sha256 = z.string().regex(sha256Pattern, 'Not a SHA-256 in hex');
export const entryId = z.string().regex(entryIdPattern, 'Not an entry id');
/** Key made by fractional-indexing: entries are sorted by comparing these strings. */
export const orderKey = z.string().regex(/^[0-9A-Za-z]{1,200}$/, 'Not an order key');
