import type { RuntimeConfig } from '@vitrine/shared/contract/runtime-config';

/**
 * The page's policy: scripts and styles from this origin and the registry's, nothing inline but what carries the
 * nonce. WebAssembly decodes compressed models; blob: holds their textures while they load.
 * @param hot webpack's development server evaluates modules and injects styles.
 */
export function contentSecurityPolicy(config: RuntimeConfig, nonce: string, hot: boolean): string {
  const remotes = [
    ...new Set(Object.values(config.registry.remotes).map(({ current }) => new URL(current.entry).origin)),
  ].join(' ');
  const identity = [
    'https://identitytoolkit.googleapis.com https://securetoken.googleapis.com',
    'https://firebaseinstallations.googleapis.com https://content-firebaseappcheck.googleapis.com',
    config.firebase.authEmulator ?? '',
  ].join(' ');
  return [
    "default-src 'self'",
    `script-src 'self' ${remotes} 'wasm-unsafe-eval' https://apis.google.com${hot ? " 'unsafe-eval' 'unsafe-inline'" : ''}`,
    hot ? `style-src 'self' ${remotes} 'unsafe-inline'` : `style-src 'self' ${remotes} 'nonce-${nonce}'`,
    `font-src 'self' ${remotes}`,
    `img-src 'self' ${remotes} data: blob:`,
    `connect-src 'self' ${remotes} ${identity} blob: data:${hot ? ' ws://localhost:*' : ''}`,
    "media-src 'self' blob:",
    "worker-src 'self' blob:",
    `frame-src 'self' https://${config.firebase.authDomain} ${config.firebase.authEmulator ?? ''}`,
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ');
}
