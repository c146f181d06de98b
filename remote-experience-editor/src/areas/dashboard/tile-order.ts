import type { PersonPreferences } from '@vitrine/shared/contract';

export type TileChoice = NonNullable<PersonPreferences['tiles']>;

/** What somebody sees, in their order, and what they have hidden. What they have not arranged stands at the end. */
export function arranged<T extends { id: string }>(tiles: T[], { hidden, order }: TileChoice) {
  const place = ({ id }: T) => (order.includes(id) ? order.indexOf(id) : order.length);
  const sorted = tiles.toSorted((a, b) => place(a) - place(b));
  return {
    shown: sorted.filter(({ id }) => !hidden.includes(id)),
    hidden: sorted.filter(({ id }) => hidden.includes(id)),
  };
}

/**
 * One tile changes places with the one before or after it.
 * @param shown all that stand there now, in their order. Others keep their places among those that are arranged.
 */
export function moved(choice: TileChoice, shown: string[], id: string, by: -1 | 1): TileChoice {
  const from = shown.indexOf(id);
  const other = shown[from + by];
  if (from < 0 || other === undefined) return choice;
  const order = [...choice.order, ...shown.filter((one) => !choice.order.includes(one))];
  const swapped = order.map((one) => (one === id ? other : one === other ? id : one));
  return { ...choice, order: swapped };
}
