import { createHash } from 'node:crypto';
import canonicalize from 'canonicalize';

/** RFC 8785: the one text of a JSON value, whatever the order of its keys. */
export function canonicalJson(value: object): string {
  const text = canonicalize(value);
  if (text === undefined) throw new TypeError('Not a JSON value');
  return text;
}

/** SHA-256 of a text's UTF-8 bytes, in hex. */
export const sha256Of = (text: string) => createHash('sha256').update(text, 'utf8').digest('hex');
