import { z } from 'zod';
import { entityId } from './ids';
import { name, note, timestamp, timeZone } from './values';

const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$|^24:00$/, 'A time like 09:30');
const day = z.array(z.strictObject({ from: clock, until: clock })).max(4);

/** Local times of the store's own zone; a day that is missing is closed. */
export const openingHours = z.strictObject({
  week: z.partialRecord(z.enum(['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']), day),
  exceptions: z.record(z.iso.date(), day),
});

const editable = {
  name,
  address: note.optional(),
  timeZone: timeZone.optional(),
  openingHours: openingHours.optional(),
  groups: z.array(name).max(20).optional(),
};

export const store = z
  .object({
    id: entityId,
    brandId: entityId,
    name: z.string(),
    address: z.string(),
    timeZone: z.string(),
    openingHours,
    groups: z.array(z.string()),
    placements: z.int(),
    createdAt: timestamp,
    updatedAt: timestamp,
    archivedAt: timestamp.nullable(),
  })
  .meta({ id: 'Store' });
export type Store = z.infer<typeof store>;

/** A name that stores share, so that something can be done with all of them at once. */
export const storeGroup = z.object({ name: z.string(), stores: z.int() }).meta({ id: 'StoreGroup' });
export type StoreGroup = z.infer<typeof storeGroup>;
export const storeCreate = z.strictObject(editable);
export type StoreCreate = z.input<typeof storeCreate>;
export const storeUpdate = z.strictObject({ ...editable, name: name.optional() });
