/**
 * Remembers what `read` answered for a short while, so that many requests at once share one read. While a key is being
 * read, however long that takes, nothing reads it a second time.
 * @param ageMs how long an answer is used once it has come.
 */
export function briefCache<T>(read: (key: string) => Promise<T>, ageMs: number): (key: string) => Promise<T> {
  const pending = new Map<string, Promise<T>>();
  const kept = new Map<string, { since: number; value: Promise<T> }>();
  return (key) => {
    const reading = pending.get(key);
    if (reading) return reading;
    const known = kept.get(key);
    if (known && performance.now() - known.since < ageMs) return known.value;
    const value = read(key);
    pending.set(key, value);
    value.then(
      () => {
        pending.delete(key);
        if (kept.size >= maxKept) kept.clear();
        kept.set(key, { since: performance.now(), value });
      },
      () => pending.delete(key),
    );
    return value;
  };
}

const maxKept = 10_000;
