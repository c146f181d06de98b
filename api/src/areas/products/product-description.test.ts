import { describe, expect, test } from '@jest/globals';
import { emptyProduct } from '@vitrine/shared/contract';
import { readElsewhere } from '../../testing/table-data';
import type { Cells } from '../tables/area-table';
import { productsTable } from './table';

const read = (row: Cells, isForeign = true) => {
  const { made, said } = readElsewhere(productsTable, [{ Handle: 'lamp', ...row }], null, { isForeign });
  return { description: made.description, said };
};

describe('a description in HTML', () => {
  const html = '<p>A <strong>bright</strong> lamp.</p><p>Of oak.</p>';
  const markdown = 'A **bright** lamp.\n\nOf oak.';

  test('of another program’s table becomes Markdown, in each of its languages', () => {
    expect(read({ 'Description [en]': html, 'Description [de]': '<p>Hell.</p>' })).toEqual({
      description: { en: markdown, de: 'Hell.' },
      said: [],
    });
  });

  test('of a table as it is written here stays, and says how visitors would see it', () => {
    const shown =
      'This is HTML, and a description is Markdown: visitors would see its tags as text. Write it without them.';
    expect(read({ 'Description [en]': html }, false)).toEqual({
      description: { en: html },
      said: [`notice 2 Description [en]: ${shown}`],
    });
    const before = { ...emptyProduct(), handle: 'lamp', description: { en: html } };
    expect(readElsewhere(productsTable, [{ Handle: 'lamp', 'Description [en]': html }], before)).toEqual({
      made: before,
      said: [],
    });
  });

  test('is read from its own column where the other one is empty', () => {
    expect(read({ 'Description [en]': '', 'Body (HTML)': html }).description).toEqual({ en: markdown });
    expect(read({ 'Description [en]': 'Oak', 'Body (HTML)': html }).description).toEqual({ en: 'Oak' });
  });

  test('names what a description cannot show', () => {
    const parts = [
      '<p>Oak</p><iframe src="https://www.youtube.com/embed/a"></iframe>',
      '<video controls><source src="b.mp4"></video><img src="https://a.example/c.png" alt="Oak">',
    ];
    expect(read({ 'Body (HTML)': parts.join('') }).said).toEqual([
      'notice 2 Body (HTML): A description plays nothing, so this was left out of it. Add it as a video, or link to it: https://www.youtube.com/embed/a',
      'notice 2 Body (HTML): A description plays nothing, so this was left out of it. Add it as a video, or link to it: b.mp4',
      'notice 2 Body (HTML): A description shows no pictures: of this one visitors read the alternative text only. Add it to the product’s pictures: https://a.example/c.png',
    ]);
  });

  test('that is nested without end is refused, in whichever column it stands', () => {
    const deep = `${'<li><p>'.repeat(2000)}a${'</p></li>'.repeat(2000)}`;
    const words = 'There is too much HTML here, or it is nested too deeply. Shorten it.';
    for (const column of ['Description [en]', 'Body (HTML)'])
      expect(read({ [column]: deep })).toEqual({ description: {}, said: [`error 2 ${column}: ${words}`] });
  });

  test('that is none keeps its lines, though it has an ampersand', () => {
    expect(read({ 'Body (HTML)': 'Bed & Bath\n\nCaf&eacute;&nbsp;&#9749; * 5 < 6' }).description).toEqual({
      en: 'Bed & Bath\n\nCafé ☕ * 5 < 6',
    });
  });
});
