import { inOrder } from '@vitrine/shared/contract';
import { keyBetween } from '../documents/store/order-key';

/** What is still to be put in its place. */
export type New<Entry> = Omit<Entry, 'order'>;

/** Entries of an ordered map with further ones after one that is there, or at the end, in their order. */
export const insertedEntries =
  <Entry extends { order: string }>(added: [id: string, entry: New<Entry>][], after?: string) =>
  (entries: Record<string, Entry>): Record<string, Entry> => {
    const all = inOrder(entries);
    const place = after === undefined ? -1 : all.findIndex(([id]) => id === after);
    const next = place < 0 ? undefined : all[place + 1]?.[1].order;
    let order = all.at(place)?.[1].order;
    const placed = added.map(([id, entry]): [string, Entry] => {
      order = keyBetween(order, next);
      return [id, { ...entry, order } as Entry];
    });
    return { ...entries, ...Object.fromEntries(placed) };
  };
