import { z } from 'zod';

/** What every list accepts. `cursor` is opaque: take it from the answer before. */
export const listQuery = z.object({
  limit: z.coerce.number().int().min(1).max(100).default(50),
  // A name of 120 characters that take four bytes each fits.
  cursor: z.string().max(2000).optional(),
  /** Case-insensitive part of the name (or email). */
  q: z.string().trim().max(120).optional(),
  archived: z
    .enum(['true', 'false'])
    .default('false')
    .transform((value) => value === 'true'),
});
export type ListQuery = z.infer<typeof listQuery>;

/** Of a list that also has both in one; undefined: archived or not. */
export const archivedOrAny = z
  .enum(['true', 'false', 'any'])
  .default('false')
  .transform((value) => (value === 'any' ? undefined : value === 'true'));

/** What a list can be sorted by: a key, with a minus for descending. The first key is the order without `sort`. */
export function sortBy<const Key extends string>(first: Key, ...more: Key[]) {
  const keys = [first, ...more];
  const sorts: z.ZodType<Key | `-${Key}`, Key | `-${Key}`> = z.enum([
    ...keys,
    ...keys.map((key): `-${Key}` => `-${key}`),
  ]);
  return sorts.default(() => first);
}

export const page = <Item extends z.ZodType>(item: Item) =>
  z.object({
    items: z.array(item),
    total: z.int(),
    nextCursor: z.string().nullable(),
    /** The page before this one. */
    previousCursor: z.string().nullable(),
    /** How many of the total come before this page; nearly, when others add and archive meanwhile. */
    start: z.int(),
  });
export type Page<Item> = Omit<z.infer<ReturnType<typeof page>>, 'items'> & { items: Item[] };
