import { SaxesParser, type SaxesTagNS } from 'saxes';
import { type TranslatableMessage, translatable, translatableAs } from '../../translatable-message';
import { Unreadable } from '../imports/unreadable';
import type { GivenUnit, GivenUnits } from './text-units';

/** Deeper than any translation program writes; the parser's work grows with it. */
const deepest = 64;
/** More than any experience has. */
const mostUnits = 250_000;

const versions: Record<string, { uris: RegExp; unit: string; within: readonly string[] }> = {
  '1': {
    uris: /^urn:oasis:names:tc:xliff:document:1\.2$/,
    unit: 'trans-unit',
    within: ['trans-unit'],
  },
  '2': {
    uris: /^urn:oasis:names:tc:xliff:document:2\.\d$/,
    unit: 'unit',
    within: ['segment', 'ignorable'],
  },
};

/** Inline elements that say something of a text, and are none of it. */
const annotations = ['mrk', 'sm', 'em'];

/** A unit's text comes in one or several segments. */
interface Segment {
  kind: string;
  /** Where its translation stands among the others', where the file says so. */
  order: number | null;
  source: string;
  target: string | null;
}

/**
 * Reads XLIFF 1.2 and 2.x. The parser knows no entities but XML's own five and loads nothing; a file that declares
 * any is refused before they could mean something.
 * @throws Unreadable
 */
export async function readXliff(text: AsyncIterable<string>): Promise<GivenUnits> {
  const reader = new XliffReader();
  for await (const piece of text) reader.write(piece);
  return reader.end();
}

class XliffReader {
  private readonly parser = new SaxesParser({ xmlns: true, position: true });
  private readonly path: { local: string; own: boolean }[] = [];
  private readonly units: GivenUnit[] = [];
  private version: (typeof versions)[string] | null = null;
  private languages: { source: string; target: string } | null = null;
  private unit: { line: number; id: string; segments: Segment[]; problem?: TranslatableMessage } | null =
    null;
  private sink: 'source' | 'target' | null = null;

  constructor() {
    const { parser } = this;
    parser.on('doctype', () => {
      throw new Unreadable(translatable('text.doctype'));
    });
    parser.on('opentag', (tag) => this.open(tag));
    parser.on('closetag', (tag) => this.close(tag));
    parser.on('text', (text) => this.add(text));
    parser.on('cdata', (text) => this.add(text));
  }

  write(piece: string): void {
    this.guarded(() => this.parser.write(piece));
  }

  end(): GivenUnits {
    this.guarded(() => this.parser.close());
    if (!this.languages) throw new Unreadable(translatable('text.noLanguages'));
    const { source: sourceLanguage, target: targetLanguage } = this.languages;
    return { sourceLanguage, targetLanguage, units: this.units, findings: [], separator: null };
  }

  private guarded(work: () => void): void {
    try {
      work();
    } catch (error) {
      if (error instanceof Unreadable) throw error;
      const { message } = error as Error;
      const { line } = this.parser;
      const words = `Line ${line} is not XML, so the file cannot be read: ${message.replace(/^\d+:\d+: /, '')}`;
      throw new Unreadable(translatableAs(words, 'text.notXml', { line }));
    }
  }

  private open(tag: SaxesTagNS): void {
    if (this.path.length >= deepest) throw new Unreadable(translatable('text.tooDeep'));
    const { local } = tag;
    if (this.path.length === 0) this.begin(tag);
    const own = this.version?.uris.test(tag.uri) ?? false;
    const parent = this.path.at(-1);
    this.path.push({ local, own });
    if (this.sink) this.openInline(tag, own);
    else if (own && parent?.own) this.openStructure(tag, parent.local);
  }

  private begin(tag: SaxesTagNS): void {
    const version = attributeOf(tag, 'version');
    const known = tag.local === 'xliff' ? versions[version.split('.', 1)[0] ?? ''] : undefined;
    if (!known?.uris.test(tag.uri)) throw new Unreadable(translatable('text.notXliff'));
    this.version = known;
    if (known === versions['2']) this.goesFrom(attributeOf(tag, 'srcLang'), attributeOf(tag, 'trgLang'));
  }

  private goesFrom(source: string, target: string): void {
    if (this.languages && (this.languages.source !== source || this.languages.target !== target))
      throw new Unreadable(translatable('text.severalLanguages'));
    this.languages = { source, target };
  }

  private openStructure(tag: SaxesTagNS, parent: string): void {
    const { local } = tag;
    if (local === 'file' && this.version === versions['1'])
      this.goesFrom(attributeOf(tag, 'source-language'), attributeOf(tag, 'target-language'));
    if (local === this.version?.unit) {
      this.unit = { line: this.parser.line, id: attributeOf(tag, 'id'), segments: [] };
      if (local === 'trans-unit') this.unit.segments.push(emptySegment('segment'));
    } else if (this.unit && (local === 'segment' || local === 'ignorable'))
      this.unit.segments.push(emptySegment(local));
    else if (
      this.unit &&
      (local === 'source' || local === 'target') &&
      this.version?.within.includes(parent)
    ) {
      this.sink = local;
      const segment = this.unit.segments.at(-1);
      if (!segment || local === 'source') return;
      segment.target = '';
      segment.order = Number(attributeOf(tag, 'order')) || null;
    }
  }

  private openInline(tag: SaxesTagNS, own: boolean): void {
    if (own && tag.local === 'cp') {
      const code = Number.parseInt(attributeOf(tag, 'hex'), 16);
      if (code >= 0 && code <= 0x10ffff) this.add(String.fromCodePoint(code));
    } else if (this.unit && !(own && annotations.includes(tag.local)))
      this.unit.problem = translatable('text.formatting', { element: tag.name });
  }

  private add(text: string): void {
    const segment = this.unit?.segments.at(-1);
    if (!segment || !this.sink) return;
    segment[this.sink] = `${segment[this.sink] ?? ''}${text}`;
  }

  private close({ local }: SaxesTagNS): void {
    const { own } = this.path.pop() ?? {};
    if (!own) return;
    if (local === this.sink) this.sink = null;
    if (local !== this.version?.unit || !this.unit) return;
    if (this.units.length >= mostUnits)
      throw new Unreadable(translatable('text.tooMany', { most: mostUnits }));
    const { id, line, problem, segments } = this.unit;
    this.units.push({ line, id, ...joined(segments), ...(problem && { problem }) });
    this.unit = null;
  }
}

const emptySegment = (kind: string): Segment => ({ kind, order: null, source: '', target: null });

const attributeOf = ({ attributes }: SaxesTagNS, name: string) => attributes[name]?.value ?? '';

/** Segments as the one text that they were cut from. What stands between them needs no translation. */
function joined(segments: Segment[]): Pick<GivenUnit, 'source' | 'target' | 'problem'> {
  const source = segments.map((segment) => segment.source).join('');
  const toTranslate = segments.filter(({ kind }) => kind === 'segment');
  const translated = toTranslate.filter(({ target }) => target);
  if (translated.length === 0) return { source, target: '' };
  if (translated.length < toTranslate.length)
    return { source, target: '', problem: translatable('text.partly') };
  const target = segments
    .map((segment, index) => ({ text: segment.target ?? segment.source, order: segment.order ?? index + 1 }))
    .sort((a, b) => a.order - b.order)
    .map(({ text }) => text)
    .join('');
  return { source, target };
}
