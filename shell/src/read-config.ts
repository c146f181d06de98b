import {
  type RuntimeConfig,
  runtimeConfigElementId,
} from '@vitrine/shared/contract/federation/runtime-config';

/** The runtime configuration that the server wrote into the page. @throws when the page came from elsewhere. */
export function readConfig(): RuntimeConfig {
  const element = document.getElementById(runtimeConfigElementId);
  if (!element?.textContent) throw new Error('The page carries no runtime configuration');
  return JSON.parse(element.textContent);
}

/** The nonce of the page's content security policy, for libraries that write style elements. */
export const pageNonce = (): string | undefined =>
  document.getElementById(runtimeConfigElementId)?.nonce || undefined;
