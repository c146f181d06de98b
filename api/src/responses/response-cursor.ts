import { cursorSeal } from '../integrations/sealed-cursor';
import { invalid } from '../problem';
import type { Position } from './outbox';

/** For whom a cursor is made. */
interface Reader {
  brandId: string;
  /** The deployment's. */
  secret: string;
}

const sealOf = ({ brandId, secret }: Reader) => cursorSeal(brandId, secret);

/**
 * A place in the ledger as a brand may know it: its number counts what visitors of all brands answered, so nobody
 * reads it out of this, nor how long it is.
 */
export const writeCursor = (position: Position, reader: Reader): string =>
  sealOf(reader).seal(String(position));

/** @throws ProblemError 400 for one that was not made for this brand. */
export function readCursor(cursor: string, reader: Reader): Position {
  const position = sealOf(reader).unseal(cursor);
  if (position === null) throw invalid('/cursor', 'Not a cursor of this list');
  return Number(position);
}
