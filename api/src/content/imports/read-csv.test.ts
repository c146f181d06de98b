import { describe, expect, test } from '@jest/globals';
import { randomCases } from '@vitrine/shared/contract/testing/random-cases';
import fc from 'fast-check';
import Papa from 'papaparse';
import { type CsvRow, detectSeparator, readCsv } from './read-csv';

async function* inPieces(text: string, length: number): AsyncGenerator<string> {
  for (let start = 0; start < text.length; start += length) yield text.slice(start, start + length);
}

async function rowsOf(text: string, separator = ',', pieceLength = 7): Promise<CsvRow[]> {
  const rows: CsvRow[] = [];
  for await (const row of readCsv(inPieces(text, pieceLength), separator)) rows.push(row);
  return rows;
}

const cellsOf = async (...given: Parameters<typeof rowsOf>) =>
  (await rowsOf(...given)).map(({ cells }) => cells);

describe('a table that comes in pieces', () => {
  test('is read as it was written, wherever the pieces are cut', async () => {
    const cell = fc.string({ unit: fc.constantFrom('"', ',', ';', '|', '\n', '\r', 'a', 'ä', ' ', '=') });
    // A row of blank cells is no row.
    const row = fc.array(cell, { minLength: 2, maxLength: 4 }).map((cells) => ['x', ...cells]);
    await fc.assert(
      fc.asyncProperty(
        fc.array(row, { minLength: 1, maxLength: 6 }),
        fc.constantFrom('\r\n', '\n', '\r'),
        fc.constantFrom(',', ';', '\t', '|'),
        fc.integer({ min: 1, max: 20 }),
        async (rows, newline, delimiter, length) => {
          const text = Papa.unparse(rows, { newline, delimiter });
          expect(await cellsOf(text, delimiter, length)).toEqual(rows);
        },
      ),
      randomCases,
    );
  });

  test('tells the line of the file in which each row begins', async () => {
    const text = 'Handle,Title\r\nlamp,"A\nlamp"\r\n\r\nsofa,"A ""sofa"""\r\n';
    expect(await rowsOf(text)).toEqual([
      { line: 1, cells: ['Handle', 'Title'] },
      { line: 2, cells: ['lamp', 'A\nlamp'] },
      { line: 5, cells: ['sofa', 'A "sofa"'] },
    ]);
  });

  test('with a quotation mark that is never closed says where', async () => {
    await expect(rowsOf('a,b\n1,2\n3,"4\n5,6\n')).rejects.toThrow(
      'A quotation mark in line 3 is never closed',
    );
    const long = `a,b\n1,"${'x'.repeat(3 * 1024 * 1024)}`;
    await expect(rowsOf(long, ',', 64 * 1024)).rejects.toThrow('A quotation mark in line 2 is never closed');
  });

  test('with more space than anybody writes is read with one space in its place, where it is not quoted', async () => {
    const space = ' '.repeat(70_000);
    const text = `b${space}b,"c${space}c","a"a${space}a"\n`;
    const [cells = []] = await cellsOf(text, ',', 1024 * 1024);
    expect(cells.map((cell) => cell.replaceAll(space, '…'))).toEqual(['b b', 'c…c', 'a"a a']);
    const empty = ','.repeat(3_000);
    expect(await cellsOf(`a${empty.replaceAll(',', '\t')}b`, '\t')).toEqual([
      ['a', ...Array.from({ length: 2_999 }, () => ''), 'b'],
    ]);
  });

  test('takes quotation marks inside of a cell as text', async () => {
    expect(await cellsOf('a,b\r\n5" pipe,2\r\n3,4\r\n')).toEqual([
      ['a', 'b'],
      ['5" pipe', '2'],
      ['3', '4'],
    ]);
  });

  test('may name its separator as Excel does', async () => {
    for (const lineEnd of ['\r\n', '\n', '\r']) {
      const text = `sep=;${lineEnd}a;b,c${lineEnd}`;
      expect(detectSeparator(text)).toBe(';');
      expect(await cellsOf(text, ';')).toEqual([['a', 'b,c']]);
    }
  });
});

test.each([
  [',', 'Handle,Title,Price\nlamp,"A; lamp",1\n'],
  [';', 'Handle;Title;Price\nlamp;"A, lamp";1,5\n'],
  [';', 'Handle;Title\nlamp;Lamp\n\n'],
  ['\t', 'Handle\tTitle\tPrice\nlamp\tA, lamp; bright\t1,5\n'],
  ['|', 'Handle|Title|Price\nlamp|A, lamp; bright|1,5\n'],
  [';', 'Handle;Title;Price\rlamp;"A, lamp";1,5\r'],
  [',', 'Handle\nlamp\n'],
])('tells that %j parts the cells', (separator, text) => {
  expect(detectSeparator(text)).toBe(separator);
});
