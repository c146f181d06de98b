import type { ManifestPart } from '@vitrine/shared/contract';
import { sourceParameter, tokenParameter } from '@vitrine/shared/contract/values/page-parameters';
import { areas } from '../areas/registry';
import { isNamed, type Opened, opened, type Place } from './place';

const openKey = 'open';
const variantKey = 'variant';
const secondsKey = 'at';
/** What brought the visitor here is said once. */
const ofTheArrival = [sourceParameter, tokenParameter];

/** How the addresses of an experience with these parts are read and written. null stands for its landing. */
export function addressesOf(parts: ManifestPart[]) {
  const views = parts.filter(({ area }) => areas[area]?.stage);
  const stageKeys = Object.values(areas).flatMap(({ stage }) => stage?.key ?? []);
  const keyOf = (view: string | null) => {
    const part = views.find(({ documentId }) => documentId === view);
    return (part && areas[part.area]?.stage?.key) ?? stageKeys[0] ?? openKey;
  };
  const first: Place = { view: views[0]?.documentId ?? null, open: null };

  function readOpened(search: URLSearchParams): Opened | null | 'missing' {
    const text = search.get(openKey);
    if (text === null) return null;
    const [name = '', ...rest] = text.split(':');
    const seconds = Number(search.get(secondsKey) ?? Number.NaN);
    const asked = opened(name, rest.length > 0 ? rest.join(':') : null, {
      variant: search.get(variantKey),
      at: Number.isSafeInteger(seconds) && seconds >= 0 ? seconds : null,
    });
    for (const [area, { panel }] of Object.entries(areas)) {
      if (!panel || !isNamed(panel, asked)) continue;
      const own = parts.filter((part) => part.area === area);
      // Which documents a list has is known when it is loaded.
      if (panel.list ? own.length > 0 : own.some(({ documentId }) => documentId === asked.id)) return asked;
    }
    return 'missing';
  }

  /** @returns `missing` where it names something that is not here. */
  function read(search: URLSearchParams): Place | null | 'missing' {
    const key = stageKeys.find((name) => search.has(name));
    const open = readOpened(search);
    if (open === 'missing') return 'missing';
    if (key === undefined) return open && { ...first, open };
    const view = search.get(key) || first.view;
    const isThere = view === null || views.some((part) => part.documentId === view);
    return isThere ? { view, open } : 'missing';
  }

  return {
    first,
    read,
    /** Whether words say where one is, and not only how it is read. */
    namesPlace: (words: URLSearchParams): boolean => read(words) !== null,
    /** @returns where a link leads from a place: it stays in the same view unless it names another one. */
    follow(words: URLSearchParams, from: Place | null): Place | null | 'missing' {
      const to = read(words);
      if (to === null || to === 'missing' || stageKeys.some((name) => words.has(name))) return to;
      return { ...to, view: from?.view ?? to.view };
    },
    /** @returns the same words with this place in them; what they say otherwise stays. */
    write(search: URLSearchParams, place: Place | null): URLSearchParams {
      const written = new URLSearchParams(search);
      for (const key of [...stageKeys, openKey, variantKey, secondsKey, ...ofTheArrival]) written.delete(key);
      if (!place) return written;
      written.set(keyOf(place.view), place.view ?? '');
      const { open } = place;
      if (!open) return written;
      written.set(openKey, open.id === null ? open.name : `${open.name}:${open.id}`);
      if (open.variant !== null) written.set(variantKey, open.variant);
      if (open.at !== null) written.set(secondsKey, String(open.at));
      return written;
    },
  };
}
