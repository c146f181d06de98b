import { deviceStorage } from '@vitrine/shared/browser/guarded-storage';
import { observable } from '@vitrine/shared/browser/observable';
import type { Host, Preferences } from '@vitrine/shared/host';

const storageKey = 'vitrine.preferences';
const defaults: Preferences = {
  look: 'system',
  density: 'comfortable',
  characterKeys: true,
  textSizePercent: 100,
  language: null,
};
const looks: readonly string[] = ['light', 'dark', 'system'];

/**
 * Look, density, text size and language of this browser, kept in its storage, shared by its tabs and applied to the
 * page: the root's `data-look` (light or dark, never system), `data-density` and its font size, on which every rem
 * depends.
 */
export function createPreferences(): Host['preferences'] {
  const store = observable(read());
  const dark = window.matchMedia('(prefers-color-scheme: dark)');

  const apply = () => {
    const { look, density, textSizePercent } = store.get();
    document.documentElement.dataset.look = look === 'system' ? (dark.matches ? 'dark' : 'light') : look;
    document.documentElement.dataset.density = density;
    document.documentElement.style.fontSize = `${textSizePercent}%`;
  };
  apply();
  store.subscribe(apply);
  dark.addEventListener('change', apply);
  window.addEventListener('storage', (event) => {
    if (event.key === storageKey) store.set(read());
  });

  return {
    get: store.get,
    subscribe: store.subscribe,
    change(change) {
      store.set(checked({ ...store.get(), ...change }));
      deviceStorage.set(storageKey, JSON.stringify(store.get()));
    },
  };
}

function read(): Preferences {
  try {
    return checked(JSON.parse(deviceStorage.get(storageKey) ?? '{}'));
  } catch {
    // Edited by hand: the defaults serve.
    return defaults;
  }
}

function checked(stored: Partial<Preferences>): Preferences {
  const size = Number(stored.textSizePercent ?? 100);
  return {
    look: looks.includes(stored.look ?? '') ? (stored.look ?? 'system') : 'system',
    density: stored.density === 'compact' ? 'compact' : 'comfortable',
    characterKeys: stored.characterKeys !== false,
    textSizePercent: Number.isFinite(size) ? Math.min(200, Math.max(100, Math.round(size / 25) * 25)) : 100,
    language: typeof stored.language === 'string' ? stored.language : null,
  };
}
