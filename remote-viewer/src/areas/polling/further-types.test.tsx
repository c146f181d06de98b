import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PublicRun, PublishedPoll, PublishedPollQuestion } from '@vitrine/shared/contract';
import { axe } from 'jest-axe';
import { HeldAddress } from '../../address/held-address';
import { opened } from '../../address/place';
import { createOutbox, OutboxContext } from '../../answers/outbox';
import { LanguageProvider } from '../../language/language';
import { loadWords } from '../../testing/load-words';
import { panelOf, shownExperience } from '../../testing/shown-experience';
import { PollPanel } from './poll-panel';
import { pollTexts } from './poll-texts';

beforeAll(() => loadWords('en', pollTexts));

const label = (text: string) => ({ id: text.toLowerCase(), label: { en: text } });
const options = ['Oak', 'Ash', 'Elm'].map(label);
const asked = (id: string, own: Partial<PublishedPollQuestion>): PublishedPollQuestion => ({
  id,
  type: 'single',
  text: { en: `About ${id}` },
  options: [],
  ...own,
});
const stars = asked('stars', { type: 'rating', scale: { from: 1, to: 5 } });
const order = asked('order', { type: 'ranking', options });
const rooms = asked('rooms', { type: 'matrix', options, rows: ['Hall', 'Attic'].map(label) });
const width = asked('width', { type: 'number', number: { max: 300 } });
const day = asked('day', { type: 'date' });
const story = asked('story', { type: 'long-text' });
const news = asked('news', { type: 'consent' });
const wood = asked('wood', { type: 'picture', options });

const documentId = 'poll23456789abcd';
const pollOf = (...questions: PublishedPollQuestion[]): PublishedPoll => ({
  ...{ area: 'polling', documentId, title: { en: 'Your oak' }, results: 'after-answer', changeAllowed: true },
  questions,
});
const runOf = (own: Partial<PublicRun>): PublicRun => ({
  ...{ documentId, round: 1, state: 'open', respondents: 4, tallies: null, answered: {}, sequence: 5 },
  ...own,
});

const network = jest.fn<Promise<Response>, [string, RequestInit]>();
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  network.mockReset();
  window.fetch = network as typeof fetch;
});

async function show(poll: PublishedPoll, run?: PublicRun) {
  const at = { view: null, open: opened('poll', documentId, { at: 1 }) };
  const view = render(
    <OutboxContext value={createOutbox()}>
      <LanguageProvider languages={['en']}>
        <HeldAddress at={at}>
          <PollPanel {...panelOf(shownExperience([poll]))} runs={run ? [run] : []} />
        </HeldAddress>
      </LanguageProvider>
    </OutboxContext>,
  );
  await screen.findAllByText(/About/);
  return view;
}
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const sent = () => JSON.parse(String(network.mock.calls[0]?.[1].body)).answers;
const barsOf = (title: string) =>
  within(screen.getByRole('heading', { name: title }).closest('section') as HTMLElement)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

it('asks questions of every kind one at a time, and sends the answers to all', async () => {
  network.mockResolvedValue(
    new Response(JSON.stringify({ id: '4444444444444444', run: runOf({}) }), { status: 201 }),
  );
  const { container } = await show(pollOf(stars, order, rooms, width, day, story, news, wood));
  await userEvent.click(screen.getByRole('radio', { name: '4' }));
  expect((await axe(container)).violations).toEqual([]);
  await press('Next');
  expect(screen.getByText('Question 2 of 8')).toBeVisible();
  expect(document.activeElement).toHaveTextContent('About order');
  for (const name of [/^Elm/, /^Oak/, /^Ash/]) await press(name);
  await press('Next');
  for (const room of ['Hall', 'Attic'])
    await userEvent.click(
      within(screen.getByRole('group', { name: room })).getByRole('radio', { name: 'Ash' }),
    );
  await press('Next');
  await userEvent.type(screen.getByRole('spinbutton', { name: 'About width' }), '120');
  await press('Next');
  await userEvent.type(screen.getByLabelText('About day'), '2026-11-28');
  await press('Next');
  await userEvent.type(screen.getByRole('textbox', { name: 'About story' }), 'My tale');
  await press('Next');
  await press('Next');
  await userEvent.click(screen.getByRole('radio', { name: 'Oak' }));
  await press('Send answer');
  expect(sent()).toEqual({
    stars: { number: 4 },
    order: { ranking: ['elm', 'oak', 'ash'] },
    rooms: { rows: { hall: 'ash', attic: 'ash' } },
    width: { number: 120 },
    day: { date: '2026-11-28' },
    story: { text: 'My tale' },
    news: { consent: false },
    wood: ['oak'],
  });
});

