import { randomBytes } from 'node:crypto';
import type { BrandTheme, ColourScheme, ThemeFont } from '@vitrine/shared/contract';
import { directionOf } from '@vitrine/shared/contract/values/text-direction';
import { pageLook } from '../../placements/page-look';
import { type CodePageReason, codePageWords } from './code-page-words';
import { firstLanguage, languageAmong } from './visiting-language';

/** Whose page it is. */
export interface CodePageBrand {
  name: string;
  look: Pick<BrandTheme, 'buttons' | 'colours' | 'dark' | 'font' | 'headingFont' | 'radiusPx'>;
  logo: string | null;
}

interface CodePageContent {
  reason: CodePageReason;
  acceptLanguage: string | undefined;
  /** null: nobody's. */
  brand: CodePageBrand | null;
  /** Where there is something to see; null: nowhere. */
  onward: string | null;
  opens: { atMs: number; timeZone: string } | null;
}

const languages = Object.keys(codePageWords);

/** A page without any script in place of what a code leads to, and what it may load. */
export function codePage({ acceptLanguage, brand, onward, opens, reason }: CodePageContent) {
  const language = languageAmong(acceptLanguage, languages);
  const words = codePageWords[language] ?? codePageWords.en;
  if (!words) throw new Error('There are no words of this page');
  const { text, title } = words[reason];
  const nonce = randomBytes(16).toString('base64');
  const said = opens ? words.opens(openingWords(opens, language, acceptLanguage)) : text;
  const html = `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="${brand && !brand.look.dark ? 'light' : 'light dark'}">
<title>${escaped(brand ? `${title} · ${brand.name}` : title)}</title>
<style nonce="${nonce}">${styleOf(brand?.look ?? neutralLook)}</style>
</head>
<body>
<main>
${brand ? markOf(brand) : '<div class="mark"></div>'}
<h1>${escaped(title)}</h1>
<p>${escaped(said)}</p>
${onward === null ? '' : `<a href="${escaped(onward)}">${escaped(words.whatIsHere)}</a>`}
</main>
</body>
</html>
`;
  const pictures = brand?.logo ? originOf(brand.logo) : null;
  return {
    html,
    language,
    policy: [
      "default-src 'none'",
      `style-src 'nonce-${nonce}'`,
      ...(pictures ? [`img-src ${pictures}`] : []),
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'none'",
    ].join('; '),
  };
}

/** On the clocks of the place, in the form of the reader's own country. */
function openingWords(
  { atMs, timeZone }: { atMs: number; timeZone: string },
  language: string,
  acceptLanguage: string | undefined,
): string {
  const first = firstLanguage(acceptLanguage);
  const tag = first?.startsWith(`${language}-`) ? first : language;
  return new Intl.DateTimeFormat(tag, { dateStyle: 'full', timeStyle: 'short', timeZone }).format(atMs);
}

const markOf = ({ logo, name }: CodePageBrand) =>
  logo
    ? `<img src="${escaped(logo)}" alt="${escaped(name)}">`
    : `<div class="mark"></div>\n<div class="name" dir="auto">${escaped(name)}</div>`;

const originOf = (address: string): string | null => {
  const url = URL.parse(address);
  return url && /^https?:$/.test(url.protocol) ? url.origin : null;
};

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => entities[character] ?? character);

/** A colour that a style sheet can hold, whatever was given. */
const colourOf = (colour: string) => (/^#[0-9a-f]{6}$/i.test(colour) ? colour : '#808080');

const neutralLook: CodePageBrand['look'] = {
  ...pageLook(),
  dark: {
    background: '#1b1815',
    surface: '#28241f',
    text: '#f1ebe3',
    accent: '#d6a77c',
    onAccent: '#1b1815',
  },
};

const fonts: Record<ThemeFont, string> = {
  sans: 'system-ui,sans-serif',
  serif: 'Georgia,serif',
  rounded: 'ui-rounded,system-ui,sans-serif',
  display: 'Georgia,serif',
};

const coloursOf = ({ accent, background, onAccent, text }: ColourScheme) =>
  `--background:${colourOf(background)};--text:${colourOf(text)};--accent:${colourOf(accent)};--on-accent:${colourOf(onAccent)}`;

/** Measures as on the viewer's pages of this kind (remote-viewer/src/states/state-page.module.css). */
function styleOf({ buttons, colours, dark, font, headingFont, radiusPx }: CodePageBrand['look']): string {
  const button =
    buttons === 'outlined'
      ? 'border:1px solid;color:inherit'
      : 'border:1px solid var(--accent);background:var(--accent);color:var(--on-accent)';
  return `:root{${coloursOf(colours)}}
${dark ? `@media (prefers-color-scheme:dark){:root{${coloursOf(dark)}}}` : ''}
body{margin:0;background:var(--background);color:var(--text);font:400 clamp(1rem,.9rem + .4vw,1.25rem)/1.5 ${fonts[font]}}
main{display:flex;flex-direction:column;align-items:center;justify-content:center;box-sizing:border-box;min-height:100vh;min-height:100dvh;padding:24px;text-align:center}
.mark{width:56px;height:6px;margin-bottom:28px;border-radius:3px;background:var(--accent)}
.name{max-width:100%;font-size:.875em;overflow-wrap:anywhere}
img{max-width:min(60vw,240px);max-height:56px;margin-bottom:28px}
h1{max-width:100%;margin:8px 0;font-family:${fonts[headingFont ?? font]};font-size:clamp(1.5rem,1.2rem + 1.5vw,2.25rem);line-height:1.2;overflow-wrap:anywhere;text-wrap:balance}
p{max-width:36ch;margin:0;overflow-wrap:anywhere;text-wrap:balance}
a{display:inline-flex;align-items:center;min-height:48px;margin-top:24px;padding-inline:24px;border-radius:${Number(radiusPx)}px;${button};font-weight:600;text-decoration:none}
a:focus-visible{outline:3px solid var(--text);outline-offset:3px}`;
}
