import { join } from 'node:path';
import { interfaceLanguages } from '@vitrine/shared/browser/interface-language';
import { cardWords } from '../../remote-experience-editor/src/tokens/print/card-words';
import { sheetWords } from '../../remote-manager/src/texts/sheet-words';
import { texts as shellTexts } from '../../shell/src/texts';
import { root } from '../start/parts';
import { type Dictionary, repositoryTextProblems, textProblems, translationProblems } from './dictionaries';

describe('staff texts', () => {
  const english = {
    title: 'Brands',
    rows_one: '{{count}} row',
    rows_other: '{{count}} rows',
    kind: { a: 'A4' },
  };
  const german = {
    title: 'Marken',
    rows_one: '{{count}} Zeile',
    rows_other: '{{count}} Zeilen',
    kind: { a: 'A4' },
  };
  const arabic = {
    title: 'العلامات',
    ...Object.fromEntries(
      ['zero', 'one', 'two', 'few', 'many', 'other'].map((form) => [`rows_${form}`, '{{count}} صف']),
    ),
    kind: { a: 'A4' },
  };
  const code = `t('brands.title'); t('brands.rows', { count }); t(\`brands.kind.\${kind}\`)`;
  const problems = (change: Record<string, object> = {}, source = code) =>
    textProblems(
      new Map(
        Object.entries({ en: english, de: german, ar: arabic, ...change }).map(([language, texts]) => [
          `remote/src/texts/brands/${language}.json`,
          JSON.stringify(texts),
        ]),
      ),
      new Map([
        ['remote/src/screen.tsx', source],
        ['remote/src/screen.test.tsx', code],
        ['other/src/screen.tsx', code],
      ]),
    );

  it('are complete, used and translated', () => expect(repositoryTextProblems(root)).toEqual([]));

  it('are in order when every language has each text in all its forms, and code names it', () =>
    expect(problems()).toEqual([]));

  it('lack what a language does not have', () => {
    const { rows_two, ...rest } = arabic as Record<string, unknown>;
    expect(problems({ ar: rest })).toEqual(['remote/src/texts/brands/ar.json: rows_two is missing']);
    expect(problems({ de: {} })).toHaveLength(4);
  });

  it('have nothing that English does not have', () =>
    expect(problems({ de: { ...german, intro: 'Alle' } })).toEqual([
      'remote/src/texts/brands/de.json: intro is not in English',
    ]));

  it('are not English in another language, unless the words are the same', () =>
    expect(problems({ de: { ...german, title: 'Brands' } })).toEqual([
      expect.stringContaining('title is not translated: “Brands”'),
    ]));

  it('say something, with the same values filled in', () => {
    expect(problems({ de: { ...german, title: ' ' } })).toEqual([expect.stringContaining('says nothing')]);
    expect(problems({ de: { ...german, rows_other: '{{number}} Zeilen' } })).toEqual([
      expect.stringContaining('fills in other values'),
    ]);
  });

  it('are those of the contract where it has the English: none of its folders is missing', () =>
    expect(textProblems(new Map(), new Map(), { 'remote/src/texts/checks': { empty: 'Empty' } })).toEqual([
      'remote/src/texts/checks/de.json: empty is missing',
      'remote/src/texts/checks/ar.json: empty is missing',
    ]));

  it('of an area stand under its name, and the contract names its documents’ fields', () => {
    const english = { intro: 'Rooms', title: 'Title', fields: { floor: 'Floor', roof: 'Roof' } };
    const other = { intro: '…', title: '…', fields: { floor: '…', roof: '…' } };
    const files = Object.entries({ en: english, de: other, ar: other }).map(
      ([language, texts]) =>
        [`remote/src/areas/scenes/texts/${language}.json`, JSON.stringify(texts)] as const,
    );
    const sources = new Map([
      ['remote/src/frame.tsx', `t(\`\${area}.intro\`)`],
      ['shared/src/contract/areas/scenes/document.ts', 'z.object({ floor: colour })'],
      ['remote/src/areas/products/page.tsx', "t('products.title')"],
    ]);
    expect(textProblems(new Map(files), sources)).toEqual([
      'remote/src/areas/scenes/texts/en.json: title is not used',
      'remote/src/areas/scenes/texts/en.json: fields.roof is not used',
    ]);
  });

  it('are named by the code beside them, whole or as a template', () => {
    expect(problems({}, "t('brands.title')")).toEqual([
      'remote/src/texts/brands/en.json: rows is not used',
      'remote/src/texts/brands/en.json: kind.a is not used',
    ]);
  });
});

/** Dictionaries in code: those that a page has at once. */
interface CompiledDictionary {
  name: string;
  load: (language: string) => Dictionary;
}

const staffLanguages = interfaceLanguages.filter((language) => language !== 'en');

const compiled: CompiledDictionary[] = [
  {
    name: 'shell/src/texts',
    load: (language) =>
      language === 'en' ? shellTexts : require(join(root, `shell/src/texts-${language}`)).default,
  },
  {
    name: 'remote-manager/src/texts/sheet-words',
    load: (language) => sheetWords[language] ?? {},
  },
  {
    name: 'remote-experience-editor/src/tokens/print/card-words',
    load: (language) => cardWords[language] ?? {},
  },
];

test.each(compiled.flatMap((dictionary) => staffLanguages.map((language) => ({ ...dictionary, language }))))(
  '$name is complete and translated in $language',
  ({ language, load }) => expect(translationProblems(load('en'), load(language), language)).toEqual([]),
);
