import type { ResolvedPlacement } from '@vitrine/shared/contract';
import type { Visit } from '@vitrine/shared/contract/federation/runtime-config';
import { firstPaintStyle } from './first-paint';
import { escapeHtml, safeColour } from './html';
import { type Preload, preloadTag } from './preloads';
import { webManifestAddress } from './web-manifest';

interface HeadParts {
  placement: ResolvedPlacement | null;
  /** What of it can be shown at once. */
  visit: Visit | null;
  /** This server as browsers know it: link previews need whole addresses. */
  origin: string;
  nonce: string;
  /** Draft previews must not be found. */
  indexed: boolean;
  preloads: Preload[];
}

/** What the server writes into the head: everything that does not wait for a script. */
export function renderHead({ placement, visit, origin, nonce, indexed, preloads }: HeadParts): string {
  return [
    `<title>${escapeHtml(placement?.title || 'Vitrine')}</title>`,
    ...(indexed ? [] : ['<meta name="robots" content="noindex" />']),
    ...(placement ? [...linkPreview(placement, origin), firstPaintStyle(placement, visit, nonce)] : []),
    ...preloads.map(preloadTag),
  ].join('\n    ');
}

function linkPreview(placement: ResolvedPlacement, origin: string): string[] {
  const title = placement.title || 'Vitrine';
  const { description, picture } = placement;
  return [
    meta('name', 'description', description),
    ...themeColours(placement),
    `<link rel="manifest" href="${escapeHtml(webManifestAddress(placement.placementId))}" />`,
    meta('property', 'og:type', 'website'),
    meta('property', 'og:url', `${origin}/${placement.placementId}`),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    ...(picture ? [meta('property', 'og:image', new URL(picture, origin).href)] : []),
    meta('name', 'twitter:card', picture ? 'summary_large_image' : 'summary'),
  ];
}

const light = '(prefers-color-scheme: light)';
const dark = '(prefers-color-scheme: dark)';

/** The browser's own bars; of two, the one for the visitor's device. */
function themeColours({ themeColour, dark: forDark }: ResolvedPlacement): string[] {
  const one = (colour: string, media?: string) =>
    `<meta name="theme-color" content="${safeColour(colour)}"${media ? ` media="${media}"` : ''} />`;
  return forDark ? [one(themeColour, light), one(forDark.themeColour, dark)] : [one(themeColour)];
}

const meta = (kind: 'name' | 'property', name: string, content: string) =>
  `<meta ${kind}="${name}" content="${escapeHtml(content)}" />`;
