import type { ResolvedPlacement, ThemeFont } from '@vitrine/shared/contract';
import { enterFragment, type Visit } from '@vitrine/shared/contract/federation/runtime-config';
import { looksDark } from '@vitrine/shared/contract/values/looks-dark';
import { languageParameter, ofTheLanding } from '@vitrine/shared/contract/values/page-parameters';
import { fullScreen, pictureSource } from '@vitrine/shared/contract/values/picture-source';
import { textIn } from '@vitrine/shared/contract/values/text';
import { wordLanguages } from '@vitrine/shared/contract/values/word-languages';
import { escapeHtml, safeColour } from './html';
import { type Preload, preloadTag } from './preloads';

/** What the landing's button says (remote-viewer/src/texts): this is pressed before that is there. */
export const stepInside: Record<string, string> = {
  ar: 'تفضّل بالدخول',
  de: 'Eintreten',
  en: 'Step inside',
  es: 'Entrar',
  fr: 'Entrer',
  it: 'Entra',
};

/**
 * A placement's page before any script has run: its colour, its picture, its words where the landing will have them,
 * and the way in. Pressed, the way in is remembered in the address's fragment and says so; the viewer goes on from
 * there, and the shell sees to it that what is behind it is on its way meanwhile (shell/src/fetch-stage.ts). It stays
 * until the first screen is there (shell/src/screens/first-paint.ts).
 * @param visit null: the page shows nothing to step into.
 * @param stage the code of what is behind the way in.
 * @param search of the address.
 */
export function firstPaint(
  placement: ResolvedPlacement,
  visit: Visit | null,
  stage: Preload[],
  search: string,
): string {
  const { picture, pictureSizes, title } = placement;
  const image = picture ? fullScreenPicture(picture, pictureSizes) : '';
  if (!visit)
    return `<div class="first-paint">${image}<div class="words"><h1>${escapeHtml(title)}</h1></div></div>`;
  const { languages, theme } = visit.root;
  const asked = new URLSearchParams(search);
  const language = languages.find((one) => one === asked.get(languageParameter)) ?? placement.language;
  const [base] = languages;
  const words = [
    `<h1>${escapeHtml(textIn(theme.title, language, base))}</h1>`,
    `<p>${escapeHtml(textIn(theme.tagline, language, base))}</p>`,
    ...([...asked.keys()].every((name) => ofTheLanding.includes(name)) ? [wayIn(language, base, stage)] : []),
  ];
  return `<div class="first-paint" lang="${escapeHtml(language)}" dir="auto">${image}<div class="words">${words.join('')}</div></div>`;
}

/** With the tags of what is fetched once it is pressed: in a template, browsers leave them alone. */
function wayIn(language: string, base: string | undefined, stage: Preload[]): string {
  const spoken = wordLanguages(language, base).find((one) => one in stepInside) ?? 'en';
  const link = `<a id="${enterFragment}" href="#${enterFragment}" lang="${spoken}">${stepInside[spoken]}</a>`;
  return `${link}<template>${stage.map(preloadTag).join('')}</template>`;
}

/** Asked for as the viewer's landing will: its picture is fetched once. */
function fullScreenPicture(picture: string, among: ResolvedPlacement['pictureSizes']): string {
  const { sizes, src, srcSet = '' } = pictureSource(picture, among, fullScreen);
  return `<img sizes="${sizes}" srcset="${escapeHtml(srcSet)}" src="${escapeHtml(src)}" alt="" />`;
}

/** Until the brand's own has come (remote-viewer/src/experience/theme-style.ts). */
const fonts: Record<ThemeFont, string> = {
  sans: 'system-ui,sans-serif',
  serif: 'Georgia,serif',
  rounded: 'system-ui,sans-serif',
  display: 'Georgia,serif',
};

const dark = '(prefers-color-scheme: dark)';

/**
 * It waits for no style sheet. Measures as in remote-viewer/src/landing/landing.module.css, with room for the lines
 * below the way in, so that this stays under the finger.
 */
export function firstPaintStyle(placement: ResolvedPlacement, visit: Visit | null, nonce: string): string {
  const { dark: forDark, picture } = placement;
  const theme = visit?.root.theme;
  const background = safeColour(placement.backgroundColour);
  const accent = safeColour(theme?.colours.accent ?? placement.themeColour);
  const onAccent = theme ? safeColour(theme.colours.onAccent) : looksDark(accent) ? '#fff' : '#000';
  const ink = picture || looksDark(background) ? '#fff' : '#211f1c';
  const shade = 'linear-gradient(transparent,rgb(16 12 8/62%) min(45%,12rem),rgb(16 12 8/78%))';
  const font = fonts[theme?.font ?? 'sans'];
  return `<style nonce="${nonce}">
.first-paint{--z:1;position:fixed;inset:0;display:flex;align-items:flex-start;overflow:auto;background:${background};font:400 clamp(1rem,.9rem + .4vw/var(--z),1.25rem)/1.5 ${font}}
.first-paint img{position:absolute;inset:0;width:100%;height:100%;object-fit:cover}
.first-paint .words{position:relative;zoom:var(--z);box-sizing:border-box;width:100%;margin-top:auto;padding:96px max(24px,6vw/var(--z)) calc(60px + max(40px,8vh/var(--z)));background:${picture ? shade : 'none'};color:${ink}}
.first-paint h1{max-width:16ch;margin:0 0 12px;font-family:${fonts[theme?.headingFont ?? theme?.font ?? 'sans']};font-size:clamp(2.25rem,1.4rem + 4vw/var(--z),4.5rem);font-weight:650;letter-spacing:-.02em;line-height:1.05;overflow-wrap:anywhere;text-wrap:balance}
.first-paint p{max-width:42ch;margin:0 0 28px;text-wrap:pretty}
.first-paint a{display:inline-flex;align-items:center;min-height:56px;padding-inline:32px;border-radius:${Number(theme?.radiusPx ?? 12)}px;background:${accent};color:${onAccent};font-weight:600;text-decoration:none;touch-action:manipulation}
.first-paint a:target{opacity:.65;cursor:progress}
${forDark ? `@media ${dark}{.first-paint{background:${safeColour(forDark.backgroundColour)}}${picture ? '' : '.first-paint .words{color:#fff}'}}\n` : ''}@media (min-width:1000px) and (min-height:1600px){.first-paint{--z:2}.first-paint .words{padding-bottom:156px}}
    </style>`;
}
