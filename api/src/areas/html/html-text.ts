import { NodeHtmlMarkdown } from 'node-html-markdown';
import { isDeeperThan } from './html-depth';

/** HTML takes the square of what is nested: one description would use up the time in which its import is read. */
const mostCharacters = 100_000;
const deepest = 100;

/** HTML as Markdown, with the rows of tables as a list: Markdown as visitors read it has no tables. */
export const htmlToMarkdown = (html: string): string => asMarkdown.translate(inOneLine(html));

/** HTML as words and line breaks only. */
export const htmlToWords = (html: string): string =>
  asWords
    .translate(inOneLine(html))
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .trim();

/** The translator forgets a line break after an element, and words would run together. */
const inOneLine = (html: string) => (/<pre[\s>]/i.test(html) ? html : html.replaceAll(/[\r\n]+/g, ' '));

/** Text that is no HTML, but may have its references: "Bed & Bath" of `Bed &amp; Bath`. */
export const withoutReferences = (text: string): string =>
  // Space is trimmed.
  text.replaceAll(
    /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,31});/gi,
    (reference) => asWords.translate(`x${reference}`).slice(1) || ' ',
  );

const elements =
  'a|abbr|article|audio|b|blockquote|br|caption|code|dd|div|dl|dt|em|figcaption|figure|h[1-6]|hr|i|iframe|img|li|object|ol|p|pre|s|section|small|span|strong|sub|sup|table|tbody|td|tfoot|th|thead|tr|u|ul|video';
/** A whole tag. What has no value between its name and its end is none: "if a <b and c> d". */
const tag = new RegExp(String.raw`<\/?(?:${elements})(?:\s[^<>=]*=[^<>]*|\s*\/?)>`, 'i');

/** Whether a text that might be plain is HTML. */
export const looksLikeHtml = (text: string): boolean => tag.test(text);

const nothing: [RegExp, string] = [/(?!)/g, ''];
const asMarkdown = withTables(new NodeHtmlMarkdown());
const asWords = withTables(new NodeHtmlMarkdown({ globalEscape: nothing, lineStartEscape: nothing }));
asWords.translators.remove('strong,b,em,i,u,a,code,del,s,strike,img');
asWords.translators.set('br', { content: '\n', recurse: false });

/** Whether there is more HTML than is read, or deeper. */
export const isTooMuchHtml = (html: string): boolean =>
  html.length > mostCharacters || isDeeperThan(deepest, html);

type Translator = Parameters<NodeHtmlMarkdown['translators']['set']>[1];
type Context = Parameters<Extract<Translator, (context: never) => unknown>>[0];
type Element = Context['node'];

function withTables(translator: NodeHtmlMarkdown): NodeHtmlMarkdown {
  translator.translators.set('table', ({ node }: Context) => ({
    surroundingNewlines: 2,
    recurse: false,
    content: tableInWords(node, (html) => translator.translate(html).replaceAll(/\s+/g, ' ').trim()),
  }));
  return translator;
}

function tableInWords(table: Element, inWords: (html: string) => string): string {
  const caption = elementsIn(table).find(({ tagName }) => tagName === 'CAPTION');
  return [caption ? inWords(caption.innerHTML) : '', listOf(rowsOf(table), inWords)]
    .filter(Boolean)
    .join('\n\n');
}

const elementsIn = ({ childNodes }: Element): Element[] =>
  (Array.from(childNodes as ArrayLike<unknown>) as Element[]).filter(({ tagName }) => Boolean(tagName));

/** Without those of tables within its cells. */
const rowsOf = (table: Element): Element[] =>
  elementsIn(table).flatMap((part) =>
    part.tagName === 'TR' ? [part] : /^T(HEAD|BODY|FOOT)$/.test(part.tagName) ? rowsOf(part) : [],
  );

/** "Size: S, width: 10 cm" where a head names the columns, "Width: 10 cm" of two cells, else one after the other. */
function listOf(rows: Element[], inWords: (html: string) => string): string {
  const read = rows
    .map((row) => {
      const cells = elementsIn(row).filter(({ tagName }) => tagName === 'TH' || tagName === 'TD');
      return {
        isHead: cells.length > 1 && cells.every(({ tagName }) => tagName === 'TH'),
        words: cells.map(({ innerHTML }) => inWords(innerHTML)),
      };
    })
    .filter(({ words }) => words.some((text) => text !== ''));
  const [first, ...others] = read;
  if (!first) return '';
  if (!first.isHead || others.length === 0) return read.map(({ words }) => `- ${inLine(words)}`).join('\n');
  return others.map(({ words }) => `- ${underHead(words, first.words)}`).join('\n');
}

/** An empty cell in between keeps its place, or those after it would stand in another column. */
const inLine = (words: string[]) => {
  const told = words.slice(0, words.findLastIndex(Boolean) + 1).map((text) => text || '–');
  return words.length === 2 && words[0] !== '' ? told.join(': ') : told.join(', ');
};

const underHead = (words: string[], head: string[]) =>
  words
    .map((text, column) => (head[column] && text ? `${head[column]}: ${text}` : text))
    .filter(Boolean)
    .join(', ');
