import { idAlphabet } from '@vitrine/shared/contract';

const length = 12;

/** A new key for an entry of a document's map; no other person's new key equals it. */
export const newEntryId = () =>
  Array.from(
    crypto.getRandomValues(new Uint8Array(length)),
    (byte) => idAlphabet[byte % idAlphabet.length],
  ).join('');
