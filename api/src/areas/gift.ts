import { NodeHtmlMarkdown } from 'node-html-markdown';
import { type Said, said } from '../said';

/**
 * Moodle's GIFT: questions parted by blank lines, answers in braces. Titles and feedback are read over, because nothing
 * here shows them.
 */

export interface GiftAnswer {
  text: string;
  isRight: boolean;
}

export type GiftAnswers =
  | { type: 'single' | 'multiple'; answers: GiftAnswer[] }
  | { type: 'short-text'; texts: string[] }
  | { type: 'number'; value: number; tolerance: number }
  | { type: 'long-text' };

export interface GiftQuestion {
  /** Where it begins in the file, the first line being 1. */
  line: number;
  /** '' for none; levels are parted by slashes. */
  category: string;
  content: { text: string; notices: Said[]; answers: GiftAnswers } | { problem: Said };
}

/** What is wrong with one question; the others are read all the same. */
class GiftProblem extends Error {
  constructor(readonly said: Said) {
    super(said.message);
  }
}

export function readGift(file: string): GiftQuestion[] {
  let category = '';
  return blocksOf(file).flatMap(({ line, text }): GiftQuestion[] => {
    const named = /^\$CATEGORY:\s*(.*)$/i.exec(text);
    if (named) {
      category = folderOf(named[1] ?? '');
      return [];
    }
    try {
      return [{ line, category, content: questionIn(text) }];
    } catch (error) {
      if (!(error instanceof GiftProblem)) throw error;
      return [{ line, category, content: { problem: error.said } }];
    }
  });
}

/** Moodle begins with `$course$/top`, which is no folder of anybody's. */
const folderOf = (path: string) =>
  path
    .split('/')
    .map((level) => level.trim())
    .filter((level, depth) => level !== '' && !/^\$.*\$$/.test(level) && !(depth < 2 && level === 'top'))
    .join('/');

