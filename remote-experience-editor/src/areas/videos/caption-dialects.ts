import type { CaptionComplaint } from './caption-complaints';

interface PlainFile {
  /** WebVTT, its lines ended by line feeds. */
  text: string;
  /** How many lines stand before those of the file. */
  addedLines: number;
  problems: { line: number; complaint: CaptionComplaint }[];
}

/** A file of any dialect as WebVTT that has only what captions here have. Each kind of what is left out is said once. */
export function asPlainWebVtt(file: string): PlainFile {
  const { addedLines, text } = asWebVtt(file);
  return { addedLines, ...withoutLooks(text) };
}

/**
 * SubRip differs by its missing head and by a comma before the milliseconds, and what parts its captions may have spaces
 * in it.
 */
function asWebVtt(text: string): { text: string; addedLines: number } {
  const subRipTime = /^([ \t]*[\d:]+),(\d{3}[ \t]*-->[ \t]*[\d:]+),(\d{3})/gm;
  if (/^\s*WEBVTT/.test(text) || !subRipTime.test(text)) return { text, addedLines: 0 };
  const lines = text.replace(subRipTime, '$1.$2.$3').split(/\r\n|\r|\n/);
  return {
    text: ['WEBVTT', '', ...lines.map((line) => (line.trim() === '' ? '' : line))].join('\n'),
    addedLines: 2,
  };
}

type Look = 'style' | 'region' | 'font';

/**
 * A file without its styles, regions and fonts, which players here do not draw. What is left out becomes a comment or
 * nothing, so that the lines stay those of the file.
 */
function withoutLooks(text: string): Pick<PlainFile, 'text' | 'problems'> {
  const first = new Map<Look, number>();
  let before = '';
  let isHead = true;
  const lines = text.split(/\r\n|\r|\n/).map((line, index) => {
    isHead &&= line !== '' && !line.includes('-->');
    const plain = isHead && index > 0 ? ofHead(line) : inBody(line, before === '');
    before = line;
    if (plain.look && !first.has(plain.look)) first.set(plain.look, index + 1);
    return plain.line;
  });
  return { text: lines.join('\n'), problems: [...first].map(([complaint, line]) => ({ line, complaint })) };
}

interface PlainLine {
  line: string;
  /** What it was, where that is left out. */
  look?: Look;
}

/** YouTube says what the file is and in which language; older files have their regions here. */
function ofHead(line: string): PlainLine {
  if (/^(?:Kind|Language):/i.test(line)) return { line: '' };
  return /^Region:/i.test(line) ? { line: '', look: 'region' } : { line };
}

function inBody(line: string, startsBlock: boolean): PlainLine {
  const [, kind] = (startsBlock && /^(STYLE|REGION)[ \t]*$/.exec(line)) || [];
  if (kind) return { line: `NOTE ${kind}`, look: kind === 'STYLE' ? 'style' : 'region' };
  if (line.includes('-->')) {
    const placed = line.replaceAll(/[ \t]region:[^ \t]*/g, '');
    return placed === line ? { line } : { line: placed, look: 'region' };
  }
  // SubRip's; marks are in lower case here.
  const plain = line.replaceAll(/<\/?font\b[^<>]*>|\{\\[^{}]*\}/gi, '');
  const marked = plain.replaceAll(/<\/?[BIU]>/g, (mark) => mark.toLowerCase());
  return plain === line ? { line: marked } : { line: marked, look: 'font' };
}
