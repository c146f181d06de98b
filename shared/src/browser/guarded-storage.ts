/** Words kept by this browser. */
export interface GuardedStorage {
  get(key: string): string | null;
  /** @returns whether it outlives the page. */
  set(key: string, value: string): boolean;
  remove(key: string): void;
  /** From now on only this page remembers, beginning with nothing. */
  forget(): void;
}

/** Storage may be blocked (reading it throws) or full: then the page remembers by itself, as long as it is open. */
function guarded(storage: () => Storage): GuardedStorage {
  const remembered = new Map<string, string>();
  let forgotten = false;
  const ask = <Answer>(question: (storage: Storage) => Answer, otherwise: Answer): Answer => {
    if (forgotten) return otherwise;
    try {
      return question(storage());
    } catch {
      return otherwise;
    }
  };
  return {
    get: (key) => remembered.get(key) ?? ask((kept) => kept.getItem(key), null),
    set(key, value) {
      remembered.delete(key);
      const lasts = ask((kept) => {
        kept.setItem(key, value);
        return true;
      }, false);
      if (!lasts) remembered.set(key, value);
      return lasts;
    },
    remove(key) {
      remembered.delete(key);
      ask((kept) => kept.removeItem(key), undefined);
    },
    forget() {
      forgotten = true;
      remembered.clear();
    },
  };
}

/** Shared by the tabs of this browser. */
export const deviceStorage = guarded(() => window.localStorage);
/** Ends with the tab. */
export const tabStorage = guarded(() => window.sessionStorage);
