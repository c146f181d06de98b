import { z } from 'zod';

/** What every list accepts. `cursor` is opaque: take it from the answer before. */
export const listQuery = z.object({
  limit: z.coerce.number().int().min(1).max(100).default(50),
  cursor: z.string().max(500).optional(),
  /** Case-insensitive part of the name (or email). */
  q: z.string().trim().max(120).optional(),
  archived: z
    .enum(['true', 'false'])
    .default('false')
    .transform((value) => value === 'true'),
});
export type ListQuery = z.infer<typeof listQuery>;

export const page = <Item extends z.ZodType>(item: Item) =>
  z.object({ items: z.array(item), total: z.int(), nextCursor: z.string().nullable() });
export interface Page<Item> {
  items: Item[];
  total: number;
  nextCursor: string | null;
}
