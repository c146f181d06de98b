import type { Visit } from '@vitrine/shared/contract/federation/runtime-config';
import type { Experience } from './experience';

/** The landing asks for nothing: its page brought everything along. */
const loadApi = () => import(/* webpackChunkName: "inside" */ '../api/visitor-api');

const taken = new WeakSet<Visit>();

/** What the page brought along for this address (shell/server/visit.ts): for the first look, later ones ask the API. */
export function takeVisit(
  visit: Visit | undefined,
  placementId: string,
  testAccessId: string | undefined,
): Experience | null {
  if (!visit || testAccessId || visit.placement.placementId !== placementId || taken.has(visit)) return null;
  taken.add(visit);
  return experienceOf(visit);
}

/** What visitors see where a placement shows something. */
export const experienceOf = ({ placement, root }: Visit): Experience => ({
  kind: 'experience',
  placementId: placement.placementId,
  manifest: placement.manifest,
  test: null,
  legal: placement,
  timeZone: placement.timeZone ?? null,
  isKiosk: placement.kind === 'kiosk',
  idleResetSeconds: placement.kind === 'kiosk' ? placement.idleResetSeconds : null,
  displayMode: placement.displayMode ?? null,
  root,
  loadPart: async ({ hash }) => (await loadApi()).getPart(hash),
});
