import { type TranslatableMessage, translatable } from '../../translatable-message';
import { type Embed, embedsIn, fileNameOf } from '../html/html-embeds';
import { htmlToWords, isTooMuchHtml, looksLikeHtml, withoutReferences } from '../html/html-text';

/** What is wrong with one question; the others are read all the same. */
export class GiftProblem extends Error {
  constructor(readonly reason: TranslatableMessage) {
    super(reason.message);
  }
}

/** What a backslash protects is a noncharacter until everything is taken apart. */
const escaped = '~=#{}:\\n';
export const hidden = (text: string) =>
  text.replaceAll(/\\([~=#{}:\\n])/g, (_, char: string) =>
    String.fromCharCode(0xfdd0 + escaped.indexOf(char)),
  );
export const shown = (text: string) =>
  text.replaceAll(/[\ufdd0-\ufdd7]/g, (char) =>
    (escaped[char.charCodeAt(0) - 0xfdd0] ?? '').replace('n', '\n'),
  );

/** As much of the file's words as a report shows. */
export const quoted = (text: string) => {
  const words = shown(text).trim();
  return words.length > 200 ? `${words.slice(0, 200)}…` : words;
};

export type GiftFormat = 'html' | 'markdown' | 'plain' | 'moodle';

/** A text that may say its format: `[html]<p>…</p>`. */
export function formatOf(text: string, otherwise: GiftFormat): { format: GiftFormat; rest: string } {
  const [whole = '', format] = /^\s*\[(html|markdown|plain|moodle)\]/i.exec(text) ?? [];
  return { format: (format?.toLowerCase() as GiftFormat) ?? otherwise, rest: text.slice(whole.length) };
}

/**
 * Words and line breaks only: visitors read questions as they are written.
 * @param note hears what of the text has no place here.
 */
export function plainText(
  text: string,
  format: GiftFormat,
  note: (what: TranslatableMessage) => void,
): string {
  const words = shown(text).trim();
  for (const name of filesIn(text, format)) note(translatable('gift.picture', { name }));
  const html = htmlIn(words, format);
  if (html !== null) {
    if (isTooMuchHtml(html)) throw new GiftProblem(translatable('cell.tooMuchHtml'));
    const read = htmlToWords(html).replaceAll(/\n{3,}/g, '\n\n');
    for (const { address } of embedsIn(html).filter((one) => !isFile(one) && !read.includes(one.address)))
      note(translatable('gift.link', { address: quoted(address) }));
    return read;
  }
  if (format === 'markdown' && /[*_`\]]/.test(words)) note(translatable('gift.markdown'));
  return (format === 'moodle' ? withoutReferences(words) : words)
    .split('\n')
    .map((line) => line.trim())
    .join('\n');
}

/** What a text has as HTML; null where it has none. Without a format it may have tags, and its lines are its lines. */
function htmlIn(words: string, format: GiftFormat): string | null {
  if (format === 'html') return words;
  if (format !== 'moodle' || !looksLikeHtml(words)) return null;
  const lines = words.split('\n').map((line) => line.trim());
  return lines.reduce(
    (whole, line) => whole + (whole.endsWith('>') && line.startsWith('<') ? '\n' : '<br>') + line,
  );
}

/** What the pictures, sounds and films in a text are called. */
export function filesIn(text: string, format: GiftFormat): string[] {
  const words = shown(text).trim();
  const html = htmlIn(words, format);
  const addresses =
    html !== null
      ? embedsIn(html)
          .filter(isFile)
          .map(({ address }) => address)
      : format === 'markdown'
        ? [...words.matchAll(/!\[[^[\]]{0,500}\]\(([^()\s]{1,2000})/g)].map(([, address = '']) => address)
        : [];
  return addresses.map(fileNameOf);
}

/** Moodle links to sounds, which it plays in place, like to any other file of its own. */
const isFile = ({ address, kind }: Embed) => kind !== 'link' || address.startsWith('@@PLUGINFILE@@');
