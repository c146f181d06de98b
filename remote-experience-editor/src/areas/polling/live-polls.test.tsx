import { screen, within } from '@testing-library/react';
import type { ExperienceSummary, Run } from '@vitrine/shared/contract';
import { renderScreen } from '@vitrine/shared/ui/testing/render-screen';
import { ExperienceProvider } from '../../experience/experience-context';
import { anOpenExperience } from '../../testing/an-open-experience';
import { LivePolls } from './live-polls';

type Question = ExperienceSummary['polls'][string]['questions'][number];

const named = (...labels: string[]) =>
  labels.map((label) => ({ id: label.toLowerCase(), label: { en: label } }));

/** What staff see of one question. @param counts as the run has them. @param schedules of the run, by its id. */
async function shown(
  own: Partial<Question>,
  counts: Record<string, number>,
  schedules: ExperienceSummary['schedules'] = {},
) {
  const question: Question = {
    ...{ id: 'asked', type: 'single', text: { en: 'What we ask' }, options: [], rows: [], scale: null },
    ...own,
  };
  const run: Run = {
    ...{ id: 'run45678abcdefgh', area: 'polling', documentId: 'poll', round: 1, state: 'open' },
    ...{ placementId: 'showroom24', placementName: 'Window', slot: null, held: false, closesAt: null },
    ...{ openedAt: '2026-01-01T00:00:00.000Z', closedAt: null, sequence: 1, respondents: 20 },
    tallies: { asked: counts },
  };
  const summary: ExperienceSummary = {
    ...{ placements: 1, activePlacements: 1, responses: 20, runs: [run], votes: {}, surveys: {} },
    schedules,
    polls: { poll: { title: { en: 'Your taste' }, questions: [question] } },
  };
  renderScreen(
    () => (
      <ExperienceProvider value={anOpenExperience()}>
        <LivePolls actions={[]} summary={summary} runs={[run]} />
      </ExperienceProvider>
    ),
    { address: '/', path: '/' },
  );
  return screen.findByRole('region', { name: 'Live polls' });
}
const barsIn = (element: HTMLElement) =>
  within(element)
    .getAllByRole('listitem')
    .flatMap((item) => item.getAttribute('aria-label') ?? []);
const figureOf = (element: HTMLElement, title: string) =>
  within(element).getByText(title).closest('figure') as HTMLElement;
const figuresIn = (element: HTMLElement) =>
  within(element)
    .getAllByRole('term')
    .map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`);

test('a scale has a bar for each number and their mean', async () => {
  const live = await shown({ type: 'rating', scale: { from: 1, to: 3 } }, { 1: 1, 3: 3 });
  expect(barsIn(live)).toEqual(['1: 1, 25 %', '2: 0, 0 %', '3: 3, 75 %']);
  expect(figuresIn(live)).toEqual(['Mean: 2.5']);
});

test('of NPS stand the score, promoters, passives and detractors', async () => {
  const live = await shown({ type: 'nps', scale: { from: 0, to: 10 } }, { 0: 1, 7: 2, 9: 3, 10: 4 });
  expect(barsIn(live)).toHaveLength(11);
  expect(figuresIn(live)).toEqual(['Score: +60', 'Promoters: 70 %', 'Passives: 20 %', 'Detractors: 10 %']);
});

test('before anybody has answered a scale, there is no mean', async () => {
  const live = await shown({ type: 'csat', scale: { from: 1, to: 5 } }, {});
  expect(within(live).queryByRole('term')).not.toBeInTheDocument();
});

test('a ranking shows the share of the points that each option has', async () => {
  const live = await shown({ type: 'ranking', options: named('Oak', 'Ash') }, { oak: 6, ash: 3 });
  expect(barsIn(live)).toEqual(['Oak: 6, 67 %', 'Ash: 3, 33 %']);
  expect(live).toHaveTextContent('In points: the best place gives the most.');
});

test('a matrix has bars for each row, of those who answered it', async () => {
  const live = await shown(
    { type: 'matrix', options: named('Oak', 'Ash'), rows: named('Hall', 'Attic') },
    { 'hall.oak': 3, 'hall.ash': 1, 'attic.ash': 4 },
  );
  expect(barsIn(figureOf(live, 'Hall'))).toEqual(['Oak: 3, 75 %', 'Ash: 1, 25 %']);
  expect(barsIn(figureOf(live, 'Attic'))).toEqual(['Oak: 0, 0 %', 'Ash: 4, 100 %']);
});

test('consent says how many agreed', async () => {
  const live = await shown({ type: 'consent' }, { true: 1, false: 3 });
  expect(barsIn(live)).toEqual(['Agreed: 1, 25 %', 'Did not agree: 3, 75 %']);
});

test('of numbers, days and texts stands how many answered', async () => {
  const live = await shown({ type: 'long-text' }, { answered: 7 });
  expect(live).toHaveTextContent('What we ask7 answers');
});

test.each([
  ['before its beginning', { opensAt: '2126-03-01T09:00:00.000Z' }, 'Ready', /Opens .*2126/],
  ['before its end', { closesAt: '2126-03-01T09:00:00.000Z' }, 'Open', /Until .*2126/],
  ['after its end', { closesAt: '2026-03-01T09:00:00.000Z' }, 'Closed', /Ended .*2026/],
])('a poll with times of its own is as visitors find it: %s', async (_, schedule, state, times) => {
  const live = await shown({}, {}, { run45678abcdefgh: schedule });
  expect(within(live).getByText(state)).toBeVisible();
  expect(live).toHaveTextContent(times);
});

test('a poll without times says none', async () => {
  const live = await shown({}, {});
  expect(live).not.toHaveTextContent(/Opens|Until|Ended/);
});
