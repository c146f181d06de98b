interface Cue {
  startMs: number;
  endMs: number;
  text: string;
  settings?: string | undefined;
  name?: string | undefined;
}

const digits = (value: number, count: number) => String(value).padStart(count, '0');

/** 83,045 ms → "00:01:23.045", as WebVTT writes it. */
export function vttTime(ms: number): string {
  const parts = [Math.floor(ms / 3_600_000), Math.floor(ms / 60_000) % 60, Math.floor(ms / 1000) % 60];
  return `${parts.map((part) => digits(part, 2)).join(':')}.${digits(ms % 1000, 3)}`;
}

/** One of WebVTT's marks, or a time: `<i>`, `</v>`, `<c.loud>`, `<00:01.500>`. An arrow in it would begin a caption. */
const mark = String.raw`<(?:\/?(?:c|i|b|u|ruby|rt|v|lang)(?:[.\s](?:(?!-->)[^<>])*)?|(?:\d{2,}:)?\d{2}:\d{2}\.\d{3})>`;
/** What a text may have instead of a character that would be read as something else. */
const referenceName = '(?:amp|lt|gt|nbsp|lrm|rlm);';
const reference = `&${referenceName}`;

const special = new RegExp(`(${mark})|${reference}|[&<]`, 'g');
const bareAmpersand = new RegExp(`(?!${reference})&`, 'g');

/**
 * A caption's text as files have it. Marks stay, as do references that stand in it; every other "&" and "<" is written
 * as a reference, since players leave out what follows them: "Beds <100 kr".
 */
const escaped = (text: string) =>
  text
    .replace(special, (found, itsMark?: string) => {
      if (itsMark) return itsMark.replace(bareAmpersand, '&amp;');
      return found === '&' ? '&amp;' : found === '<' ? '&lt;' : found;
    })
    .replaceAll('-->', '--&gt;');

const marks = new RegExp(`(${mark})`, 'g');
const references = new RegExp(reference, 'g');
const htmlReference = /&(?:[a-zA-Z][a-zA-Z0-9]*|#\d+|#[xX][\da-fA-F]+);/g;
const ampersandInMark = new RegExp(`&amp;(?!${referenceName})`, 'g');

/**
 * The text of a file's caption as people write it: "Bed & Bath" of `Bed &amp; Bath`. A reference stays one only where its
 * character would be read as the beginning of a mark or of another reference, so what is written back says the same.
 * @param character what an HTML reference stands for: "é" of `&eacute;`.
 */
export const captionText = (inFile: string, character: (reference: string) => string): string =>
  inFile
    // Marks stand at the odd places.
    .split(marks)
    .map((piece, place) =>
      place % 2 === 1
        ? piece.replace(ampersandInMark, '&')
        : guarded(piece.replace(htmlReference, (found) => character(found))),
    )
    .join('');

/** Characters that mean themselves, so that none is read as more than that. */
const guarded = (plain: string) =>
  plain
    .replace(references, (found) => `&amp;${found.slice(1)}`)
    .replace(marks, (found) => `&lt;${found.slice(1)}`);

/**
 * Captions as a WebVTT file. Their text stays as it is, marks such as `<i>` included; a blank line would end a caption
 * and an arrow begin one, so neither gets through.
 */
export const webVtt = (cues: Cue[]): string => ['WEBVTT', ...cues.map(written)].join('\n\n').concat('\n');

const written = ({ endMs, name, settings, startMs, text }: Cue) =>
  [
    ...(name ? [name] : []),
    `${vttTime(startMs)} --> ${vttTime(endMs)}${settings ? ` ${settings}` : ''}`,
    ...escaped(text)
      .split(/\r\n|\r|\n/)
      .filter((line) => line.trim()),
  ].join('\n');
