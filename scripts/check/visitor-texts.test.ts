import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { stepInside } from '../../shell/server/first-paint';
import { root } from '../start/parts';

/** What the viewer itself says to visitors: no language lacks a word, and no word is left over or left in English. */

type Text = string | ((...values: never[]) => string);
type Texts = { [key: string]: Text | Texts };

const sources = readdirSync(join(root, 'remote-viewer/src'), { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.test\./.test(entry.name))
  .map((entry) => join(entry.parentPath, entry.name));
const folders = sources.filter((file) => /\/(texts|name)\/en\.ts$/.test(file)).map(dirname);
const languagesIn = (folder: string) => readdirSync(folder).map((file) => file.replace('.ts', ''));
const languages = [...new Set(folders.flatMap(languagesIn))].sort();

const read = (folder: string, language: string): Texts => require(join(folder, language)).default;

/** What functions are called with: digits pass for a name, and Intl counts them. */
const fillings = ['7', '8'];
/** One of each of a language's plural forms. */
const counts = ['0', '1', '2', '3', '11', '100'];

function flat(texts: Texts, prefix = ''): Map<string, Text> {
  return new Map(
    Object.entries(texts).flatMap(([key, text]) =>
      typeof text === 'object' ? [...flat(text, `${prefix}${key}.`)] : [[`${prefix}${key}`, text] as const],
    ),
  );
}
const filled = (text: Text, values = fillings): string =>
  typeof text === 'string' ? text : text(...(values as never[]));
/** Numbers in Western digits, as they were filled in. */
const inDigits = (text: string) => text.replace(/[٠-٩]/g, (digit) => String('٠١٢٣٤٥٦٧٨٩'.indexOf(digit)));

/** Words that are the same in another language. */
const sameInEnglish: Record<string, string[]> = {
  de: ['areas/videos/name name', 'areas/videos/texts playlist'],
  fr: ['texts menu', 'areas/polling/name name'],
  es: ['your-data/texts refuse'],
  it: ['texts menu', 'your-data/texts refuse'],
};

/** What visitors are told of a placement follows from its state. */
const placementStates = join(root, 'shared/src/contract/entities/placement.ts');

const nameOf = (folder: string) => relative(join(root, 'remote-viewer/src'), folder);

test('every place speaks the same languages, six at least', () => {
  expect(languages.length).toBeGreaterThanOrEqual(6);
  for (const folder of folders)
    expect([nameOf(folder), languagesIn(folder).sort()]).toEqual([nameOf(folder), languages]);
});

test('no line breaks before the punctuation that French sets apart, nor inside its quotation marks', () => {
  const loose = folders.flatMap((folder) =>
    [...flat(read(folder, 'fr'))].filter(([, text]) => / [:;?!»]|« /.test(filled(text))),
  );
  expect(loose.map(([key]) => key)).toEqual([]);
});

describe.each(folders.map((folder) => [nameOf(folder), folder]))('%s', (name, folder) => {
  const english = flat(read(folder, 'en'));
  const others = languages.filter((language) => language !== 'en');

  it.each(others)('has every text in %s and no other, and says something everywhere', (language) => {
    const texts = flat(read(folder, language));
    expect([...texts.keys()].sort()).toEqual([...english.keys()].sort());
    for (const [key, text] of texts) {
      expect([key, typeof text]).toEqual([key, typeof english.get(key)]);
      expect([key, filled(text).trim()]).not.toEqual([key, '']);
    }
  });

  it.each(others)('fills in the same values in %s, whatever is counted', (language) => {
    for (const [key, text] of flat(read(folder, language))) {
      const original = english.get(key) as Text;
      for (const value of fillings)
        expect([key, inDigits(filled(text)).includes(value)]).toEqual([
          key,
          filled(original).includes(value),
        ]);
      // No form of a plural is missing, and none says another number.
      if (typeof text === 'function')
        for (const count of counts)
          expect(inDigits(filled(text, [count, count])).match(/\d+/g) ?? [count]).toContain(count);
    }
  });

  it.each(others)('is translated into %s', (language) => {
    const same = [...flat(read(folder, language))].filter(
      ([key, text]) =>
        filled(text) === filled(english.get(key) as Text) &&
        !sameInEnglish[language]?.includes(`${name} ${key}`),
    );
    expect(same.map(([key]) => key)).toEqual([]);
  });

  it('has no text that nothing says', () => {
    const siblings = /\/areas\/[^/]+\//;
    const isSibling = (file: string) =>
      siblings.test(folder) && siblings.test(file) && !file.startsWith(dirname(folder));
    const code = [
      ...sources.filter((file) => !isSibling(file) && !/\/(texts|name)\//.test(file)),
      placementStates,
    ]
      .map((file) => readFileSync(file, 'utf8'))
      .join('\n');
    const unused = Object.keys(read(folder, 'en')).filter(
      (key) =>
        !new RegExp(
          `\\b(texts|t|general)\\.${key}\\b|\\{[^{}]*\\b${key}\\b[^{}]*\\}(\\) => | = texts)|'${key}'`,
        ).test(code),
    );
    expect(unused).toEqual([]);
  });
});

it('the way in says before there is a script what it says afterwards', () => {
  const frame = join(root, 'remote-viewer/src/texts');
  expect(stepInside).toEqual(
    Object.fromEntries(languagesIn(frame).map((language) => [language, read(frame, language).start])),
  );
});
