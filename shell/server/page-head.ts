import type { ResolvedPlacement } from '@vitrine/shared/contract';
import { escapeHtml, safeColour } from './html';
import type { Preload } from './preloads';
import { webManifestAddress } from './web-manifest';

interface HeadParts {
  placement: ResolvedPlacement | null;
  /** This server as browsers know it: link previews need whole addresses. */
  origin: string;
  nonce: string;
  /** Draft previews must not be found. */
  indexed: boolean;
  preloads: Preload[];
}

/** What the server writes into the head: everything that does not wait for a script. */
export function renderHead({ placement, origin, nonce, indexed, preloads }: HeadParts): string {
  return [
    `<title>${escapeHtml(placement?.title || 'Vitrine')}</title>`,
    ...(indexed ? [] : ['<meta name="robots" content="noindex" />']),
    ...(placement ? [...linkPreview(placement, origin), firstPaintStyle(placement, nonce)] : []),
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

/** The brand's colour, the picture and the title, until React's first render: they wait for no style sheet. */
const firstPaintStyle = ({ backgroundColour, dark: forDark }: ResolvedPlacement, nonce: string) =>
  `<style nonce="${nonce}">
.first-paint{position:fixed;inset:0;display:grid;place-items:center;background:${safeColour(backgroundColour)}}
${forDark ? `@media ${dark}{.first-paint{background:${safeColour(forDark.backgroundColour)}}}\n` : ''}.first-paint img{position:absolute;inset:0;width:100%;height:100%;object-fit:cover}
.first-paint h1{position:relative;max-width:90vw;margin:0;color:#fff;font:600 clamp(1.75rem,5vw,3.5rem)/1.15 system-ui,sans-serif;text-align:center;text-shadow:0 1px 24px rgb(0 0 0/60%);text-wrap:balance}
    </style>`;

function preloadTag({ href, as, crossOrigin, integrity }: Preload): string {
  const attributes = [
    `rel="preload" as="${as}" href="${escapeHtml(href)}"`,
    ...(crossOrigin ? ['crossorigin="anonymous"'] : []),
    ...(integrity ? [`integrity="${escapeHtml(integrity)}"`] : []),
  ];
  return `<link ${attributes.join(' ')} />`;
}

const meta = (kind: 'name' | 'property', name: string, content: string) =>
  `<meta ${kind}="${name}" content="${escapeHtml(content)}" />`;
