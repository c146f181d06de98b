import type { ResolvedPlacement } from '@vitrine/shared/contract';
import { type RuntimeConfig, runtimeConfigElementId } from '@vitrine/shared/contract/runtime-config';

interface PageParts {
  config: RuntimeConfig;
  /** What the first paint and link previews show; null on staff's pages and where nothing is known. */
  placement: ResolvedPlacement | null;
  /** Of this answer's content security policy. */
  nonce: string;
  /** Draft previews must not be found. */
  indexed: boolean;
}

/** Fills the marks of the built index.html. Everything from outside is escaped. */
export function renderPage(template: string, { config, placement, nonce, indexed }: PageParts): string {
  const title = placement?.title || 'Vitrine';
  const head = [
    `<title>${escapeHtml(title)}</title>`,
    ...(indexed ? [] : ['<meta name="robots" content="noindex" />']),
    ...(placement
      ? [
          meta('name', 'description', placement.description),
          meta('property', 'og:title', title),
          meta('property', 'og:description', placement.description),
          ...(placement.picture ? [meta('property', 'og:image', placement.picture)] : []),
          meta('name', 'theme-color', placement.themeColour),
          `<style nonce="${nonce}">:root{--first-paint-background:${cssColour(placement.backgroundColour)}}</style>`,
        ]
      : []),
  ].join('\n    ');
  return template
    .replace('<html lang="en">', () => `<html lang="${escapeHtml(placement?.language ?? 'en')}">`)
    .replace('<!-- vitrine:head -->', () => head)
    .replace('<!-- vitrine:first-paint -->', () => (placement ? firstPaint(placement) : ''))
    .replace(
      '<!-- vitrine:config -->',
      () =>
        `<script type="application/json" id="${runtimeConfigElementId}" nonce="${nonce}">${scriptJson(config)}</script>`,
    );
}

/** Replaced by React's first render; until then the visitor sees the brand's colour, the title and the picture. */
function firstPaint({ title, picture }: ResolvedPlacement): string {
  return `<div class="first-paint">${picture ? `<img src="${escapeHtml(picture)}" alt="" />` : ''}<h1>${escapeHtml(title)}</h1></div>`;
}

const meta = (kind: 'name' | 'property', name: string, content: string) =>
  `<meta ${kind}="${name}" content="${escapeHtml(content)}" />`;

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => escapes[character] ?? character);

/** JSON that cannot end the script element it stands in. */
const scriptJson = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

const cssColour = (colour: string) => (/^#[0-9a-f]{6}$/i.test(colour) ? colour : '#ffffff');
