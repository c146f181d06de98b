import { deviceStorage } from '@vitrine/shared/browser/guarded-storage';
import { useCallback, useState } from 'react';
import { favouritesKey } from './storage-keys';

/** What a visitor keeps of an experience's products; it never leaves the device. */
export function useFavourites(experienceId: string) {
  const key = favouritesKey(experienceId);
  const [ids, setIds] = useState<ReadonlySet<string>>(() => new Set(readIds(key)));
  const toggle = useCallback(
    (id: string) => {
      // Another tab may have kept more meanwhile.
      const next = new Set(readIds(key));
      if (!next.delete(id)) next.add(id);
      deviceStorage.set(key, JSON.stringify([...next]));
      setIds(next);
    },
    [key],
  );
  return { ids, toggle };
}

function readIds(key: string): string[] {
  try {
    const kept: unknown = JSON.parse(deviceStorage.get(key) ?? '[]');
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : [];
  } catch {
    // Whatever stands there, it is nothing that was kept here.
    return [];
  }
}
