import { describe, expect, test } from '@jest/globals';
import {
  byStart,
  type CaptionCue,
  emptyVideo,
  type VideoDocument,
  videosDocument,
} from '@vitrine/shared/contract';
import { randomCases } from '@vitrine/shared/contract/testing/random-cases';
import fc from 'fast-check';
import type { ExportedText } from './exported-texts';
import { readXliff } from './read-xliff';
import { readTextTable, writeTextTable } from './text-table';
import { unitsOf, withTexts } from './text-units';
import { writeXliff } from './write-xliff';

const languages = { sourceLanguage: 'en', targetLanguage: 'pt-BR' };

async function* inPieces(text: string, length: number): AsyncGenerator<string> {
  for (let start = 0; start < text.length; start += length) yield text.slice(start, start + length);
}

async function* each<T>(items: T[]): AsyncGenerator<T> {
  yield* items;
}

async function textOf(pieces: AsyncIterable<string>): Promise<string> {
  let text = '';
  for await (const piece of pieces) text += piece;
  return text;
}

/** What breaks readers, beside every character that can be stored at all. */
const awkward = fc.constantFrom(
  ']]>',
  '<![CDATA[',
  '<!DOCTYPE x>',
  '&amp;',
  '&',
  '<b>',
  '"',
  "'",
  '=1+1',
  "'=x",
  ',',
  ';',
  '\t',
  '\r\n',
  '\r',
  '\n',
  '  ',
  '\u00a0',
  '\u200f',
  'שלום',
  'مرحبا',
  '👩‍👩‍👧‍👦',
  '\u0001',
  '\u001b',
  '\u0085',
  '\u2028',
  '\ufeff',
  '\ufffe',
  '\uffff',
);
// A null byte cannot be stored, so no text has one.
const storable = fc.string({ unit: 'binary' }).filter((text) => !text.includes('\0'));
const anyText = fc.array(fc.oneof(awkward, storable), { maxLength: 6 }).map((parts) => parts.join(''));
const texts = fc.array(fc.record({ context: anyText, source: anyText, target: anyText }), { maxLength: 5 });
const withIds = (given: Omit<ExportedText, 'id'>[]): ExportedText[] =>
  given.map((text, index) => ({ ...text, id: `0123456789abcdef.texts.${index}` }));
const told = (given: ExportedText[]) => given.map(({ id, source, target }) => ({ id, source, target }));

describe('texts come back exactly as they went', () => {
  test('as XLIFF, wherever the file is cut', async () => {
    await fc.assert(
      fc.asyncProperty(texts, fc.integer({ min: 1, max: 50 }), async (given, length) => {
        const sent = withIds(given);
        const xliff = await textOf(writeXliff('0123456789abcdef', languages, each(sent)));
        const read = await readXliff(inPieces(xliff, length));
        expect(read).toMatchObject({ ...languages, separator: null });
        expect(read.units.map(({ line: _, ...unit }) => unit)).toEqual(told(sent));
      }),
      randomCases,
    );
  });

  test('as CSV, wherever the file is cut', async () => {
    await fc.assert(
      fc.asyncProperty(texts, fc.integer({ min: 1, max: 50 }), async (given, length) => {
        const sent = withIds(given);
        // The decoder takes the mark off.
        const csv = (await textOf(writeTextTable(languages, each(sent)))).slice(1);
        const read = await readTextTable(csv, inPieces(csv, length));
        expect(read).toMatchObject({ ...languages, separator: ',' });
        expect(read.units.map(({ line: _, ...unit }) => unit)).toEqual(told(sent));
      }),
      randomCases,
    );
  });
});

// Few moments, so that captions begin together, touch and overlap.
const moment = fc.integer({ min: 0, max: 6 }).map((step) => step * 500);
const cue: fc.Arbitrary<CaptionCue> = fc.record(
  { startMs: moment, endMs: moment, text: anyText, settings: fc.constantFrom('line:0', 'align:start') },
  { requiredKeys: ['startMs', 'endMs', 'text'], noNullPrototype: true },
);
const entries = <T>(entry: fc.Arbitrary<T>) =>
  fc.dictionary(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'), entry, { maxKeys: 5, noNullPrototype: true });
const track = entries(cue).map((cues) => ({ cues }));
const film: fc.Arbitrary<VideoDocument> = fc
  .record({
    captions: fc.record({ en: track, de: track }, { requiredKeys: ['en'], noNullPrototype: true }),
    chapters: entries(
      fc.record({
        startMs: moment,
        title: fc.record({ en: anyText, de: anyText }, { requiredKeys: [], noNullPrototype: true }),
      }),
    ),
  })
  .map((own) => ({ ...emptyVideo(), title: { en: 'Film' }, ...own }) as VideoDocument);

describe('captions and chapters that were translated', () => {
  const documentId = '0123456789abcdef';
  const unitsIn = (video: VideoDocument) =>
    unitsOf({ area: 'videos', data: { ...video }, id: documentId }, 'en');

  test('stand at the times of their originals, and nothing else has changed', () => {
    fc.assert(
      fc.property(film, (video) => {
        const toTranslate = unitsIn(video).filter((unit) => !unit.in('de').obstacle);
        const words = new Map(toTranslate.map(({ id }, index) => [id, `Text ${index}`]));
        const changes = toTranslate.map((unit) => ({ place: unit.in('de'), text: words.get(unit.id) ?? '' }));
        const translated = videosDocument.parse(withTexts({ ...video }, changes));
        if (translated.kind !== 'video') throw new Error('It became something else');

        const again = unitsIn(translated);
        expect(again.map(({ id, source, time }) => ({ id, source, time }))).toEqual(
          unitsIn(video).map(({ id, source, time }) => ({ id, source, time })),
        );
        for (const unit of again) if (words.has(unit.id)) expect(unit.in('de').text).toBe(words.get(unit.id));
        expect(translated.captions.en).toEqual(video.captions.en);

        const timesOf = (language: string, { captions }: VideoDocument) =>
          byStart(captions[language]?.cues ?? {}).map(([, { endMs, startMs }]) => `${startMs}-${endMs}`);
        const added = timesOf('de', translated);
        for (const times of timesOf('de', video)) added.splice(added.indexOf(times), 1);
        const originals = timesOf('en', video);
        for (const times of added) expect(originals.splice(originals.indexOf(times), 1)).toEqual([times]);
        for (const [id, { startMs }] of Object.entries(video.chapters))
          expect(translated.chapters[id]?.startMs).toBe(startMs);
      }),
      randomCases,
    );
  });
});
