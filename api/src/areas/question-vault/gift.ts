import { type TranslatableMessage, translatable } from '../../translatable-message';
import { type GiftAnswers, giftAnswers } from './gift-answers';
import { categoryIn, type GiftBlock, giftBlocks } from './gift-blocks';
import { inComments } from './gift-comments';
import { formatOf, GiftProblem, hidden, plainText, shown } from './gift-text';

/**
 * Moodle's GIFT: questions parted by blank lines, answers in braces. What has no place here is named with its line:
 * feedback, shares, pictures.
 */

export interface GiftQuestion {
  /** Where it begins in the file, the first line being 1. */
  line: number;
  /** '' for none; levels are parted by slashes. */
  category: string;
  content: GiftContent | { problem: TranslatableMessage };
}

interface GiftContent {
  /** What the file knows it by; '' for none, and then its text says which one it is. */
  name: string;
  text: string;
  tags: Record<string, true>;
  notices: (TranslatableMessage & { line: number })[];
  answers: GiftAnswers;
}

export function readGift(file: string): GiftQuestion[] {
  let category = '';
  const tell = distinctNames();
  return giftBlocks(file).flatMap((block): GiftQuestion[] => {
    const folder = categoryIn(block);
    if (folder !== null) {
      category = folder;
      return [];
    }
    const line = block.lines[0] ?? 1;
    try {
      return [{ line, category, content: tell(questionIn(block), line) }];
    } catch (error) {
      if (!(error instanceof GiftProblem)) throw error;
      return [{ line, category, content: { problem: error.reason } }];
    }
  });
}

/** Gives a question that is called like one before it another name, or else it would be taken for a change of that one. */
function distinctNames() {
  const before = new Map<string, { line: number; count: number }>();
  return (content: GiftContent, line: number): GiftContent => {
    const { name, notices, text } = content;
    const idOf = (own: string) => (own === '' ? `text ${text}` : `name ${own}`);
    const first = before.get(idOf(name));
    before.set(idOf(name), first ?? { line, count: 1 });
    if (!first) return content;
    // With room for a number behind it.
    const called = nameIn(name || text).slice(0, nameLength - 12);
    let newName = '';
    do {
      first.count += 1;
      newName = `${called} (${first.count})`;
    } while (before.has(idOf(newName)));
    before.set(idOf(newName), { line, count: 1 });
    const again = { line, ...translatable('gift.nameAgain', { name: called, line: first.line, newName }) };
    return { ...content, name: newName, notices: [again, ...notices] };
  };
}

const nameLength = 255;

/** In one line. */
const nameIn = (text: string) =>
  text
    .split(/\p{Cc}+/u)
    .map((line) => line.trim())
    .join(' ')
    .trim()
    .slice(0, nameLength);

function questionIn({ comments, lines, text: block }: GiftBlock): GiftContent {
  const { notices, tags } = inComments(comments);
  const text = hidden(block);
  const lineAt = lineFinder(text, lines);
  const note = (offset: number, what: TranslatableMessage) => notices.push({ line: lineAt(offset), ...what });
  const named = nameAt(text);
  const open = text.indexOf('{', named.end);
  const close = text.lastIndexOf('}');
  if (open < 0 && close < named.end) throw new GiftProblem(translatable('gift.noAnswers'));
  if (open < 0 || close < open) throw new GiftProblem(translatable('gift.notClosed'));
  const inside = text.slice(open + 1, close);
  if (/[{}]/.test(inside)) throw new GiftProblem(translatable('gift.severalBraces'));
  const { format, rest } = formatOf(text.slice(named.end, open), 'moodle');
  const after = text.slice(close + 1).trimEnd();
  const words = plainText(after ? `${rest}_____${after}` : rest, format, (what) => note(named.end, what));
  if (words === '') throw new GiftProblem(translatable('gift.noText'));
  return {
    name: named.name,
    text: words,
    tags,
    notices,
    answers: giftAnswers({ text: inside, start: open + 1, format, note }),
  };
}

/** `::Grant's tomb::` before the text. */
function nameAt(text: string): { name: string; end: number } {
  const start = text.length - text.trimStart().length;
  const end = text.startsWith('::', start) ? text.indexOf('::', start + 2) : -1;
  return end < 0
    ? { name: '', end: start }
    : { name: nameIn(shown(text.slice(start + 2, end))), end: end + 2 };
}

/** @returns which line of the file a place of a block is in. */
function lineFinder(text: string, lines: number[]) {
  const starts = [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)];
  return (offset: number): number => {
    let low = 0;
    let high = starts.length;
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle;
    }
    return lines[low] ?? 0;
  };
}
