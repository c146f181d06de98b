import { Batcher } from '../../responses/batcher';

interface CacheOptions<T> {
  /** Reads what many keys have, in one statement; a key that has nothing is left out. */
  read: (keys: string[]) => Promise<ReadonlyMap<string, T>>;
  /** For how long what a key has is used, from when it was asked for; what is not there as long as `absentMs`. */
  ageMs: number;
  /** After how long it is asked for again by the way: nobody waits for what is in steady use. Left out: never. */
  aheadMs?: number;
  absentMs: number;
  /** So many that are there are kept, and so many that are not: these cannot drive those out. */
  most: number;
  now: () => Date;
}

interface Kept<T> {
  value: T;
  sinceMs: number;
}

/** Answers at once what it knows, and a promise of what it has to ask for; null: there is no such thing. */
export interface BatchedCache<T> {
  get(key: string): T | null | Promise<T | null>;
  /** What was known last, however old. */
  peek(key: string): T | null;
}

const atOnce = 500;
const maxWaiting = 20_000;

/** Remembers what many requests ask for. What is asked for together, or while a statement runs, is read by one. */
export function batchedCache<T>({
  absentMs,
  ageMs,
  aheadMs = Number.POSITIVE_INFINITY,
  most,
  now,
  read,
}: CacheOptions<T>): BatchedCache<T> {
  const present = new Map<string, Kept<T>>();
  const absent = new Map<string, Kept<null>>();
  const asked = new Map<string, Promise<T | null>>();
  const batcher = new Batcher<string, T | null>({
    run: async (keys) => {
      const found = await read(keys);
      return keys.map((key) => found.get(key) ?? null);
    },
    maxSize: atOnce,
    maxWaiting,
    failureOf: () => 'give-up',
  });

  const isFresh = (kept: Kept<unknown> | undefined, forMs: number) => {
    const age = now().getTime() - (kept?.sinceMs ?? Number.NEGATIVE_INFINITY);
    return age >= 0 && age < forMs;
  };

  async function ask(key: string): Promise<T | null> {
    const sinceMs = now().getTime();
    try {
      const value = await batcher.submit(key);
      present.delete(key);
      absent.delete(key);
      if (value === null) keepLatest(absent, key, { value, sinceMs }, most);
      else keepLatest(present, key, { value, sinceMs }, most);
      return value;
    } finally {
      asked.delete(key);
    }
  }

  function startAsking(key: string): Promise<T | null> {
    const asking = ask(key);
    asked.set(key, asking);
    return asking;
  }

  return {
    get(key) {
      const known = present.get(key);
      if (known && isFresh(known, ageMs)) {
        // What fails now fails again, and is told, once it is needed.
        if (!isFresh(known, aheadMs) && !asked.has(key)) startAsking(key).catch(() => undefined);
        return known.value;
      }
      if (isFresh(absent.get(key), absentMs)) return null;
      return asked.get(key) ?? startAsking(key);
    },
    peek: (key) => present.get(key)?.value ?? null,
  };
}

/** The one that was read longest ago goes first. */
export function keepLatest<V>(kept: Map<string, V>, key: string, value: V, most: number): void {
  kept.set(key, value);
  const oldest = kept.keys().next();
  if (kept.size > most && !oldest.done) kept.delete(oldest.value);
}
