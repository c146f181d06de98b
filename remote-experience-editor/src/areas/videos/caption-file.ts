import { type CaptionCue, limits } from '@vitrine/shared/contract';
import { captionText } from '@vitrine/shared/contract/web-vtt';
import type { ParsedCue } from 'webvtt-parser';
import { type CaptionComplaint, complaintOf } from './caption-complaints';

/** What a caption file holds, and what is wrong with it. */
export interface CaptionFile {
  cues: CaptionCue[];
  problems: { line: number; complaint: CaptionComplaint }[];
}

const longestMs = 24 * 3600_000;

/** Reads WebVTT, and SubRip (SRT) too, in UTF-8 or UTF-16. The reader arrives when the first file is chosen. */
export async function readCaptionFile(bytes: ArrayBuffer): Promise<CaptionFile> {
  const { WebVTTParser } = await import('webvtt-parser');
  const { addedLines, text } = asWebVtt(decoded(bytes));
  const { cues, errors } = new WebVTTParser().parse(text, 'captions/subtitles/descriptions');
  return {
    cues: cues.slice(0, limits.cuesPerLanguage).map(cueOf),
    problems: [
      ...errors.map(({ line, message }) => ({
        line: Math.max(1, line - addedLines),
        complaint: complaintOf(message),
      })),
      ...(cues.length > limits.cuesPerLanguage ? [{ line: 1, complaint: 'tooMany' as const }] : []),
    ],
  };
}

/** By its byte-order mark; UTF-8, which WebVTT asks for, without one. */
function decoded(bytes: ArrayBuffer): string {
  const [first, second] = new Uint8Array(bytes);
  const encoding =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
  return new TextDecoder(encoding).decode(bytes);
}

/** SubRip differs by its missing head and by a comma before the milliseconds. */
function asWebVtt(text: string): { text: string; addedLines: number } {
  const subRipTime = /^(\s*[\d:]+),(\d{3}\s*-->\s*[\d:]+),(\d{3})/gm;
  if (/^\s*WEBVTT/.test(text) || !subRipTime.test(text)) return { text, addedLines: 0 };
  return { text: `WEBVTT\n\n${text.replace(subRipTime, '$1.$2.$3')}`, addedLines: 2 };
}

function cueOf(cue: ParsedCue): CaptionCue {
  const settings = settingsOf(cue);
  const ms = (seconds: number) => Math.min(longestMs, Math.round(seconds * 1000));
  return {
    startMs: ms(cue.startTime),
    endMs: ms(cue.endTime),
    text: captionText(cue.text, characterOf).slice(0, limits.cueTextLength),
    ...(settings && { settings }),
  };
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
