import type { VisitSource } from '@vitrine/shared/contract';

const sources: readonly string[] = ['code', 'kiosk', 'link', 'embed'] satisfies VisitSource[];
const parameter = 'from';

let fromAddress: VisitSource | null = null;

/** Takes how the visit began out of the address, where it says so: what is shared from then on is a link. */
export function takeSourceFromAddress(): void {
  fromAddress ??= takenFromAddress();
}

/** How this visit began: as the address said (`?from=code`), else at a kiosk, inside another site's page, or by a link. */
export function visitSource(isKiosk: boolean): VisitSource {
  takeSourceFromAddress();
  return fromAddress ?? (isKiosk ? 'kiosk' : window.top === window ? 'link' : 'embed');
}

function takenFromAddress(): VisitSource | null {
  const address = new URL(window.location.href);
  const from = address.searchParams.get(parameter);
  if (from === null) return null;
  address.searchParams.delete(parameter);
  window.history.replaceState(window.history.state, '', address);
  return sources.includes(from) ? (from as VisitSource) : null;
}
