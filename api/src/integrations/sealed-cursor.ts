import { seal, unseal } from './sealed-secret';

/** Turns the places of a list into cursors that only this deployment reads. */
export interface CursorSeal {
  seal(place: string): string;
  /** @returns null for what was not sealed here, or for another list. */
  unseal(cursor: string): string | null;
}

/** Longer than any place, so that a cursor’s length says nothing either. */
const length = 96;

/**
 * For lists whose places are numbers that count for all brands together: nobody reads out of a cursor how much there is
 * of the others'.
 * @param list whose list it is.
 * @param secret the deployment's.
 */
export function cursorSeal(list: string, secret: string): CursorSeal {
  const key = `${secret} cursors ${list}`;
  return {
    seal: (place) => Buffer.from(seal(place.padEnd(length), key), 'base64').toString('base64url'),
    unseal: (cursor) => unseal(cursor, key)?.trimEnd() ?? null,
  };
}
