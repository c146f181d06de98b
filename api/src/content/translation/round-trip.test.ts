import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { ExportedText } from './exported-texts';
import { readXliff } from './read-xliff';
import { readTextTable, writeTextTable } from './text-table';
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
      { numRuns: 500 },
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
      { numRuns: 500 },
    );
  });
});
