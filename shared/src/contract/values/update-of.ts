import { z } from 'zod';

/**
 * A change of some fields of a thing that others may be changing as well. `was` holds what stood in those fields when
 * the change was begun, as the API had answered it: what somebody else has written meanwhile is not written over.
 */
export const updateOf = <Fields extends z.ZodRawShape>(fields: Fields) =>
  z.strictObject({ ...fields, was: z.record(z.string(), z.unknown()).optional() });