it('says in words what is wrong with an answer, and keeps the visitor there', async () => {
  await show(pollOf(width, rooms));
  await press('Next');
  expect(screen.getByRole('spinbutton')).toHaveAccessibleDescription('Please answer this question.');
  await userEvent.type(screen.getByRole('spinbutton'), '301');
  await press('Next');
  expect(screen.getByRole('spinbutton')).toHaveAccessibleDescription('At most 300, please.');
  await userEvent.clear(screen.getByRole('spinbutton'));
  await userEvent.type(screen.getByRole('spinbutton'), '300');
  await press('Next');
  await userEvent.click(
    within(screen.getByRole('group', { name: 'Hall' })).getByRole('radio', { name: 'Oak' }),
  );
  await press('Send answer');
  expect(screen.getByText('Please answer every row.')).toBeVisible();
  expect(network).not.toHaveBeenCalled();
});

it('has what was written and not sent after a reload', async () => {
  const { unmount } = await show(pollOf(story));
  await userEvent.type(screen.getByRole('textbox'), 'Half of a tale');
  unmount();
  await show(pollOf(story));
  expect(screen.getByRole('textbox')).toHaveValue('Half of a tale');
});

it('a letter puts the option that bears it into the order', async () => {
  await show(pollOf(order));
  screen.getByRole('button', { name: /^Oak/ }).focus();
  await userEvent.keyboard('c');
  expect(screen.getByRole('listitem')).toHaveTextContent('Elm');
});

describe('results', () => {
  const all = pollOf(stars, order, rooms, width, story, news);
  const run = runOf({
    tallies: {
      stars: { 3: 1, 5: 3 },
      order: { oak: 12, ash: 8, elm: 4 },
      rooms: { 'hall.oak': 3, 'hall.elm': 1, 'attic.ash': 4 },
      width: { answered: 4 },
      story: { answered: 3 },
      news: { true: 1, false: 3 },
    },
    answered: { stars: { number: 5 }, rooms: { rows: { hall: 'elm' } }, story: { text: 'Mine' } },
  });

  it('are bars of scales, rankings, matrices and consent, with the visitor’s own', async () => {
    const { container } = await show(all, run);
    expect(barsOf('About stars')).toEqual(['1 0%', '2 0%', '3 25%', '4 0%', '5 your answer75%']);
    expect(barsOf('About order')).toEqual(['Oak 50%', 'Ash 33%', 'Elm 17%']);
    expect(barsOf('Hall')).toEqual(['Oak 75%', 'Ash 0%', 'Elm your answer25%']);
    expect(barsOf('Attic')).toEqual(['Oak 0%', 'Ash 100%', 'Elm 0%']);
    expect(barsOf('About news')).toEqual(['Agreed 25%', 'Did not agree 75%']);
    expect((await axe(container)).violations).toEqual([]);
  });

  it('of a short text are the words that the API shows, as far as there are any', async () => {
    const smell = asked('smell', { type: 'short-text', words: 'not-hidden' });
    const taste = asked('taste', { type: 'short-text', words: 'approved' });
    const silent = asked('sound', { type: 'short-text' });
    network.mockResolvedValue(
      Response.json({
        questions: {
          smell: [
            { word: 'eiche', written: 'Eiche', count: 1200 },
            { word: 'oil', written: 'Oil', count: 3 },
          ],
          taste: [{ word: 'sour', written: 'Sour', count: 2 }],
        },
      }),
    );
    const tallies = { smell: { answered: 1203 }, taste: { answered: 2 }, sound: { answered: 4 } };
    const { container } = await show(
      pollOf(smell, taste, silent),
      runOf({ tallies, answered: { smell: { text: 'Oil' } } }),
    );
    expect(await screen.findByText('Eiche')).toBeVisible();
    expect(barsOf('About smell')).toEqual(['Eiche 1,200', 'Oil 3']);
    expect(barsOf('About taste')).toEqual(['Sour 2']);
    expect(screen.getByRole('heading', { name: 'About sound' }).closest('section')).toHaveTextContent(
      /^About sound4 answers$/,
    );
    expect(network.mock.calls.map(([address]) => address)).toEqual([
      `/v1/placements/${shownExperience([]).placementId}/documents/${documentId}/words`,
    ]);
    expect((await axe(container)).violations).toEqual([]);
  });

  it('of numbers and texts are only how many answered', async () => {
    await show(all, run);
    for (const [title, count] of [
      ['About width', '4 answers'],
      ['About story', '3 answers'],
    ] as const)
      expect(screen.getByRole('heading', { name: title }).closest('section')).toHaveTextContent(
        new RegExp(`^${title}${count}$`),
      );
  });
});
