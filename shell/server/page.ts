import type { PictureSize, ResolvedPlacement } from '@vitrine/shared/contract';
import {
  type RuntimeConfig,
  runtimeConfigElementId,
} from '@vitrine/shared/contract/federation/runtime-config';
import { fullScreen, pictureSource } from '@vitrine/shared/contract/values/picture-source';
import { escapeHtml, scriptJson } from './html';

interface PageParts {
  /** Of the head, as HTML. */
  head: string;
  config: RuntimeConfig;
  /** What the first paint shows; null on staff's pages and where nothing is known. */
  placement: ResolvedPlacement | null;
  /** Of this answer's content security policy. */
  nonce: string;
}

/** Fills the marks of the built index.html. Everything from outside is escaped. */
export function renderPage(template: string, { head, config, placement, nonce }: PageParts): string {
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

/** Replaced by React's first render. */
const firstPaint = ({ title, picture, pictureSizes }: ResolvedPlacement) =>
  `<div class="first-paint">${picture ? fullScreenPicture(picture, pictureSizes) : ''}<h1>${escapeHtml(title)}</h1></div>`;

/** Asked for as the viewer's landing will: its picture is fetched once. */
function fullScreenPicture(picture: string, among: PictureSize[] | undefined): string {
  const { sizes, src, srcSet = '' } = pictureSource(picture, among, fullScreen);
  return `<img sizes="${sizes}" srcset="${escapeHtml(srcSet)}" src="${escapeHtml(src)}" alt="" />`;
}
