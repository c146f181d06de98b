import type { ResolvedPlacement } from '@vitrine/shared/contract';
import {
  type RuntimeConfig,
  runtimeConfigElementId,
} from '@vitrine/shared/contract/federation/runtime-config';
import { directionOf } from '@vitrine/shared/contract/values/text-direction';
import { firstPaint } from './first-paint';
import { escapeHtml, scriptJson } from './html';
import type { Preload } from './preloads';

interface PageParts {
  /** Of the head, as HTML. */
  head: string;
  config: RuntimeConfig;
  /** What the first paint shows; null on staff's pages and where nothing is known. */
  placement: ResolvedPlacement | null;
  /** The code of what visitors step into. */
  stage: Preload[];
  /** Of the address. */
  search: string;
  /** Of this answer's content security policy. */
  nonce: string;
}

/** Fills the marks of the built index.html. Everything from outside is escaped. */
export function renderPage(
  template: string,
  { head, config, placement, stage, search, nonce }: PageParts,
): string {
  return template
    .replace('<html lang="en">', (said) => (placement ? spokenBy(placement) : said))
    .replace('<!-- vitrine:head -->', () => head)
    .replace('<!-- vitrine:first-paint -->', () =>
      placement ? firstPaint(placement, config.visit ?? null, stage, search) : '',
    )
    .replace(
      '<!-- vitrine:config -->',
      () =>
        `<script type="application/json" id="${runtimeConfigElementId}" nonce="${nonce}">${scriptJson(config)}</script>`,
    );
}

const spokenBy = ({ language }: ResolvedPlacement) =>
  `<html lang="${escapeHtml(language)}" dir="${directionOf(language)}">`;
