import { describe, expect, test } from '@jest/globals';
import { htmlToMarkdown, htmlToWords, isTooMuchHtml } from './html-text';

describe('a table in HTML', () => {
  test('becomes a list that names what its head names', () => {
    const html = `<p>Sizes:</p><table><thead><tr><th>Size</th><th>Width</th></tr></thead>
      <tbody><tr><td><b>S</b></td><td>10 | 20 cm</td></tr><tr><td>L</td><td></td></tr></tbody></table><p>Oak.</p>`;
    expect(htmlToMarkdown(html)).toBe('Sizes:\n\n- Size: **S**, Width: 10 | 20 cm\n- Size: L\n\nOak.');
  });

  test('without a head is read row by row', () => {
    const rows =
      '<tr><th>Width</th><td>90 cm</td></tr><tr><td>Oak</td><td>Ash</td><td>Elm</td></tr><tr><td></td></tr>';
    expect(htmlToMarkdown(`<table>${rows}</table>`)).toBe('- Width: 90 cm\n- Oak, Ash, Elm');
    expect(htmlToWords(`<table>${rows}</table>`)).toBe('- Width: 90 cm\n- Oak, Ash, Elm');
  });

  test('within another one stands in its cell', () => {
    expect(
      htmlToMarkdown(
        '<table><tr><td>Top</td><td><table><tr><td>a</td><td>b</td></tr></table></td></tr></table>',
      ),
    ).toBe('- Top: - a: b');
  });
});

test('a table keeps its caption, and each cell its column where cells before it are empty', () => {
  const rows =
    '<tr><td></td><td>S</td><td>M</td></tr><tr><td>Chest</td><td></td><td>95</td></tr><tr><td>Arm</td><td>60</td><td></td></tr>';
  expect(htmlToMarkdown(`<table><caption>In <b>cm</b></caption>${rows}</table>`)).toBe(
    'In **cm**\n\n- –, S, M\n- Chest, –, 95\n- Arm, 60',
  );
});

test('a line break parts words after an element too', () => {
  expect(htmlToMarkdown('<p><b>Oak</b>\r\nand ash</p><pre>a\nb</pre>')).toContain('a\nb');
  expect(htmlToMarkdown('<p><b>Oak</b>\r\nand ash</p>')).toBe('**Oak** and ash');
  expect(htmlToWords('<p><i>Oak</i>\nand ash</p>')).toBe('Oak and ash');
});

test('words have no space at the ends of their lines', () => {
  expect(htmlToWords('<p>a<br>b <br/>c</p><ul><li>d<br>e</li></ul>')).toBe('a\nb\nc\n\n* d\ne');
});

test('what is nested deeper than anybody writes is not read, whatever closes it', () => {
  expect(isTooMuchHtml('<div>'.repeat(20_000))).toBe(true);
  expect(isTooMuchHtml('<div></x>'.repeat(200))).toBe(true);
  expect(isTooMuchHtml('x'.repeat(100_001))).toBe(true);
  expect(isTooMuchHtml(`${'<p>a<br>'.repeat(500)}${'<div>b</div>'.repeat(500)}`)).toBe(false);
});

test.each([
  ['paragraphs in items of lists', `${'<li><p>'.repeat(2000)}a${'</p></li>'.repeat(2000)}`],
  ['ends that do not fit', '<div><span></div></span>'.repeat(3000)],
  ['ends in scripts', '<div><script></div></script>'.repeat(3000)],
  ['ends in comments', '<div><!--</div>-->'.repeat(3000)],
  ['ends in attributes', '<div><b title="</div>"></b>'.repeat(3000)],
])('%s nest what is around them', (_, html) => {
  expect(isTooMuchHtml(html)).toBe(true);
});

test('a long list is read, whether its items are closed or not', () => {
  const closed = `<ul>${'<li><p>a</p></li>'.repeat(2000)}</ul>`;
  const open = `<ul>${'<li>a'.repeat(2000)}</ul>`;
  for (const html of [closed, open]) {
    expect(isTooMuchHtml(html)).toBe(false);
    expect(
      htmlToMarkdown(html)
        .split('\n')
        .filter((line) => line === '* a'),
    ).toHaveLength(2000);
  }
});
