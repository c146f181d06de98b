import { z } from 'zod';
import { eitherTextOrFile, listFields, notBoth } from '../values/given-list';
import { sha256 } from '../values/ids';
import { limits } from '../values/limits';
import { named } from '../values/values';

/** A table of stores whose first row names its columns: as it was pasted, or as a file's bytes. */
const given = listFields(limits.storeListBytes);
export const storeList = z.strictObject(given).refine(eitherTextOrFile, notBoth);
export const storeListImport = z
  .strictObject({
    ...given,
    /** Of the check: what it said is what is done, or nothing. */
    plan: sha256.optional(),
  })
  .refine(eitherTextOrFile, notBoth);

/** What a list says of a store. */
export const storeListField = z.enum(['name', 'address', 'timeZone', 'groups', 'openingHours']);
export type StoreListField = z.infer<typeof storeListField>;

/** What would become of a row. skip: the store is here without its id. refuse: to be mended; it is left out. */
export const storeListVerdict = z.enum(['create', 'update', 'same', 'skip', 'refuse']);

export const storeListReason = z.enum([
  ...storeListField.options,
  /** The brand has no store of this id. */
  'unknown',
  /** An earlier row is about the same store. */
  'twice',
  /** The brand has a store of this name and address, and the row names no id. */
  'here-already',
  /** The row has more cells than the list has columns. */
  'uneven',
]);
export type StoreListReason = z.infer<typeof storeListReason>;

export const storeListRow = z.object({
  /** Where it stands in the list, the first line being 1. */
  line: z.int(),
  name: z.string(),
  verdict: storeListVerdict,
  /** Why not. A field: what its cell says is not possible. */
  reasons: z.array(storeListReason),
  /** What would be otherwise. */
  changes: z.array(storeListField),
});
export type StoreListRow = z.infer<typeof storeListRow>;

export const storeListCheck = named('StoreListCheck', {
  rows: z.array(storeListRow),
  /** Columns that say nothing about a store. */
  ignored: z.array(z.string()),
  /** Columns that the first row names once more: the one further left is read. */
  repeated: z.array(z.string()),
  /** How the file was read, where it had to be guessed; null for text and UTF-8. */
  encoding: z.string().nullable(),
  plan: sha256,
});
export type StoreListCheck = z.infer<typeof storeListCheck>;

/** Answer to an import: the ids of what was made and changed, and how many rows did neither. */
export const storesImported = named('StoresImported', {
  created: z.array(z.string()),
  updated: z.array(z.string()),
  unchanged: z.int(),
  left: z.int(),
});
export type StoresImported = z.infer<typeof storesImported>;
