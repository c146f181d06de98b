import { tabStorage } from '@vitrine/shared/browser/guarded-storage';
import { wouldLoseWork } from './would-lose-work';

/** When this tab reloaded the page by itself, by address. */
const reloadedKey = 'vitrine-reloaded';
/** As soon as that after one reload, another would not help either; later there may be a newer shell again. */
const inVainForMs = 60_000;

/** `yes`, or why not. */
export type MayReload = 'yes' | 'unsaved' | 'unreachable' | 'in vain';

/**
 * Whether the page may be reloaded by itself, because the shell in this tab is older than the one on its server:
 * never over something unsaved, never where no server answers, and once a minute at each address. Who is told `yes`
 * does it.
 */
export async function mayReload(): Promise<MayReload> {
  const address = location.pathname + location.search;
  const reloaded = recentReloads();
  if (reloaded.some(([at]) => at === address)) return 'in vain';
  if (wouldLoseWork()) return 'unsaved';
  const answered = await fetch('/healthz', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );
  if (!answered) return 'unreachable';
  // Something may have been typed meanwhile.
  if (wouldLoseWork()) return 'unsaved';
  // What no storage keeps would be forgotten with the page, and the page reloaded for ever.
  return tabStorage.set(reloadedKey, JSON.stringify([...reloaded, [address, Date.now()]]))
    ? 'yes'
    : 'in vain';
}

const recentReloads = (): [address: string, at: number][] =>
  JSON.parse(tabStorage.get(reloadedKey) ?? '[]').filter(
    ([, at]: [string, number]) => Date.now() - at < inVainForMs,
  );

export const reloadPage = (): void => window.location.reload();
