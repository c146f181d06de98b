import { interfaceLanguages } from '@vitrine/shared/browser/interface-language';
import type { AreaContract } from '@vitrine/shared/contract/areas/area-contract';
import { areaContracts, areasWithChecks } from '@vitrine/shared/contract/areas/registry';
import { editorSentences, managerSentences } from '@vitrine/shared/contract/sentences/api-sentences';
import { commonChecks } from '@vitrine/shared/contract/sentences/check-sentences';
import { repositorySources } from './repository-sources';
import { sameWords } from './same-words';

/** Staff texts: `texts/en.json` or `texts/<topic>/en.json`, areas' names, and the other languages beside them. */

/** Texts by path. A function stands for the text that it gives. */
export type Dictionary = { [name: string]: string | ((...values: never[]) => string) | Dictionary };

const english = 'en.json';

/** Read by the area that is shown, whichever it is. */
const areaNames = 'shared/src/contract/areas/names';

/** Folders whose English stands elsewhere. */
const englishElsewhere: Record<string, Dictionary> = {
  'remote-manager/src/texts/api-sentences': managerSentences,
  'remote-experience-editor/src/texts/api-sentences': editorSentences,
  'remote-experience-editor/src/texts/checks': commonChecks,
  ...Object.fromEntries(
    areasWithChecks.map((area) => [
      `remote-experience-editor/src/areas/${area}/texts/checks`,
      (areaContracts[area] as AreaContract).checks as Dictionary,
    ]),
  ),
};

/** Folders whose texts are read as members of an object: these screens come before i18next. */
const readAsMembers = ['shell/src/auth/texts', 'shell/src/overrides/texts'];

/** Texts that are named where no search finds them. */
const namedElsewhere: Record<string, { paths: string[]; why: string }> = {
  'shared/src/ui/texts': {
    paths: ['noAnswer', 'notUnderstood'],
    why: 'by the messages of shared/src/client',
  },
  'shell/src/frame/texts': { paths: ['offline', 'away'], why: 'by what useConnection returns' },
};

/** What is wrong with the staff texts of the repository: missing, left over, unused or not translated. */
export function repositoryTextProblems(root: string): string[] {
  const files = new Map(
    [...repositorySources(root, ['*.json'])].filter(([path]) =>
      /\/(texts|areas\/names)\/([^/]+\/)?[\w-]+\.json$/.test(path),
    ),
  );
  return textProblems(files, repositorySources(root), englishElsewhere);
}

/**
 * @param files the texts' JSON by path
 * @param sources the code that uses them
 * @param elsewhere the English of folders that have none, and that nothing here uses
 * @returns one line for each problem
 */
export function textProblems(
  files: Map<string, string>,
  sources: Map<string, string>,
  elsewhere: Record<string, Dictionary> = {},
): string[] {
  const folders = new Set([
    ...Object.keys(elsewhere),
    ...[...files.keys()].map((file) => file.slice(0, file.lastIndexOf('/'))),
  ]);
  const isOfDocuments = documentNames(sources);
  return [...folders].flatMap((folder) => {
    const read = (file: string): Dictionary | undefined =>
      files.has(`${folder}/${file}`) && JSON.parse(files.get(`${folder}/${file}`) ?? '');
    const original = elsewhere[folder] ?? read(english);
    if (!original) return [`${folder}: ${english} is missing`];
    const others = interfaceLanguages.filter((language) => language !== 'en');
    return [
      ...others.flatMap((language) =>
        translationProblems(original, read(`${language}.json`) ?? {}, language).map(
          (problem) => `${folder}/${language}.json: ${problem}`,
        ),
      ),
      ...(folder in elsewhere || folder === areaNames
        ? []
        : unusedTexts(folder, original, sources, isOfDocuments)
      ).map((path) => `${folder}/${english}: ${path} is not used`),
    ];
  });
}

/** What a dictionary lacks, has too much or left in English, measured at the English one. */
export function translationProblems(english: Dictionary, other: Dictionary, language: string): string[] {
  const originals = flat(english);
  const texts = flat(other);
  const expected = new Set(expectedPaths(originals, language));
  return [
    ...[...expected].filter((path) => !texts.has(path)).map((path) => `${path} is missing`),
    ...[...texts.keys()].filter((path) => !expected.has(path)).map((path) => `${path} is not in English`),
    ...[...texts].flatMap(([path, text]) => {
      const original = originals.get(path) ?? originals.get(`${baseOf(path)}_other`);
      return original === undefined ? [] : textProblem(path, text, original, language);
    }),
  ];
}

