import { z } from 'zod';
import { entityId } from '../values/ids';
import { openingHours, openingHoursEntered } from '../values/opening-hours';
import { updateOf } from '../values/update-of';
import { name, named, note, timestamp, timeZone } from '../values/values';

/** Names of groups, as somebody enters them: whoever looks for one must not find two that differ by a capital. */
const groups = z
  .array(name)
  .max(20, 'At most 20 groups')
  .superRefine((entered, { addIssue }) => {
    const seen = new Set<string>();
    entered.forEach((group, index) => {
      const key = group.toLowerCase();
      if (seen.has(key)) addIssue({ code: 'custom', path: [index], message: 'Each group once' });
      seen.add(key);
    });
  });

const editable = {
  name,
  address: note.optional(),
  timeZone: timeZone.optional(),
  openingHours: openingHoursEntered.optional(),
  groups: groups.optional(),
};

export const store = named('Store', {
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
});
export type Store = z.infer<typeof store>;

/** A name that stores share, so that something can be done with all of them at once. */
export const storeGroup = named('StoreGroup', { name: z.string(), stores: z.int() });
export type StoreGroup = z.infer<typeof storeGroup>;
export const storeCreate = z.strictObject(editable);
export type StoreCreate = z.input<typeof storeCreate>;
export const storeUpdate = updateOf({ ...editable, name: name.optional() });
