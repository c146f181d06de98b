import fc from 'fast-check';
import { randomCases } from '../../testing/random-cases';
import { captionText, webVtt } from './web-vtt';

const written = (text: string) =>
  webVtt([{ startMs: 500, endMs: 83_045, text }])
    .split('\n')
    .slice(2, -1);

it('writes times as WebVTT does', () => {
  expect(written('Oak')).toEqual(['00:00:00.500 --> 00:01:23.045', 'Oak']);
});

it('keeps what would end a caption or begin another one out of its text', () => {
  expect(written('One\n\nTwo --> Three').slice(1)).toEqual(['One', 'Two --&gt; Three']);
});

it.each(['<i>Oak</i>', '<v Edda>Oak', '<c.loud>Oak</c>', '<lang de>Eiche</lang>', 'Now <00:01.500>then'])(
  'leaves the marks of WebVTT alone: %s',
  (text) => expect(written(text).slice(1)).toEqual([text]),
);

it.each([
  ['Beds <100 kr', 'Beds &lt;100 kr'],
  ['<img src=x onerror=alert(1)>', '&lt;img src=x onerror=alert(1)>'],
  ['<script>1</script>', '&lt;script>1&lt;/script>'],
  ['Bed & Bath', 'Bed &amp; Bath'],
  ['&copy 2026', '&amp;copy 2026'],
  ['<v Bed & Bath>Both', '<v Bed &amp; Bath>Both'],
  ['<i never closed', '&lt;i never closed'],
  ['<v -->', '&lt;v --&gt;'],
])('keeps what players would leave out as a mark that they do not know: %s', (text, expected) =>
  expect(written(text).slice(1)).toEqual([expected]),
);

const characters: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&eacute;': 'é',
  '&nbsp;': '\u00a0',
};
const read = (written: string) => captionText(written, (reference) => characters[reference] ?? reference);
const readBack = (text: string) => read(written(text).slice(1).join('\n'));

it.each([
  ['Bed &amp; Bath, beds &lt;100 kr --&gt; caf&eacute;', 'Bed & Bath, beds <100 kr --> café'],
  ['<i>Oak &amp; ash</i>', '<i>Oak & ash</i>'],
  // Said aloud as marks, they would be none any more.
  ['Write &lt;i>', 'Write &lt;i>'],
  ['Write &amp;lt;', 'Write &amp;lt;'],
])('reads what a file has as people write it: %s', (inFile, text) => {
  expect(read(inFile)).toBe(text);
  expect(readBack(text)).toBe(text);
});

const pieces = fc.constantFrom(
  ...['<', '>', '&', '--', '-->', ';', 'i', 'v', 'amp;', 'lt;', 'gt;', '/', '.', ' ', 'é', '00:01.500', '\n'],
  ...['<i>', '</i>', '<v Edda>', '&eacute;', '&amp;', '&lt;'],
);
const anyText = fc.array(pieces, { maxLength: 12 }).map((some) =>
  some
    .join('')
    .split('\n')
    .filter((line) => line.trim())
    .join('\n'),
);

it('gives back every text exactly, unless it has references that it could do without', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const once = readBack(text);
      expect(readBack(once)).toBe(once);
      if (!/&(amp|lt|gt|nbsp|lrm|rlm);/.test(text)) expect(once).toBe(text);
    }),
    randomCases,
  );
});

it('writes nothing that players could take for more than it is', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const marks = /<(\/?(c|i|b|u|ruby|rt|v|lang)([.\s][^<>]*)?|\d{2}:\d{2}\.\d{3})>/g;
      const body = written(text).slice(1).join('\n');
      expect(body).not.toContain('-->');
      expect(body.replace(marks, '').replace(/&(amp|lt|gt|nbsp|lrm|rlm);/g, '')).not.toMatch(/[<&]/);
    }),
    randomCases,
  );
});
