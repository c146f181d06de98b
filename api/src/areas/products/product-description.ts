import type { ProductDocument } from '@vitrine/shared/contract';
import { translatable } from '../../translatable-message';
import { embedsIn } from '../html/html-embeds';
import { htmlToMarkdown, isTooMuchHtml, looksLikeHtml, withoutReferences } from '../html/html-text';
import { perColumn, type Report, type TableContext, type TableRow } from '../tables/area-table';
import { languagesIn, suffixesOf } from '../tables/table-cells';

const body = 'Body (HTML)';

/**
 * Descriptions are Markdown. Tables of other programs have HTML: Shopify's newer ones under “Description”, its older ones
 * in a column of their own, which is read where the description is empty.
 */
export function descriptionIn(
  { cells, line }: TableRow,
  { baseLanguage, columns, isForeign }: TableContext,
  before: ProductDocument['description'],
  report: Report,
): ProductDocument['description'] {
  const read = { ...cells };
  for (const language of suffixesOf('Description', columns)) {
    const column = perColumn('Description', language);
    const text = cells[column] ?? '';
    if (text === before[language] || !looksLikeHtml(text)) continue;
    if (isForeign) read[column] = markdownOf(text, line, column, report);
    else report('notice', line, column, translatable('cell.htmlShown'));
  }
  const map = languagesIn('Description', read, columns, before);
  if (!columns.has(body) || read[perColumn('Description', baseLanguage)]) return map;
  const { [baseLanguage]: _, ...others } = map;
  const html = cells[body] ?? '';
  const markdown = /<[a-z!/]/i.test(html) ? markdownOf(html, line, body, report) : withoutReferences(html);
  return markdown === '' ? others : { ...others, [baseLanguage]: markdown };
}

function markdownOf(html: string, line: number, column: string, report: Report): string {
  if (isTooMuchHtml(html)) {
    report('error', line, column, translatable('cell.tooMuchHtml'));
    return '';
  }
  for (const { address, kind } of embedsIn(html)) {
    const what = { address: address.slice(0, 200) };
    if (kind === 'picture') report('notice', line, column, translatable('cell.pictureInText', what));
    else if (kind === 'player') report('notice', line, column, translatable('cell.playerInText', what));
  }
  return htmlToMarkdown(html);
}
