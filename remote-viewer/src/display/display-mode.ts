import type { DisplayMode } from '@vitrine/shared/contract';
import { modeParameter } from '@vitrine/shared/contract/values/page-parameters';

const modes: readonly DisplayMode[] = ['kiosk', 'phone', 'desk'];

/** What an address asks for; null: nothing, or nothing that there is. */
export const modeIn = (search: URLSearchParams): DisplayMode | null =>
  modes.find((mode) => mode === search.get(modeParameter)) ?? null;
