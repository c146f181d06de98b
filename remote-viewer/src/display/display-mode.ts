import type { DisplayMode } from '@vitrine/shared/contract';

/** Of an address, for what its page is laid out: `mode=kiosk`. It stays while the visitor goes from place to place. */
export const modeParameter = 'mode';

const modes: readonly DisplayMode[] = ['kiosk', 'phone', 'desk'];

/** What an address asks for; null: nothing, or nothing that there is. */
export const modeIn = (search: URLSearchParams): DisplayMode | null =>
  modes.find((mode) => mode === search.get(modeParameter)) ?? null;
