import type { RuntimeConfig } from '@vitrine/shared/contract/federation/runtime-config';

const recaptcha = 'https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/';

/**
 * On visitors' pages no text becomes a script's address but through these: webpack's chunks, and remotes' entries
 * (src/remotes/script-address.ts). Not on staff's: antd writes its styles through innerHTML, Firebase and reCAPTCHA
 * load Google's scripts by bare addresses, and a default policy that let all of that through would check nothing.
 */
const trustedTypes = [
  "require-trusted-types-for 'script'",
  "trusted-types vitrine-webpack vitrine-remotes vitrine-offline 'allow-duplicates'",
];

interface PolicyOptions {
  /** Of the document. */
  area: 'staff' | 'visitors' | null;
  /** Where pictures and models come from, when not from this origin. */
  filesOrigin: string | null;
  /** webpack's development server evaluates modules and injects styles. */
  hot: boolean;
}

/**
 * The page's policy: scripts and styles from this origin and the allowed ones, nothing inline but what carries the
 * nonce. WebAssembly decodes compressed models; blob: holds their textures while they load.
 */
export function contentSecurityPolicy(
  config: Pick<RuntimeConfig, 'allowedOrigins' | 'firebase' | 'visit'>,
  nonce: string,
  { area, filesOrigin, hot }: PolicyOptions,
): string {
  const remotes = config.allowedOrigins.join(' ');
  const files = filesOrigin ?? '';
  const { recaptchaSiteKey, measurementId } = config.firebase;
  const scripts = [
    "'self'",
    remotes,
    "'wasm-unsafe-eval'",
    // Google's sign-in popup.
    'https://apis.google.com',
    recaptchaSiteKey ? recaptcha : '',
    measurementId ? 'https://www.googletagmanager.com' : '',
    hot ? "'unsafe-eval' 'unsafe-inline'" : '',
  ];
  const identity = [
    'https://identitytoolkit.googleapis.com https://securetoken.googleapis.com',
    'https://firebaseinstallations.googleapis.com https://content-firebaseappcheck.googleapis.com',
    config.firebase.authEmulator ?? '',
    measurementId ? 'https://firebase.googleapis.com https://*.google-analytics.com' : '',
  ].join(' ');
  // Where a browser plays no streams (HLS), hls.js fetches them, from hosts that only their playlists name. Staff's
  // pages, which hold tokens, go without, and so do visitors' where the page knows that there is no stream.
  const mayStream = area === 'visitors' && config.visit?.root.streams !== false;
  return [
    "default-src 'self'",
    `script-src ${scripts.filter(Boolean).join(' ')}`,
    hot ? `style-src 'self' ${remotes} 'unsafe-inline'` : `style-src 'self' ${remotes} 'nonce-${nonce}'`,
    `font-src 'self' ${remotes}`,
    `img-src 'self' ${remotes} ${files} data: blob:`,
    `connect-src 'self' ${remotes} ${files} ${identity} blob: data:${mayStream ? ' https:' : ''}${hot ? ' ws://localhost:*' : ''}`,
    // Films stand at addresses of the brand's own choice, which may lead on to any others.
    "media-src 'self' blob: https:",
    "worker-src 'self' blob:",
    `frame-src 'self' https://${config.firebase.authDomain} ${config.firebase.authEmulator ?? ''} ${recaptchaSiteKey ? recaptcha : ''}`,
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    // Placements are shown inside other pages too (a placement's embed code). Nothing can be done there in the name of
    // a visitor of the placement itself: inside each site a browser has another cookie (Partitioned).
    `frame-ancestors ${area === 'visitors' ? '*' : "'self'"}`,
    // webpack's development server evaluates modules.
    ...(area === 'staff' || hot ? [] : trustedTypes),
  ].join('; ');
}
