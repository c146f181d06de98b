import { describe, expect, test } from '@jest/globals';
import { byStart, emptyVideo, videosDocument } from '@vitrine/shared/contract';
import { webVtt } from '@vitrine/shared/contract/areas/videos/web-vtt';
import { mostForLinear, ratioForEightfold } from '@vitrine/shared/contract/testing/time-taken';
import fc from 'fast-check';
import { readCaptionFile } from './caption-file';
import { withCaptions } from './video-commands';

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
      cues: [
        {
          startMs: 1500,
          endMs: 3000,
          text: 'Hello <i>you</i>\nthere',
          settings: 'line:0 align:start',
          name: '1',
        },
      ],
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

  test('in Windows-1252 is read as what it says, and says that this was guessed', async () => {
    const srt = '1\r\n00:00:01,000 --> 00:00:02,500\r\nÅs und Öl – schön\r\n';
    const { cues, problems } = await readCaptionFile(
      // Of Windows-1252 the dash alone is another byte than in Latin-1.
      Uint8Array.from(srt, (letter) => (letter === '–' ? 0x96 : letter.charCodeAt(0))).buffer as ArrayBuffer,
    );
    expect(cues).toEqual([{ startMs: 1000, endMs: 2500, text: 'Ås und Öl – schön', name: '1' }]);
    expect(problems).toEqual([{ line: 1, complaint: 'guessed' }]);
  });

  test('says once that its styles and its regions are not kept, and keeps its captions', async () => {
    const file = await readCaptionFile(
      bytes(
        [
          'WEBVTT\n\nSTYLE\n::cue { color: red }\n\nSTYLE\n::cue(b) { color: lime }\n',
          'REGION\nid:fred\nwidth:40%\n\nREGION\nid:bill\n',
          'intro\n00:01.000 --> 00:02.000 region:fred align:left\nOak\n',
          '00:02.000 --> 00:03.000 region:bill\nAsh\n',
        ].join('\n'),
      ),
    );
    expect(file).toEqual({
      cues: [
        { startMs: 1000, endMs: 2000, text: 'Oak', settings: 'align:left', name: 'intro' },
        { startMs: 2000, endMs: 3000, text: 'Ash' },
      ],
      problems: [
        { line: 3, complaint: 'style' },
        { line: 9, complaint: 'region' },
      ],
    });
  });

  test('of a hundred thousand blank lines takes no longer than its length', async () => {
    const readLong = async (lines: number) => {
      const text = `WEBVTT\n${'\n'.repeat(lines)}00:01.000 --> 00:02.000\nOak\n`;
      expect((await readCaptionFile(bytes(text))).cues).toHaveLength(1);
    };
    expect(await ratioForEightfold(readLong, 12_500)).toBeLessThan(mostForLinear);
  });

  test('keeps the order of captions that begin and end together', async () => {
    const texts = Array.from({ length: 40 }, (_, place) => `Line ${place}`);
    const { cues } = await readCaptionFile(
      bytes(`WEBVTT\n\n${texts.map((text) => `00:01.000 --> 00:02.000\n${text}\n`).join('\n')}`),
    );
    const { captions } = withCaptions('en', cues)(emptyVideo());
    expect(byStart(captions.en?.cues ?? {}).map(([, { text }]) => text)).toEqual(texts);
  });

  test('keeps the order of captions that begin together, however long they last', async () => {
    const ends = [4, 2, 3, 2];
    const { cues } = await readCaptionFile(
      bytes(`WEBVTT\n\n${ends.map((end, at) => `00:01.000 --> 00:0${end}.000\nLine ${at}\n`).join('\n')}`),
    );
    const { captions } = withCaptions('en', cues)(emptyVideo());
    expect(byStart(captions.en?.cues ?? {}).map(([, { endMs }]) => endMs / 1000)).toEqual(ends);
  });

  test('of SubRip has marks of its own, which are kept or said, and spaces between its captions', async () => {
    const srt = [
      '1\n00:00:01,000 --> 00:00:02,000\n<font color="#ff0">Oak</font> <B>and</B> <i>ash</i>\n ',
      '2\n00:00:02,000 --> 00:00:03,000\n{\\an8}Elm <3\n',
    ];
    expect(await readCaptionFile(bytes(srt.join('\n')))).toMatchObject({
      cues: [
        { text: 'Oak <b>and</b> <i>ash</i>', name: '1' },
        { text: 'Elm <3', name: '2' },
      ],
      problems: expect.arrayContaining([{ line: 3, complaint: 'font' }]),
    });
  });

  test('of YouTube says in its head what it is, and is well', async () => {
    const vtt = 'WEBVTT\nKind: captions\nLanguage: en\n\n00:01.000 --> 00:02.000\nOak\n';
    expect(await readCaptionFile(bytes(vtt))).toMatchObject({ cues: [{ text: 'Oak' }], problems: [] });
  });

  test('may name its region after a tab', async () => {
    const vtt = 'WEBVTT\n\n00:01.000 --> 00:02.000\tline:0\tregion:a\nOak\n';
    expect(await readCaptionFile(bytes(vtt))).toMatchObject({
      cues: [{ text: 'Oak', settings: 'line:0' }],
      problems: [{ line: 3, complaint: 'region' }],
    });
  });

  test('with more than there is room for is cut where nothing breaks, and says so', async () => {
    const cue = (id: string, times: string, text: string) => `${id}\n${times}\n${text}\n`;
    const short = '00:01.000 --> 00:02.000';
    const texts = [`${'x'.repeat(998)}<i>oak</i>`, `${'x'.repeat(999)}🌳`, `${'x'.repeat(1_100)}`];
    const { cues, problems } = await readCaptionFile(
      bytes(
        [
          'WEBVTT\n',
          ...texts.map((text, at) => cue(`${at}`, short, text)),
          cue(`${'n'.repeat(199)}🌳`, short, 'Oak'),
          cue('late', '30:00:01.000 --> 30:00:02.000', 'Ash'),
        ].join('\n'),
      ),
    );
    expect(cues.map(({ text }) => text.length)).toEqual([998, 999, 1_000, 3, 3]);
    expect(cues[3]?.name).toBe('n'.repeat(199));
    expect(problems).toEqual([
      { line: 4, complaint: 'longText' },
      { line: 8, complaint: 'longText' },
      { line: 12, complaint: 'longText' },
      { line: 16, complaint: 'longName' },
      { line: 20, complaint: 'longTime' },
    ]);
  });

  test('can be kept whatever its ids hold', async () => {
    const { cues } = await readCaptionFile(bytes('WEBVTT\n\nan\tid\n00:01.000 --> 00:02.000\nOak\n'));
    expect(cues).toMatchObject([{ name: 'an id' }]);
    expect(videosDocument.safeParse(withCaptions('en', cues)(emptyVideo())).error).toBeUndefined();
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
        name: `cue ${startMs}`,
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