function textProblem(path: string, text: string, original: string, language: string): string[] {
  if (text.trim() === '' && original.trim() !== '') return [`${path} says nothing`];
  if (!fillsInTheSame(path, text, original)) return [`${path} fills in other values than “${original}”`];
  const same = sameWords[language] ?? [];
  return text === original && hasWords(text) && !same.includes(text)
    ? [`${path} is not translated: “${text}”. If it is the same word, add it to scripts/check/same-words.ts`]
    : [];
}

/** {{name}} of i18next, {name} of the library that shows notifications. */
const placeholder = /\{\{?\w+\}\}?/g;
const hasWords = (text: string) => /\p{L}/u.test(text.replace(placeholder, ''));

function fillsInTheSame(path: string, text: string, original: string): boolean {
  const values: string[] = text.match(placeholder) ?? [];
  // "One store" says its number itself.
  const needed = (original.match(placeholder) ?? []).filter(
    (name) => !(plural.test(path) && name === '{{count}}'),
  );
  return needed.every((name) => values.includes(name)) && values.every((name) => original.includes(name));
}

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
function expectedPaths(originals: Map<string, string>, language: string): string[] {
  return [...originals.keys()].flatMap((path) => {
    if (!originals.has(`${baseOf(path)}_one`) || !plural.test(path)) return [path];
    // i18next asks for "zero" in every language: where English has words of its own for none, so have the others.
    const none = originals.has(`${baseOf(path)}_zero`) ? ['zero'] : [];
    return [...none, ...formsOf(language)].map((form) => `${baseOf(path)}_${form}`);
  });
}

/** The paths that no source beside the texts names, neither whole nor as a template: t(`kind.${kind}`). */
function unusedTexts(
  folder: string,
  english: Dictionary,
  sources: Map<string, string>,
  isOfDocuments: (path: string) => boolean,
): string[] {
  // An area's texts are the package's, under the area's name.
  const [, owner, area, topic = area] = /^(.+?)(?:\/areas\/([^/]+))?\/texts(?:\/(.+))?$/.exec(folder) ?? [];
  const code = [...sources]
    .filter(([path]) => path.startsWith(`${owner}/`) && !/\.test\.tsx?$/.test(path))
    .map(([, text]) => text)
    .join('\n');
  const isNamed = readAsMembers.includes(folder) ? memberNames(code) : textNames(code);
  const prefix = topic ? `${topic}.` : '';
  const paths = new Set([...flat(english).keys()].map(baseOf));
  return [...paths].filter(
    (path) =>
      !isNamed(prefix + path) &&
      !isOfDocuments(prefix + path) &&
      !namedElsewhere[folder]?.paths.includes(path),
  );
}

/** @returns whether a text is what a document's field or one of its values is called, which the contract names. */
function documentNames(sources: Map<string, string>): (path: string) => boolean {
  const contract = [...sources].flatMap(([path, text]) =>
    path.startsWith('shared/src/contract/') ? [...text.matchAll(/'([\w-]+)'|\b(\w+)\b(?=:|,| })/g)] : [],
  );
  const names = new Set(contract.map(([, literal, field]) => literal ?? field));
  return (path) => /(^|\.)(fields|values)\./.test(path) && names.has(path.split('.').at(-1));
}

/** @returns whether code names a text: as `'brands.title'`, or as a template with words in it: `${area}.intro`. */
function textNames(code: string): (path: string) => boolean {
  const literals = new Set([...code.matchAll(/'([^'\n]*)'/g)].map(([, literal]) => literal));
  const templates = [...code.matchAll(/`((?:\$\{\w+\}\.)?[\w-][^`\n]*)`/g)].map(([, template = '']) => {
    const parts = template.split(/\$\{[^}]*\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
    return new RegExp(`^${parts.join('[^.]+')}$`);
  });
  return (path) => literals.has(path) || templates.some((template) => template.test(path));
}

/** @returns whether code reads a text as a member, `texts.signIn`, or all beside it at once, `texts.failures[code]`. */
function memberNames(code: string): (path: string) => boolean {
  const members = new Set([...code.matchAll(/\btexts\.([\w.]+)/g)].map(([, member]) => member));
  const groups = new Set([...code.matchAll(/\btexts\.([\w.]+)[[;]/g)].map(([, group]) => group));
  return (path) =>
    members.has(path) ||
    path.split('.').some((_, depth, names) => groups.has(names.slice(0, depth).join('.')));
}