/** Lines that follow each other, without comments; a category's line is alone. */
function blocksOf(file: string): { line: number; text: string }[] {
  const blocks: { line: number; text: string }[] = [];
  let isOpen = false;
  for (const [index, text] of file.split(/\r\n|\r|\n/).entries()) {
    if (/^\s*\/\//.test(text)) continue;
    const isCategory = /^\s*\$CATEGORY:/i.test(text);
    if (text.trim() === '') isOpen = false;
    else if (isOpen && !isCategory) (blocks.at(-1) as { text: string }).text += `\n${text}`;
    else {
      blocks.push({ line: index + 1, text: isCategory ? text.trim() : text });
      isOpen = !isCategory;
    }
  }
  return blocks;
}

/** What a backslash protects is a noncharacter until everything is taken apart. */
const escaped = '~=#{}:\\n';
const hidden = (text: string) =>
  text.replaceAll(/\\([~=#{}:\\n])/g, (_, char: string) =>
    String.fromCharCode(0xfdd0 + escaped.indexOf(char)),
  );
const shown = (text: string) =>
  text.replaceAll(/[\ufdd0-\ufdd7]/g, (char) =>
    (escaped[char.charCodeAt(0) - 0xfdd0] ?? '').replace('n', '\n'),
  );

function questionIn(block: string): Exclude<GiftQuestion['content'], { problem: Said }> {
  const text = hidden(block.trim()).replace(/^::.*?::/s, '');
  const open = text.indexOf('{');
  const close = text.lastIndexOf('}');
  if (open < 0 && close < 0) throw new GiftProblem(said('gift.noAnswers'));
  if (open < 0 || close < open) throw new GiftProblem(said('gift.notClosed'));
  const inside = text.slice(open + 1, close);
  if (/[{}]/.test(inside)) throw new GiftProblem(said('gift.severalBraces'));
  const { isHtml, rest } = formatOf(text.slice(0, open));
  const after = text.slice(close + 1).trim();
  const words = plainText(after ? `${rest.trimEnd()} _____ ${after}` : rest, isHtml);
  if (words === '') throw new GiftProblem(said('gift.noText'));
  const notices: Said[] = [];
  return { text: words, notices, answers: answersIn(inside, isHtml, notices) };
}

function formatOf(text: string): { isHtml: boolean; rest: string } {
  const [whole = '', format = ''] = /^\s*\[(html|markdown|plain|moodle)\]/i.exec(text) ?? [];
  return { isHtml: format.toLowerCase() === 'html', rest: text.slice(whole.length) };
}

/** Words and line breaks only: visitors read questions as they are written. */
const nothing: [RegExp, string] = [/(?!)/g, ''];
const fromHtml = new NodeHtmlMarkdown({ globalEscape: nothing, lineStartEscape: nothing });
fromHtml.translators.remove('strong,b,em,i,u,a,code,del,s,strike');

function plainText(text: string, isHtml: boolean): string {
  const words = shown(text).trim();
  return isHtml ? fromHtml.translate(words).trim() : words.replaceAll(/[^\S\n]*\n[^\S\n]*/g, '\n');
}

function answersIn(inside: string, isHtml: boolean, notices: Said[]): GiftAnswers {
  const block = inside.replace(/####.*$/s, '').trim();
  if (block === '') return { type: 'long-text' };
  if (block.startsWith('#')) return numberIn(block.slice(1), notices);
  const truth = /^(T|TRUE|F|FALSE)\s*(#.*)?$/is.exec(block)?.[1];
  if (truth) {
    const isTrue = truth.toUpperCase().startsWith('T');
    return {
      type: 'single',
      answers: [
        { text: 'True', isRight: isTrue },
        { text: 'False', isRight: !isTrue },
      ],
    };
  }
  const items = itemsIn(block, isHtml);
  if (items.every(({ mark }) => mark === '=')) {
    if (items.some(({ text }) => text.includes('->'))) throw new GiftProblem(said('gift.matching'));
    if (items.some(({ weight }) => weight !== null && weight < 100)) notices.push(said('gift.partlyRight'));
    return { type: 'short-text', texts: items.map(({ text }) => text) };
  }
  const isSingle = items.some(({ mark }) => mark === '=') || items.every(({ weight }) => weight === null);
  const answers = items.map(({ mark, text, weight }) => ({
    text,
    isRight: isSingle ? mark === '=' : (weight ?? 0) > 0,
  }));
  if (isSingle && items.some(({ mark, weight }) => mark === '~' && (weight ?? 0) > 0))
    notices.push(said('gift.partlyWrong'));
  return { type: isSingle ? 'single' : 'multiple', answers };
}

interface Item {
  mark: '=' | '~';
  weight: number | null;
  text: string;
}

function itemsIn(block: string, isHtml: boolean): Item[] {
  if (!/^[=~]/.test(block)) throw new GiftProblem(said('gift.noMark', { text: shown(block).trim() }));
  return block.split(/(?=[=~])/).map((part) => {
    const [whole = '', mark, weight] = /^([=~])\s*(?:%([^%]*)%)?/.exec(part) ?? [];
    const value = weight === undefined ? null : Number(weight);
    if (value !== null && (Number.isNaN(value) || Math.abs(value) > 100))
      throw new GiftProblem(said('gift.share', { share: weight ?? '' }));
    const { isHtml: own, rest } = formatOf(part.slice(whole.length).replace(/#.*$/s, ''));
    const text = plainText(rest, isHtml || own);
    if (text === '') throw new GiftProblem(said('gift.noAnswerText'));
    return { mark: mark === '=' ? '=' : '~', weight: value, text };
  });
}

/** `3:0.5`, `1..5`, or several of them after equals signs, of which the one that is right in full is kept. */
function numberIn(block: string, notices: Said[]): GiftAnswers {
  const parts = block
    .split('=')
    .map((part) => part.replace(/#.*$/s, '').trim())
    .filter(Boolean);
  const full = parts.find((part) => !part.startsWith('%') || part.startsWith('%100%')) ?? '';
  if (parts.length > 1) notices.push(said('gift.severalNumbers'));
  const text = full.replace(/^%100%/, '').trim();
  const [low, high] = text.split('..').map(asNumber);
  if (low != null && high != null)
    return { type: 'number', value: rounded((low + high) / 2), tolerance: rounded(Math.abs(high - low) / 2) };
  const [value, tolerance = 0] = text.split(':').map(asNumber);
  if (value == null || tolerance === null || tolerance < 0)
    throw new GiftProblem(said('gift.number', { text: shown(block).trim() }));
  return { type: 'number', value, tolerance };
}

/** Without what binary fractions add to it. */
const rounded = (value: number) => Number(value.toPrecision(12));

const asNumber = (text: string) =>
  /^\s*[-+]?(\d+\.?\d*|\.\d+)(e[-+]?\d+)?\s*$/i.test(text) ? Number(text) : null;
