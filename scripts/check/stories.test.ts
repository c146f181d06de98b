import { join } from 'node:path';
import { root } from '../start/parts';
import { exportedNames } from './exported-names';
import { repositorySources } from './repository-sources';

/** Parts without a story of their own, and why. */
const exceptions: Record<string, string> = {
  ApiError: 'Nothing to be seen',
  UiProvider: 'Stands around every story of staff',
  LanguageProvider: 'Stands around every story of visitors',
  AddressContext: 'Nothing to be seen',
  PreviewedPlace: 'As RoutedAddress, in the editor’s preview',
  TextLink: 'A link of RichText, which has stories',
  RoutedAddress: 'Stands around what has stories, and leads from one to another',
  Inside: 'Puts together what has stories: landing and stage',
  Visit: 'Puts together what has stories: landing, stage, banner, notice',
  LookedUp: 'Asks the API, and shows what has stories',
  ExperienceScreen: 'As LookedUp',
  StaleNotice: 'StaleSince, which has stories, after a while',
  PageMode: 'Whole pages of areas, as the presenter’s, which has stories',
  PartAlone: 'A stage, or what an area displays: a vote as its presenter shows it, which has stories',
  LazyContent: 'Every panel is one, with its stories of loading and failing',
  Later: 'As LazyContent, of what a visit goes on without',
  AroundVisit: 'Shows what has stories: notice, reset',
  AroundKiosk: 'As AroundVisit',
  AttractScreen: 'Fills the landing’s background with a scene, which has stories',
  PlaceCode: 'Waits for a press elsewhere; what it shows is AddressCode',
  Poster: 'Fills the landing’s background and the stage’s, which have stories',
  ChoiceQuestion: 'Every poll is some, with stories of words, colours and pictures',
  ChoiceResults: 'As ChoiceQuestion, once it is answered',
  ResultBars: 'As ChoiceResults',
  ChoiceInput: 'What AnswerInput holds, with a story of each type',
  ScaleInput: 'As ChoiceInput',
  FurtherInput: 'As ChoiceInput',
  RankingInput: 'As ChoiceInput',
  MatrixInput: 'As ChoiceInput',
  NumberInput: 'As ChoiceInput',
  DateInput: 'As ChoiceInput',
  TextInput: 'As ChoiceInput',
  ConsentInput: 'As ChoiceInput',
  TokenEntry: 'Votes and surveys that take a code ask for it, with a story in each',
  TokenForm: 'As TokenEntry',
  PartPanel: 'Every panel that asks is one, with its stories',
  Countdown: 'A line of votes, which have stories',
  Tick: 'As ChoiceResults',
  VisitRecorder: 'Waits; what it shows is ConsentNotice',
  PlaceRecorder: 'Nothing to be seen',
  OpenOnEntering: 'As PlaceRecorder; what it opens has stories',
  IdleReset: 'Waits; what it shows is StillThere',
};

const sources = repositorySources(root, ['*.tsx']);
const isStory = (path: string) => path.endsWith('.stories.tsx');
const shown = new Set(
  [...sources]
    .filter(([path]) => isStory(path))
    .flatMap(([, text]) => [...text.matchAll(/<([A-Z]\w*)/g)].map(([, name]) => name)),
);

/** Icons stand in their stories by file, as `import *`. */
const ofStaff = exportedNames(join(root, 'shared/src/ui/index.ts')).filter((name) =>
  /^[A-Z](?!\w*(Outlined|Filled)$)/.test(name),
);

/** What the viewer's files export; of an area what its entry names, which holds all the rest. */
const ofVisitors = [...sources, ...repositorySources(root, ['remote-viewer/src/areas/*/index.ts'])].flatMap(
  ([path, text]) => {
    if (!path.startsWith('remote-viewer/src/') || isStory(path) || /\.test\./.test(path)) return [];
    const pattern = path.endsWith('/index.ts')
      ? /\b(?:Panel|Stage|Empty): ([A-Z]\w*)/g
      : path.includes('/areas/')
        ? null
        : /export (?:default )?(?:async )?(?:function|const) ([A-Z][a-z]\w*)/g;
    return pattern ? [...text.matchAll(pattern)].map(([, name = '']) => name) : [];
  },
);

test('the gallery shows every part of the staff interface and of the viewer', () => {
  const missing = [...ofStaff, ...ofVisitors].filter((name) => !shown.has(name) && !exceptions[name]);
  expect(missing).toEqual([]);
});

test('no exception is left over', () => {
  const known = new Set([...ofStaff, ...ofVisitors]);
  expect(Object.keys(exceptions).filter((name) => !known.has(name) || shown.has(name))).toEqual([]);
});
