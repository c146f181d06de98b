import { describe, expect, test } from '@jest/globals';
import { webVtt } from '@vitrine/shared/contract/web-vtt';
import fc from 'fast-check';
import { readCaptionFile } from './caption-file';

const bytes = (text: string) => new TextEncoder().encode(text).buffer as ArrayBuffer;
const utf16 = (text: string) => {
  const units = new Uint16Array([0xfeff, ...Array.from(text, (letter) => letter.charCodeAt(0))]);
  return units.buffer as ArrayBuffer;
};

describe('A caption file', () => {
  test('gives its captions, with their marks and their place', async () => {
    const file = await readCaptionFile(
      bytes(
        'WEBVTT\n\nNOTE made by hand\n\n1\n00:01.500 --> 00:03.000 line:0 align:start\nHello <i>you</i>\nthere\n',
      ),
    );
    expect(file).toEqual({
      cues: [{ startMs: 1500, endMs: 3000, text: 'Hello <i>you</i>\nthere', settings: 'line:0 align:start' }],
      problems: [],
    });
  });

  test('is read as what it says, without the references that files need, and written back so', async () => {
    const inFile = 'Beds &lt;100 kr &amp; caf&eacute;s &#8212; <i>Bed &amp; Bath</i>';
    const { cues } = await readCaptionFile(bytes(`WEBVTT\n\n00:01.000 --> 00:02.000\n${inFile}\n`));
    expect(cues).toMatchObject([{ text: 'Beds <100 kr & cafés — <i>Bed & Bath</i>' }]);
    expect(webVtt(cues)).toContain('\nBeds &lt;100 kr &amp; cafés — <i>Bed &amp; Bath</i>\n');
  });

  test('may be SubRip, with the lines of its problems as its own', async () => {
    const file = await readCaptionFile(
      bytes('1\r\n00:00:01,000 --> 00:00:02,500\r\nOak\r\n\r\n2\r\n00:00:05,000 --> 00:00:04,000\r\nAsh\r\n'),
    );
    expect(file.cues).toMatchObject([
      { startMs: 1000, endMs: 2500, text: 'Oak' },
      { startMs: 5000, endMs: 4000, text: 'Ash' },
    ]);
    expect(file.problems).toMatchObject([{ line: 6 }]);
  });

  test('in UTF-16 is read as what it says', async () => {
    const { cues } = await readCaptionFile(utf16('WEBVTT\n\n00:00.000 --> 00:01.000\nÅs und Öl\n'));
    expect(cues).toMatchObject([{ text: 'Ås und Öl' }]);
  });

  test('with wrong times says in which line, and keeps what can be read', async () => {
    const file = await readCaptionFile(
      bytes('WEBVTT\n\n00:99.000 --> 01:00.000\nWrong\n\n00:02.000 --> 00:04.000\nRight\n'),
    );
    expect(file.cues).toMatchObject([{ text: 'Right' }]);
    expect(file.problems).toMatchObject([{ line: 3 }]);
  });

  test('that is something else has no captions and says so', async () => {
    const file = await readCaptionFile(bytes('<html>Not here</html>'));
    expect(file.cues).toEqual([]);
    expect(file.problems).not.toEqual([]);
  });

  test('comes back as it was written', async () => {
    const moment = fc.integer({ min: 0, max: 24 * 3600_000 - 1 });
    const line = fc.stringMatching(/^[a-zäöü ]{0,20}[a-z]$/);
    const cue = fc
      .record({
        startMs: moment,
        lengthMs: fc.integer({ min: 1, max: 9000 }),
        lines: fc.array(line, { minLength: 1, maxLength: 3 }),
      })
      .map(({ lengthMs, lines, startMs }) => ({
        startMs,
        endMs: Math.min(24 * 3600_000, startMs + lengthMs),
        text: lines.join('\n'),
        settings: 'line:10% position:20%,line-left',
      }));
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(cue, { selector: ({ startMs }) => startMs, maxLength: 20 }),
        async (cues) => {
          const inOrder = cues.toSorted((one, other) => one.startMs - other.startMs);
          const read = await readCaptionFile(bytes(webVtt(inOrder)));
          expect(read).toEqual({ cues: inOrder, problems: [] });
        },
      ),
    );
  });
});
