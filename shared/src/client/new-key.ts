/** A random Idempotency-Key. Not `crypto.randomUUID`, which is missing where a page comes over plain http. */
export const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
