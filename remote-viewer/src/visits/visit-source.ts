import type { VisitSource } from '@vitrine/shared/contract';
import { sourceParameter } from '@vitrine/shared/contract/values/page-parameters';

const sources: readonly string[] = ['code', 'kiosk', 'link', 'embed'] satisfies VisitSource[];

/** Taken out of the address (`?from=code`) as soon as this is loaded: what is shared from then on is a link. */
const fromAddress = takenFromAddress();

/** How this visit began: as the address said, else at a kiosk, inside another site's page, or by a link. */
export const visitSource = (isKiosk: boolean): VisitSource =>
  fromAddress ?? (isKiosk ? 'kiosk' : window.top === window ? 'link' : 'embed');

function takenFromAddress(): VisitSource | null {
  const address = new URL(window.location.href);
  const from = address.searchParams.get(sourceParameter);
  if (from === null) return null;
  address.searchParams.delete(sourceParameter);
  window.history.replaceState(window.history.state, '', address);
  return sources.includes(from) ? (from as VisitSource) : null;
}
