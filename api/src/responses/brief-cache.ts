/**
 * Remembers what `read` answered for a short while, so that many requests at once share one read.
 * @param ageMs how old an answer may be.
 */
export function briefCache<T>(read: (key: string) => Promise<T>, ageMs: number): (key: string) => Promise<T> {
  const kept = new Map<string, { at: number; value: Promise<T> }>();
  return (key) => {
    const at = performance.now();
    const known = kept.get(key);
    if (known && at - known.at < ageMs) return known.value;
    if (kept.size >= maxKept) kept.clear();
    const value = read(key);
    kept.set(key, { at, value });
    value.catch(() => kept.delete(key));
    return value;
  };
}

const maxKept = 10_000;
