import { tokenParameter } from '@vitrine/shared/contract/values/page-parameters';

/** The code that the address brings along; null for none. */
export const tokenInAddress = (): string | null =>
  new URLSearchParams(window.location.search).get(tokenParameter);

/** It is taken: whoever is shown the address, or comes back to it, has nothing of it. */
export function clearToken(): void {
  const address = new URL(window.location.href);
  if (!address.searchParams.has(tokenParameter)) return;
  address.searchParams.delete(tokenParameter);
  window.history.replaceState(window.history.state, '', address);
}
