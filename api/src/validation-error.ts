/** Deeper than any body; keeps hostile input from exhausting the stack. */
const deepestLevel = 20;

/** Names that mean something on every JavaScript object; nothing needs one as a key. */
const refusedKeys = new Set(['__proto__', 'constructor', 'prototype', 'hasOwnProperty', 'toJSON']);

/** PostgreSQL stores neither null bytes nor halves of a surrogate pair. */
const unstorable = /\0|\p{Surrogate}/u;

/**
 * What in a body may not even be tried, whatever its schema says: keys that would reach a prototype, text and numbers
 * that cannot be stored, nesting without end.
 * @returns the first with its JSON pointer, or null.
 */
export function findValidationError(
  value: unknown,
  pointer = '',
  level = 0,
): { pointer: string; message: string } | null {
  if (typeof value === 'string') {
    return unstorable.test(value) ? { pointer, message: 'Text that cannot be stored' } : null;
  }
  // JSON itself has no infinity, but 1e999 is read as one.
  if (typeof value === 'number' && !Number.isFinite(value))
    return { pointer, message: 'Not a possible number' };
  if (value === null || typeof value !== 'object') return null;
  if (level > deepestLevel) return { pointer, message: 'Nested too deeply' };
  for (const [key, child] of Object.entries(value)) {
    const childPointer = `${pointer}/${pointerToken(key)}`;
    if (refusedKeys.has(key) || unstorable.test(key)) {
      return { pointer: childPointer, message: 'Not a possible key' };
    }
    const validationError = findValidationError(child, childPointer, level + 1);
    if (validationError) return validationError;
  }
  return null;
}

/** RFC 6901: how a key is written in a JSON pointer. */
export const pointerToken = (key: string) => key.replaceAll('~', '~0').replaceAll('/', '~1');
