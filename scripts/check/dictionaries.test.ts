import { existsSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { sheetWords } from '../../remote-manager/src/texts/sheet-words';
import { overrideWords } from '../../shell/src/overrides/texts';
import { root } from '../start/parts';
import { repositorySources } from './repository-sources';

/** Every dictionary of the interface, against the English one beside it: nothing missing, nothing left over. */

type Text = string | ((...values: never[]) => string);
type Dictionary = { [name: string]: Text | Dictionary };

/** Folders in which an English dictionary stands, with the languages that stand beside it. */
const folders = [...repositorySources(root).keys()]
  .filter((file) => file.endsWith('/texts/en.ts'))
  .map((file) => join(root, dirname(file)));

/** Visitors' own words follow what staff write in, and the editor is not translated into Arabic yet. */
const languagesOf = (folder: string): string[] => {
  const german = /remote-(viewer|experience-editor)/.test(folder);
  return german ? ['de'] : ['de', 'ar'];
};

/** An English dictionary, and the same in another language. */
interface Pair {
  name: string;
  language: string;
  load: (language: string) => Dictionary;
}

const inFolders = folders.flatMap((folder) =>
  languagesOf(folder).map(
    (language): Pair => ({ name: relative(root, folder), language, load: from(folder) }),
  ),
);
function from(folder: string) {
  return (language: string): Dictionary => {
    const file = join(folder, language);
    if (!existsSync(`${file}.ts`)) return {};
    const module = require(file);
    return module.default ?? module[language];
  };
}

/** Words outside such folders: those that a page has at once, and those of few words, all languages in one file. */
const elsewhere: [name: string, load: Pair['load']][] = [
  ...['shell/src', 'shell/src/auth'].map((folder): [string, Pair['load']] => [
    `${folder}/texts`,
    (language) =>
      language === 'en'
        ? require(join(root, folder, 'texts')).texts
        : require(join(root, folder, `texts-${language}`)).default,
  ]),
  ['shell/src/overrides/texts', (language) => overrideWords[language] ?? {}],
  ['remote-manager/src/texts/sheet-words', (language) => sheetWords[language] ?? {}],
];
const pairs = [
  ...inFolders,
  ...elsewhere.flatMap(([name, load]) => ['de', 'ar'].map((language): Pair => ({ name, language, load }))),
];

/** Texts by path. Functions are called with placeholders. */
function flat(dictionary: Dictionary, prefix = ''): Map<string, string> {
  const texts = new Map<string, string>();
  for (const [name, value] of Object.entries(dictionary)) {
    if (typeof value === 'object')
      for (const [path, text] of flat(value, `${prefix}${name}.`)) texts.set(path, text);
    else texts.set(prefix + name, typeof value === 'string' ? value : filledIn(value));
  }
  return texts;
}
const filledIn = (text: (...values: never[]) => string) =>
  text(...Array.from({ length: text.length }, (_, index) => `{{${index}}}` as never));

const plural = /_(zero|one|two|few|many|other)$/;
const baseOf = (path: string) => path.replace(plural, '');
const formsOf = (language: string) => new Intl.PluralRules(language).resolvedOptions().pluralCategories;

/** The paths that a language must have: those of English, with its own forms of what counts. */
function expectedPaths(english: Map<string, string>, language: string): string[] {
  const paths = [...english.keys()].flatMap((path) => {
    if (!english.has(`${baseOf(path)}_one`) || !plural.test(path)) return [path];
    // i18next asks for "zero" in every language: where English has words of its own for none, so have the others.
    const none = english.has(`${baseOf(path)}_zero`) ? ['zero'] : [];
    return [...none, ...formsOf(language)].map((form) => `${baseOf(path)}_${form}`);
  });
  return [...new Set(paths)].sort();
}

/** {{name}} of i18next, {name} of the library that shows notifications. */
const placeholders = (text: string): string[] => (text.match(/\{\{?\w+\}\}?/g) ?? []).sort();

test('there are dictionaries to compare', () => expect(folders.length).toBeGreaterThanOrEqual(4));

describe.each(pairs)('$name in $language', ({ language, load }) => {
  const english = flat(load('en'));
  const other = flat(load(language));

  it('has every text and no other', () => {
    expect([...other.keys()].sort()).toEqual(expectedPaths(english, language));
  });

  it('fills in the same values', () => {
    const different = [...other].filter(([path, text]) => {
      const original = english.get(path) ?? english.get(`${baseOf(path)}_other`) ?? '';
      // "One store" says its number itself.
      const told = plural.test(path)
        ? placeholders(original).filter((name) => name !== '{{count}}')
        : placeholders(original);
      const says = placeholders(text);
      return told.some((name) => !says.includes(name)) || says.some((name) => !original.includes(name));
    });
    expect(different).toEqual([]);
  });

  it('says something everywhere', () => {
    const blank = [...english.keys()].filter(
      (path) => english.get(path)?.trim() && other.get(path)?.trim() === '',
    );
    expect(blank).toEqual([]);
  });
});
