import { readConfig } from '../read-config';

interface Policies {
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string },
  ): { createScriptURL(url: string): string };
}

let trust: ((url: string) => string) | null = null;

/**
 * The address of a remote's script, as a script element takes it where the page enforces Trusted Types (the visitors'
 * pages do): only through this policy, which lets nothing through but the allowed origins.
 * @throws for any other origin
 */
export function scriptAddress(url: string): string {
  trust ??= openPolicy();
  return trust(url);
}

function openPolicy(): (url: string) => string {
  const { trustedTypes } = globalThis as { trustedTypes?: Policies };
  // Safari and Firefox learned it late; without it, refusal.ts is the only check.
  if (!trustedTypes) return (url) => url;
  const { allowedOrigins } = readConfig();
  const policy = trustedTypes.createPolicy('vitrine-remotes', {
    createScriptURL(url) {
      if (allowedOrigins.includes(new URL(url).origin)) return url;
      throw new TypeError(`${url} is no address of a remote`);
    },
  });
  return (url) => policy.createScriptURL(url);
}
