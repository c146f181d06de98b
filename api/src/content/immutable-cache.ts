/**
 * Keeps what was read lately in memory, up to so many bytes: for what never changes under its key. What has not been
 * asked for longest goes first; what is not there is asked for again.
 */
export function immutableCache(maxBytes: number) {
  const kept = new Map<string, Buffer>();
  let bytes = 0;
  return async (key: string, load: () => Promise<string | null>): Promise<Buffer | null> => {
    const known = kept.get(key);
    if (known) {
      kept.delete(key);
      kept.set(key, known);
      return known;
    }
    const text = await load();
    if (text === null) return null;
    const loaded = Buffer.from(text);
    // Two may have read it at the same time.
    if (kept.has(key) || loaded.length > maxBytes) return loaded;
    kept.set(key, loaded);
    bytes += loaded.length;
    for (const [oldest, { length }] of kept) {
      if (bytes <= maxBytes) break;
      kept.delete(oldest);
      bytes -= length;
    }
    return loaded;
  };
}
