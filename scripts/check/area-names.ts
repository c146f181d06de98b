/**
 * That an area is one folder per package and an entry of its registry, and that nothing else knows its name: neither its
 * route segment, nor what its folder in the contract exports, nor the word for one of its documents.
 */
import { areas } from '../../shared/src/contract/areas/list';

type Area = (typeof areas)[number];

/** Where every area is named: what lists them, and what shows them all. */
const registries = [
  /^(shared|api|remote-[^/]+)\/src\/(contract\/)?areas\/(registry|list(ed)?|texts)\.tsx?$/,
  /^shared\/src\/contract\/index\.ts$/,
  /^scripts\/check\/area-names\.ts$/,
];

/** What may name areas: content, and what tries all of it. */
const aside = [
  /\.(test|spec|stories)\.tsx?$/,
  /\/testing\//,
  /^(demo|e2e|gallery)\//,
  /\/bench\//,
  /^api\/src\/templates\//,
  /^scripts\/test\/soaks/,
];

interface Exception {
  area: Area;
  files: RegExp;
  why: string;
}

const exceptions: Exception[] = [
  {
    area: 'theme',
    files:
      /^api\/src\/(brands|experiences|library|placements)\/|^remote-manager\/src\/screens\/store\/print\//,
    why: 'A brand has a default theme, and lists and printed sheets show an experience by its poster',
  },
  {
    area: 'theme',
    files: /\/qr-code-scheduler\/code-brand\.ts$/,
    why: 'A page about a code has the look of the experience, or of its brand',
  },
  {
    area: 'qr-code-scheduler',
    files: /^shared\/src\/codes\//,
    why: 'Placements and cards have QR codes, too: all are drawn alike',
  },
  {
    area: 'theme',
    files: /\/(publishing\/manifest|scenes\/iiif|products\/(gallery|product-view))\.tsx?$/,
    why: 'The theme stands in the root of a manifest',
  },
  { area: 'theme', files: /\/content\/schema-migrations\.ts$/, why: 'A migration names what it changes' },
  {
    area: 'scenes',
    files:
      /^shared\/src\/scene\/|^remote-viewer\/src\/(models|areas\/products)\/|\/library\/models\/render\//,
    why: 'What is drawn in 3D is drawn as a scene, a single model too',
  },
  {
    area: 'products',
    files: /\/db\/schema\/documents\.ts$/,
    why: 'A table has all of its indexes, also the one of an area',
  },
  {
    area: 'products',
    files: /\/questions\/option-subjects\.ts$/,
    why: 'Named once for all whose options may be one',
  },
  {
    area: 'scenes',
    files: /\/publishing\/entered-area\.ts$/,
    why: 'Named once for all that opens on entering one',
  },
  ...(['scenes', 'products', 'polling', 'voting', 'surveys'] as const).map((area) => ({
    area,
    files: /\/publishing\/target-areas\.ts$/,
    why: 'Named once for all that leads visitors to one',
  })),
  ...(['videos', 'scenes', 'voting', 'polling'] as const).map((area) => ({
    area,
    files: /\/video-wall\/shown-areas\.ts$/,
    why: 'Named once for all that may be shown on a wall of screens',
  })),
  {
    area: 'question-vault',
    files: /\/questions\/vaults\.ts$/,
    why: 'Named once for all that hold copies of its questions',
  },
  {
    area: 'answer-option-vault',
    files: /\/questions\/vaults\.ts$/,
    why: 'Named once for all that hold copies of its options',
  },
];

/** Words that stand for one document of an area, where nothing else is called so. */
const nouns: Partial<Record<Area, string>> = { polling: 'poll', voting: 'vote', surveys: 'survey' };

/** `manifest` is the published version before it is an area: its segment is a word of the whole product. */
const segmentsAreWords: Area[] = ['manifest'];

/** @param sources by path from the root. @returns a line for every file that names an area outside its rooms. */
export function areaNameProblems(sources: Map<string, string>, allowed: Exception[] = exceptions): string[] {
  const used = new Set<Exception>();
  const names = areas.map((area) => [area, namePattern(area, exportsOf(area, sources))] as const);
  const problems = [...sources].flatMap(([path, text]) => {
    if ([...registries, ...aside].some((pattern) => pattern.test(path))) return [];
    const code = withoutComments(text);
    return names.flatMap(([area, pattern]) => {
      if (isIn(area, path)) return [];
      const name = pattern.exec(code)?.[0];
      if (name === undefined) return [];
      const exception = allowed.find((one) => one.area === area && one.files.test(path));
      if (exception) used.add(exception);
      return exception ? [] : [`${path} names the area ${area} (${name}); ask the registry of its package`];
    });
  });
  const idle = allowed.filter((exception) => !used.has(exception));
  return [...problems, ...idle.map(({ area, files }) => `No file needs the exception ${area}: ${files}`)];
}

const isIn = (area: Area, path: string) => path.includes(`/areas/${area}/`);

function namePattern(area: Area, exported: string[]): RegExp {
  const noun = nouns[area];
  const capital = noun && noun.charAt(0).toUpperCase() + noun.slice(1);
  return new RegExp(
    [
      ...(segmentsAreWords.includes(area) ? [] : [`['"\`]${area}['"\`]`]),
      `areas/${area}/`,
      ...exported.map((name) => `\\b${name}\\b`),
      ...(noun ? [`\\b${noun}s?(?=[A-Z])\\w*`, `\\w*${capital}s?(?![a-z])\\w*`] : []),
    ].join('|'),
  );
}

/** Names that the area's folder in the contract gives to others. */
const exportsOf = (area: Area, sources: Map<string, string>): string[] =>
  [...sources]
    .filter(
      ([path]) =>
        path.startsWith(`shared/src/contract/areas/${area}/`) && !/(\.test|\/contract)\.ts$/.test(path),
    )
    .flatMap(([, text]) =>
      [...text.matchAll(/^export (?:const|function|type|interface) (\w+)/gm)].map(([, name = '']) => name),
    );

const withoutComments = (text: string): string =>
  text.replace(/\/\*[^*]*\*+(?:[^/*][^*]*\*+)*\//g, '').replace(/(^|[^:])\/\/.*$/gm, '$1');
