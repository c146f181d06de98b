import { type TranslatableMessage, translatable } from '../../translatable-message';
import { numberIn } from '../tables/table-cells';
import { type GiftItem, giftItems } from './gift-items';
import { filesIn, formatOf, type GiftFormat, GiftProblem, plainText, quoted, shown } from './gift-text';

export interface GiftAnswer {
  text: string;
  isRight: boolean;
}

export type GiftAnswers =
  | { type: 'single' | 'multiple'; answers: GiftAnswer[] }
  | { type: 'matrix'; rows: string[]; options: string[] }
  | { type: 'short-text'; texts: string[] }
  | { type: 'number'; value: number; tolerance: number }
  | { type: 'long-text' };

/** Says at which place of the block something is that has no place here. */
export type Note = (offset: number, what: TranslatableMessage) => void;

interface Inside {
  /** What stands between the braces, and where it begins. */
  text: string;
  start: number;
  format: GiftFormat;
  note: Note;
}

/** @throws GiftProblem for what cannot be read at all. */
export function giftAnswers(inside: Inside): GiftAnswers {
  const { note, start, text } = inside;
  const general = text.indexOf('####');
  if (general >= 0) noteFeedback(inside, text.slice(general + 4), start + general);
  const block = general < 0 ? text : text.slice(0, general);
  const words = block.trim();
  if (words === '') return { type: 'long-text' };
  const wordsStart = start + block.indexOf(words);
  if (words.startsWith('#')) return numbersIn(giftItems(words.slice(1), wordsStart + 1), inside);
  const truth = /^(T|TRUE|F|FALSE)\s*(#|$)/i.exec(words)?.[1];
  if (truth) return truthOf(truth, words.slice(truth.length), wordsStart, inside);
  const items = giftItems(words, wordsStart);
  if (items.some(({ mark }) => mark === ''))
    throw new GiftProblem(translatable('gift.noMark', { text: quoted(words) }));
  for (const item of items) noteFeedback(inside, item.feedback, item.offset);
  const isTexts = items.every(({ mark }) => mark === '=');
  if (isTexts && items.some(({ text }) => text.includes('->'))) return matchingIn(items, inside);
  // Right texts are compared letter by letter, whatever they look like.
  const format = isTexts && inside.format === 'moodle' ? 'plain' : inside.format;
  const read = items.map((item) => ({
    ...item,
    words: wordsOf(item.text, item.offset, { ...inside, format }),
  }));
  const empty = read.find(({ words }) => words === '');
  if (empty) throw new GiftProblem(withoutText(empty, format));
  return isTexts ? textsIn(read, note) : choicesIn(read, note);
}

function noteFeedback(inside: Inside, feedback: string, offset: number) {
  if (feedback.trim() === '') return;
  const text = wordsOf(feedback, offset, inside);
  if (text !== '') inside.note(offset, translatable('gift.feedback', { text: quoted(text) }));
}

/** Why an answer cannot be taken that says nothing. */
function withoutText({ text }: GiftItem, format: GiftFormat): TranslatableMessage {
  const own = formatOf(text, format);
  const [name] = filesIn(own.rest, own.format);
  return name === undefined
    ? translatable('gift.noAnswerText')
    : translatable('gift.pictureAnswer', { name });
}

function wordsOf(text: string, offset: number, { format, note }: Inside): string {
  const own = formatOf(text, format);
  return plainText(own.rest, own.format, (what) => note(offset, what));
}

/** Feedback to the wrong answer comes first, then that to the right one. */
function truthOf(truth: string, rest: string, offset: number, inside: Inside): GiftAnswers {
  for (const feedback of rest.split('#')) noteFeedback(inside, feedback, offset);
  const isTrue = truth.toUpperCase().startsWith('T');
  return {
    type: 'single',
    answers: [
      { text: 'True', isRight: isTrue },
      { text: 'False', isRight: !isTrue },
    ],
  };
}

type Read = GiftItem & { words: string };

/** Right texts; one without a share of what is right is only there for its feedback. */
function textsIn(items: Read[], note: Note): GiftAnswers {
  const right = items.filter(({ offset, weight, words }) => {
    if (weight === null || weight === 100) return true;
    if (weight > 0) note(offset, translatable('gift.countsAsRight', { text: quoted(words), share: weight }));
    else note(offset, translatable('gift.notRight', { text: quoted(words), share: weight }));
    return weight > 0;
  });
  for (const { offset, words } of right)
    if (/(?<!\\)\*/.test(words)) note(offset, translatable('gift.wildcard', { text: quoted(words) }));
  return { type: 'short-text', texts: right.map(({ words }) => words.replaceAll('\\*', '*')) };
}

function choicesIn(items: Read[], note: Note): GiftAnswers {
  const isSingle = items.some(({ mark }) => mark === '=') || items.every(({ weight }) => weight === null);
  const rights = items.filter(({ weight }) => (weight ?? 0) > 0).length;
  const answers = items.map(({ mark, offset, weight, words }) => {
    const isRight = isSingle ? mark === '=' && (weight ?? 100) > 0 : (weight ?? 0) > 0;
    const usual = isRight ? (isSingle ? 100 : 100 / rights) : 0;
    if (weight !== null && Math.abs(weight - usual) > 0.01) {
      const what = { text: quoted(words), share: weight };
      note(
        offset,
        isRight ? translatable('gift.countsAsRight', what) : translatable('gift.countsAsWrong', what),
      );
    }
    return { text: words, isRight };
  });
  return { type: isSingle ? 'single' : 'multiple', answers };
}

/** What is matched becomes rows, what it is matched with their options. */
function matchingIn(items: GiftItem[], inside: Inside): GiftAnswers {
  const pairs = items.map(({ offset, text }) => {
    const arrow = text.indexOf('->');
    if (arrow < 0) throw new GiftProblem(translatable('gift.noPair', { text: quoted(text) }));
    const row = wordsOf(text.slice(0, arrow), offset, inside);
    const option = wordsOf(text.slice(arrow + 2), offset, inside);
    if (option === '') throw new GiftProblem(translatable('gift.noAnswerText'));
    if (row !== '')
      inside.note(offset, translatable('gift.pair', { row: quoted(row), option: quoted(option) }));
    return { row, option };
  });
  return {
    type: 'matrix',
    rows: pairs.flatMap(({ row }) => row || []),
    options: [...new Set(pairs.map(({ option }) => option))],
  };
}

/** `3:0.5`, `1..5`, or several of them after equals signs, of which the first that is right in full is kept. */
function numbersIn(items: GiftItem[], inside: Inside): GiftAnswers {
  for (const item of items) noteFeedback(inside, item.feedback, item.offset);
  const isFull = ({ mark, weight }: GiftItem) => mark !== '~' && (weight ?? 100) === 100;
  const full = items.find((item) => isFull(item) && item.text !== '');
  for (const { offset, text } of items.filter((item) => item !== full && item.text !== ''))
    inside.note(offset, translatable('gift.numberLeft', { text: quoted(text) }));
  const text = shown(full?.text ?? '');
  const [low, high] = text.split('..').map(numberIn);
  if (low != null && high != null)
    return { type: 'number', value: rounded((low + high) / 2), tolerance: rounded(Math.abs(high - low) / 2) };
  const [value, tolerance = 0] = text.split(':').map(numberIn);
  if (value == null || tolerance === null || tolerance < 0)
    throw new GiftProblem(translatable('gift.number', { text: quoted(inside.text.trim().slice(1)) }));
  return { type: 'number', value, tolerance };
}

/** Without what binary fractions add to it. */
const rounded = (value: number) => Number(value.toPrecision(12));
