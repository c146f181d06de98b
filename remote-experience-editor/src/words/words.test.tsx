import { screen, waitFor, within } from '@testing-library/react';
import { emptyPoll, type ListedWord, type Moderation, type WordsShown } from '@vitrine/shared/contract';
import { fakeApi } from '@vitrine/shared/ui/testing/fake-api';
import { anExperience, brandId } from '@vitrine/shared/ui/testing/records';
import { renderScreen } from '@vitrine/shared/ui/testing/render-screen';
import { axe } from 'jest-axe';
import Polling from '../areas/polling';
import { PollRuns } from '../areas/polling/poll-runs';
import { ExperienceProvider } from '../experience/experience-context';
import { aDocument, renderArea } from '../testing/an-area';
import { anOpenExperience } from '../testing/an-open-experience';

const run = {
  ...{ id: 'run', placementId: 'window2345', placementName: 'Window', documentId: 'poll', area: 'polling' },
  ...{ round: 1, state: 'open', slot: null, held: false, openedAt: null, closesAt: null, closedAt: null },
  ...{ respondents: 9, sequence: 1, tallies: {} },
};
const smell = {
  id: 'smell',
  type: 'short-text',
  text: { en: 'What smell?' },
  options: [],
  rows: [],
  scale: null,
};

/** The poll's run, over an API that keeps what is said of words. */
function openRuns({
  words,
  which,
  may = true,
  answered = 9,
}: {
  words: ListedWord[];
  which?: WordsShown;
  may?: boolean;
  answered?: number;
}) {
  const all = new Map(words.map((word) => [word.word, word]));
  const calls = fakeApi({
    [`GET /v1/brands/${brandId}/experiences/${anExperience().id}/summary`]: () => ({
      ...{
        placements: 1,
        activePlacements: 1,
        responses: 9,
        votes: {},
        surveys: {},
        runs: [run],
        schedules: {},
      },
      polls: { poll: { title: { en: 'Smells' }, questions: [{ ...smell, ...(which && { words: which }) }] } },
    }),
    [`GET /v1/brands/${brandId}/runs/run/words`]: () => ({ counted: 9, answered, words: [...all.values()] }),
    [`POST /v1/brands/${brandId}/documents/poll/moderation`]: ({ body }) => {
      const said = body as Extract<Moderation, { kind: 'word' }>;
      const known = all.get(said.word);
      if (known) all.set(said.word, { ...known, decided: said.shown ? 'shown' : 'hidden' });
      return new Response(null, { status: 204 });
    },
  });
  const { may: all_, ...open } = anOpenExperience();
  const experience = { ...open, may: { ...all_, moderate: may } };
  const screenOf = () => (
    <ExperienceProvider value={experience}>
      <PollRuns documentId="poll" />
    </ExperienceProvider>
  );
  return { ...renderScreen(screenOf, { address: '/', path: '/' }), calls };
}

const word = (written: string, count: number, own: Partial<ListedWord> = {}): ListedWord => ({
  ...{ word: written.toLowerCase(), written, count, blocked: false, decided: null, ...own },
});
const openWords = async (user: ReturnType<typeof openRuns>['user']) => {
  await user.click(await screen.findByRole('button', { name: 'Words: What smell? – Window' }));
  return screen.findByRole('list', { name: 'Words by how many people wrote them' });
};
const rowOf = (written: string) => screen.getByText(written).closest('li') as HTMLElement;

test('staff see words with their counts, and hide and show each by a press that keeps the focus', async () => {
  const { user, calls } = openRuns({
    which: 'not-hidden',
    words: [word('Oak', 6), word('Damn', 2, { blocked: true }), word('Zinc', 1, { decided: 'hidden' })],
  });
  const list = await openWords(user);
  expect(within(list).getAllByRole('listitem')).toHaveLength(3);
  expect(rowOf('Damn')).toHaveTextContent('Blocked by list');
  expect(rowOf('Zinc')).toHaveTextContent('Hidden');
  expect((await axe(list)).violations).toEqual([]);
  screen.getByRole('button', { name: 'Hide Oak' }).focus();
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('button', { name: 'Show Oak' })).toHaveFocus();
  expect(rowOf('Oak')).toHaveTextContent('Hidden');
  await user.click(screen.getByRole('button', { name: 'Show Damn' }));
  expect(await screen.findByRole('button', { name: 'Hide Damn' })).toBeVisible();
  expect(calls.filter(({ name }) => name.startsWith('POST')).map(({ body }) => body)).toEqual([
    { kind: 'word', word: 'oak', shown: false },
    { kind: 'word', word: 'damn', shown: true },
  ]);
});

test('where words are approved first, each waits until it is shown', async () => {
  const { user } = openRuns({ which: 'approved', words: [word('Oak', 6)] });
  await openWords(user);
  expect(rowOf('Oak')).toHaveTextContent('Not shown yet');
  await user.click(screen.getByRole('button', { name: 'Show Oak' }));
  expect(await screen.findByRole('button', { name: 'Hide Oak' })).toBeVisible();
});

test('of more people than are counted it is said how many were', async () => {
  const { user } = openRuns({ words: [word('Oak', 6)], answered: 20_000 });
  await openWords(user);
  expect(screen.getByText(/^9 of 20,000 answers/)).toBeVisible();
  expect(screen.getByText(/^Visitors see none of these words/)).toBeVisible();
});

test('who only reads hides nothing', async () => {
  const { user } = openRuns({ words: [word('Oak', 6)], may: false });
  const list = await openWords(user);
  expect(within(list).queryByRole('button')).not.toBeInTheDocument();
});

test('a short text’s words are for nobody until staff say for whom', async () => {
  const question = {
    order: 'a0',
    reference: { source: 'inline' },
    type: 'short-text',
    text: {},
    options: {},
  };
  const { user, calls } = renderArea('polling', Polling, {
    open: aDocument('polling', { ...emptyPoll(), questions: { smell: question } }),
  });
  await user.click(await screen.findByRole('combobox', { name: 'Visitors see the words' }));
  await user.click(await screen.findByTitle('All but hidden words'));
  await waitFor(() =>
    expect(calls.at(-1)?.body).toEqual({ data: { questions: { smell: { words: 'not-hidden' } } } }),
  );
});
