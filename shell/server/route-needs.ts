import { areas, defaultArea } from '@vitrine/shared/contract/areas/list';
import type { RemoteName } from '@vitrine/shared/contract/federation/registry';

/** What an address needs before it shows anything. */
export interface RouteNeeds {
  /** The shell's own parts, by the names that its lazy imports give them (src/router.tsx). */
  parts: string[];
  remote: RemoteName | null;
  /** Screens of that remote, from the outermost to the innermost. */
  screens: string[];
}

const entrance = ['staff-area', 'staff-authentication', 'authentication-screen', 'sign-in-screen'];
const panel = ['staff-area', 'staff-authentication', 'panel'];
const nothing: RouteNeeds = { parts: [], remote: null, screens: [] };

/** The screens of the panel, by what follows /manager/panel. */
const managerScreens: [path: RegExp, screen: string][] = [
  [/^(\/brands)?$/, 'brands'],
  [/^\/settings$/, 'settings'],
  [/^\/tenant-users$/, 'tenant-users'],
  [/^\/brands\/[^/]+$/, 'brand-home'],
  [/^\/brands\/[^/]+\/brand-users$/, 'brand-users'],
  [/^\/brands\/[^/]+\/stores$/, 'stores'],
  [/^\/brands\/[^/]+\/stores\/[^/]+$/, 'store'],
];
const experience = /^\/brands\/[^/]+\/experience\/[^/]+(?:\/([^/]+))?$/;

/** What `/` needs, where nothing stands. */
export const startNeeds: RouteNeeds = { ...nothing, parts: ['scan-screen'] };

/** What an address needs that leads nowhere. */
export const notFoundNeeds: RouteNeeds = { ...nothing, parts: ['not-found'] };

/** What the page of a placement needs. */
export const visitorNeeds: RouteNeeds = { parts: ['public-area'], remote: 'viewer', screens: ['experience'] };

/**
 * What a page under /manager needs.
 * @param signedIn whether somebody seems to be; who is not is led to the sign-in screen, through the panel's own parts
 */
export function staffNeeds(path: string, signedIn: boolean): RouteNeeds {
  const below = path.replace(/\/$/, '');
  if (/^\/manager(\/authentication)?(\/sign-in)?$/.test(below)) return { ...nothing, parts: entrance };
  if (!below.startsWith('/manager/panel')) return nothing;
  if (!signedIn) return { ...nothing, parts: [...new Set([...panel, ...entrance])] };
  const inPanel = below.slice('/manager/panel'.length);
  const screen = managerScreens.find(([pattern]) => pattern.test(inPanel))?.[1];
  if (screen) return { parts: panel, remote: 'manager', screens: [screen] };
  const [, area = defaultArea] = experience.exec(inPanel) ?? [];
  return experience.test(inPanel) && areas.some((one) => one === area)
    ? { parts: panel, remote: 'experienceEditor', screens: ['frame', area] }
    : { ...nothing, parts: panel };
}
