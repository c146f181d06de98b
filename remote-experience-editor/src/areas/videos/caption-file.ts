import { type CaptionCue, videosLimits } from '@vitrine/shared/contract';
import { captionText } from '@vitrine/shared/contract/areas/videos/web-vtt';
import { decodedText } from '@vitrine/shared/contract/values/text-bytes';
import type { ParsedCue } from 'webvtt-parser';
import { type CaptionComplaint, complaintOf } from './caption-complaints';
import { asPlainWebVtt } from './caption-dialects';
import { lineIn, withLines } from './caption-lines';

/** What a caption file holds, and what is wrong with it. */
export interface CaptionFile {
  cues: CaptionCue[];
  problems: { line: number; complaint: CaptionComplaint }[];
}

const longestMs = 24 * 3600_000;
const longestName = 200;

/**
 * Reads WebVTT, and SubRip (SRT) too, in any of the usual encodings. The reader arrives when the first file is chosen.
 * @throws for what is no text
 */
export async function readCaptionFile(bytes: ArrayBuffer): Promise<CaptionFile> {
  const { WebVTTParser } = await import('webvtt-parser');
  const decoded = decodedText(new Uint8Array(bytes));
  if (!decoded) throw new Error('A caption file is text');
  const { addedLines, problems, text } = asPlainWebVtt(decoded.text);
  const parsed = new WebVTTParser().parse(withLines(text), 'captions/subtitles/descriptions');
  const cues = parsed.cues.map(({ text: marked, ...cue }) => ({ ...cue, ...lineIn(marked) }));
  // Those that begin together stay in the order of the file; the reader has the longer ones first.
  cues.sort((one, other) => one.startTime - other.startTime || one.line - other.line);
  const kept = cues.slice(0, videosLimits.cuesPerLanguage);
  const found = [
    ...problems,
    ...parsed.errors.map(({ line, message }) => ({ line, complaint: complaintOf(message) })),
    ...kept.flatMap((cue) => cutIn(cue).map((complaint) => ({ line: cue.line, complaint }))),
  ];
  return {
    cues: kept.map(cueOf),
    problems: [
      ...(decoded.encoding === 'Windows-1252' ? [{ line: 1, complaint: 'guessed' as const }] : []),
      ...found.map((one) => ({ ...one, line: Math.max(1, one.line - addedLines) })),
      ...(cues.length > videosLimits.cuesPerLanguage ? [{ line: 1, complaint: 'tooMany' as const }] : []),
    ],
  };
}

type LinedCue = ParsedCue & { line: number };

/** What of a caption has no room. */
function cutIn(cue: LinedCue): CaptionComplaint[] {
  return [
    ...(textOf(cue).length > videosLimits.cueTextLength ? (['longText'] as const) : []),
    ...(nameOf(cue).length > longestName ? (['longName'] as const) : []),
    ...(Math.round(Math.max(cue.startTime, cue.endTime) * 1000) > longestMs ? (['longTime'] as const) : []),
  ];
}

const textOf = ({ text }: ParsedCue) => captionText(text, characterOf);
/** In one line. */
const nameOf = ({ id }: ParsedCue) => id.trim().replaceAll(/\p{Cc}+/gu, ' ');

function cueOf(cue: ParsedCue): CaptionCue {
  const settings = settingsOf(cue);
  const name = shortened(nameOf(cue), longestName);
  const ms = (seconds: number) => Math.min(longestMs, Math.round(seconds * 1000));
  return {
    startMs: ms(cue.startTime),
    endMs: ms(cue.endTime),
    text: shortened(textOf(cue), videosLimits.cueTextLength),
    ...(settings && { settings }),
    ...(name && { name }),
  };
}

/** Not within a mark, a reference or a character, which would be read as something else. */
function shortened(text: string, most: number): string {
  if (text.length <= most) return text;
  const units = /<[^<>]*>|&[a-z]{1,6};|[\ud800-\udbff][\udc00-\udfff]/g;
  const split = [...text.matchAll(units)].find(
    ({ 0: unit, index }) => index < most && index + unit.length > most,
  );
  return text.slice(0, split?.index ?? most);
}

/** As the browser reads it, in captions as on pages; what stands for nothing is itself. */
const characterOf = (reference: string) =>
  new DOMParser().parseFromString(reference, 'text/html').documentElement.textContent ?? reference;

/** Where a caption stands, as far as it stands elsewhere than usual. */
function settingsOf(cue: ParsedCue): string {
  const { alignment, direction, lineAlign, linePosition, positionAlign, size, snapToLines, textPosition } =
    cue;
  return [
    direction !== 'horizontal' && `vertical:${direction}`,
    linePosition !== 'auto' &&
      `line:${linePosition}${snapToLines ? '' : '%'}${lineAlign === 'start' ? '' : `,${lineAlign}`}`,
    textPosition !== 'auto' &&
      `position:${textPosition}%${positionAlign === 'auto' ? '' : `,${positionAlign}`}`,
    size !== 100 && `size:${size}%`,
    alignment !== 'center' && `align:${alignment}`,
  ]
    .filter(Boolean)
    .join(' ');
}
