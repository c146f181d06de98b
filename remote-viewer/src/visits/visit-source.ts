import type { VisitSource } from '@vitrine/shared/contract';

const sources: readonly string[] = ['code', 'kiosk', 'link', 'embed'] satisfies VisitSource[];
const parameter = 'from';

let said: VisitSource | null = null;

/**
 * How this visit began: as the address says (`?from=code`), else at a kiosk, inside another site's page, or by a link. The
 * address says it once: what is shared from then on is a link.
 */
export function visitSource(isKiosk: boolean): VisitSource {
  said ??= takenFromAddress();
  return said ?? (isKiosk ? 'kiosk' : window.top === window ? 'link' : 'embed');
}

function takenFromAddress(): VisitSource | null {
  const address = new URL(window.location.href);
  const from = address.searchParams.get(parameter);
  if (from === null) return null;
  address.searchParams.delete(parameter);
  window.history.replaceState(window.history.state, '', address);
  return sources.includes(from) ? (from as VisitSource) : null;
}
