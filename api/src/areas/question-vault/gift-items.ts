import { translatable } from '../../translatable-message';
import { GiftProblem, quoted } from './gift-text';

/** One answer as it stands between the braces: `~%-50%No one#Nobody was that`. */
export interface GiftItem {
  /** '' before the first mark, of numbers. */
  mark: '' | '=' | '~';
  /** Per cent; null where it says none. */
  weight: number | null;
  text: string;
  feedback: string;
  /** Where it begins. */
  offset: number;
}

/** What stands between the braces, taken apart at its marks. */
export function giftItems(inside: string, start: number): GiftItem[] {
  const items: GiftItem[] = [];
  for (const { from, text } of piecesOf(inside)) {
    const mark = text.startsWith('=') ? '=' : text.startsWith('~') ? '~' : '';
    const words = text.slice(mark.length);
    if (mark === '' && words.trim() === '') continue;
    const offset = start + from + mark.length + (words.length - words.trimStart().length);
    items.push({ ...itemIn(words.trim()), mark, offset });
  }
  return items;
}

function piecesOf(text: string): { from: number; text: string }[] {
  const starts = [0, ...[...text.matchAll(/[=~]/g)].map(({ index }) => index)];
  return starts.map((from, place) => ({ from, text: text.slice(from, starts[place + 1]) }));
}

function itemIn(words: string): Pick<GiftItem, 'weight' | 'text' | 'feedback'> {
  const [whole = '', share] = /^%([^%]*)%/.exec(words) ?? [];
  const weight = share === undefined ? null : Number(share);
  if (weight !== null && (Number.isNaN(weight) || Math.abs(weight) > 100))
    throw new GiftProblem(translatable('gift.share', { share: quoted(share ?? '') }));
  const [text = '', ...feedback] = words.slice(whole.length).split('#');
  return { weight, text: text.trim(), feedback: feedback.join('#').trim() };
}
