import { cleanup, screen, within } from '@testing-library/react';
import { type ExperienceSummary, emptyVote, type Run, type VotingDocument } from '@vitrine/shared/contract';
import { fakeApi, Refusal } from '@vitrine/shared/ui/testing/fake-api';
import { anExperience, brandId } from '@vitrine/shared/ui/testing/records';
import { renderScreen } from '@vitrine/shared/ui/testing/render-screen';
import { ExperienceProvider } from '../../experience/experience-context';
import { anOpenExperience } from '../../testing/an-open-experience';
import { ModeratedRuns } from './moderated-runs';

const vote: VotingDocument = {
  ...emptyVote(),
  title: { en: 'Which fabric?' },
  options: { linen: { order: 'a0', label: { en: 'Linen' } }, wool: { order: 'a1', label: { en: 'Wool' } } },
};
const runAt = (id: string, placementName: string, more: Partial<Run> = {}): Run => ({
  id,
  placementId: `${id}-place`,
  placementName,
  documentId: 'vote',
  area: 'voting',
  round: 1,
  state: 'ready',
  slot: 'stage',
  held: false,
  openedAt: null,
  closesAt: null,
  closedAt: null,
  respondents: 0,
  tallies: {},
  sequence: 1,
  ...more,
});

const ready = { state: 'ready', closesAt: null };

function show(
  runs: Run[],
  actedOn = (run: Run): unknown => run,
  votes: ExperienceSummary['votes'] = {},
  connection: 'connected' | 'lost' = 'connected',
) {
  const acted: [string, unknown][] = [];
  const actions = Object.fromEntries(
    runs.map((run) => [
      `POST /v1/brands/${brandId}/runs/${run.id}/actions`,
      ({ body }: { body: unknown }) => {
        acted.push([run.id, body]);
        return actedOn(run);
      },
    ]),
  );
  fakeApi({
    [`GET /v1/brands/${brandId}/experiences/${anExperience().id}/summary`]: () => ({
      placements: 1,
      activePlacements: 1,
      responses: 0,
      runs,
      schedules: {},
      polls: {},
      votes,
    }),
    [`GET /v1/brands/${brandId}/live-visitors`]: () => ({
      experiences: [{ experienceId: anExperience().id, visitors: 7 }],
      placements: [{ placementId: 'door-place', visitors: 7 }],
    }),
    ...actions,
  });
  const experience = anOpenExperience({ live: { runs: [], connection } });
  const { toasts, user } = renderScreen(
    () => (
      <ExperienceProvider value={experience}>
        <ModeratedRuns documentId="vote" vote={vote} />
      </ExperienceProvider>
    ),
    { address: '/', path: '/' },
  );
  return { user, acted, toasts };
}

test('a moderator opens a vote at one placement, or at all of them at once', async () => {
  const { user, acted } = show([runAt('door', 'By the door'), runAt('hall', 'Hall')]);
  await user.click(await screen.findByRole('button', { name: 'Open: By the door' }));
  expect(acted).toEqual([['door', { action: 'open', seen: ready }]]);
  await user.click(screen.getByRole('button', { name: 'Open: At all placements' }));
  expect(acted.slice(1)).toEqual([
    ['door', { action: 'open', seen: ready }],
    ['hall', { action: 'open', seen: ready }],
  ]);
});

test('a moderator whose connection is lost is told that the counts may be older', async () => {
  show([runAt('door', 'By the door', { state: 'open' })], undefined, {}, 'lost');
  expect(await screen.findByText(/^Connecting again/)).toBeVisible();
});

test('where a colleague was faster it says so, and shows how it stands now', async () => {
  const open = runAt('door', 'By the door', { state: 'open' });
  const shown = [open];
  const words = 'Somebody was faster, so nothing was done. This is how it stands now.';
  const { acted, toasts, user } = show(shown, () => {
    shown.splice(0, 1, { ...open, state: 'closed', sequence: 2 });
    return new Refusal(409, words, [], { state: 'closed', closesAt: null, actions: ['hold', 'reset'] });
  });
  await user.click(await screen.findByRole('button', { name: 'Pause: By the door' }));
  expect(acted).toEqual([['door', { action: 'pause', seen: { state: 'open', closesAt: null } }]]);
  expect(await screen.findByRole('button', { name: 'New round: By the door' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Pause: By the door' })).toBeNull();
  expect(toasts).toMatchObject([{ error: { message: words } }]);
});

test('the counts that visitors do not see are here, and the ways to show them', async () => {
  show([
    runAt('door', 'By the door', {
      state: 'open',
      held: true,
      respondents: 4,
      tallies: { vote: { linen: 3, wool: 1 } },
      closesAt: new Date(Date.now() + 61_000).toISOString(),
    }),
  ]);
  expect(await screen.findByRole('listitem', { name: /Linen.*3/ })).toBeVisible();
  expect(screen.getByText('Result held')).toBeVisible();
  expect(screen.getByRole('timer')).toHaveTextContent(/^1:0[01]$/);
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Pause',
    'Close',
    '30 s more',
    'Reveal result',
    'New round',
  ]);
});

test('what was counted is asked for before a new round; revealing a held result is one tap', async () => {
  const closed = { state: 'closed' as const, respondents: 40 };
  const { user, acted } = show([
    runAt('door', 'By the door', { ...closed, held: true }),
    runAt('hall', 'Hall', closed),
  ]);
  const buttons = within(await screen.findByRole('region', { name: 'At all placements' })).getAllByRole(
    'button',
  );
  expect(buttons.map(({ textContent }) => textContent)).toEqual([
    'Reveal result',
    'Hold result',
    'New round',
  ]);
  await user.click(screen.getByRole('button', { name: 'New round: By the door' }));
  const dialog = await screen.findByRole('dialog', { name: 'New round: By the door' });
  expect(dialog).toHaveTextContent('40 counted answers leave every screen');
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  expect(acted).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'New round: At all placements' }));
  const all = await screen.findByRole('dialog', { name: 'New round: At all placements' });
  expect(all).toHaveTextContent('80 counted answers');
  await user.click(within(all).getByRole('button', { name: 'New round' }));
  expect(acted).toEqual([
    ['door', { action: 'reset', seen: { state: 'closed', closesAt: null } }],
    ['hall', { action: 'reset', seen: { state: 'closed', closesAt: null } }],
  ]);
});

test('a new round stands first for no thumb', async () => {
  const closed = { state: 'closed' as const };
  show([runAt('door', 'By the door', { ...closed, held: true }), runAt('hall', 'Hall', closed)]);
  const primary = (name: string) =>
    screen.getByRole('button', { name }).classList.contains('ant-btn-primary');
  await screen.findByText('Hall');
  expect(primary('Reveal result: By the door')).toBe(true);
  for (const name of ['New round: By the door', 'Hold result: Hall', 'New round: Hall'])
    expect(primary(name)).toBe(false);
});

test('a round that nobody has answered is followed by the next one without a question', async () => {
  const { user, acted } = show([runAt('door', 'By the door', { state: 'closed' })]);
  await user.click(await screen.findByRole('button', { name: 'New round: By the door' }));
  expect(acted).toEqual([['door', { action: 'reset', seen: { state: 'closed', closesAt: null } }]]);
});

test('it says how many are present at each placement, and how many of them have voted', async () => {
  show([runAt('door', 'By the door', { respondents: 4 }), runAt('hall', 'Hall')]);
  expect(await screen.findByText(/7 visitors here · 4 have voted/)).toBeVisible();
  expect(screen.getByText(/0 visitors here · 0 have voted/)).toBeVisible();
});

test('what protects the vote stands beside its result: as it is published, or else as it is written', async () => {
  const run = runAt('door', 'By the door', { respondents: 4 });
  show([run], undefined, { vote: { title: {}, type: 'single', protection: 'none', options: [] } });
  expect(await screen.findByText('Everybody may vote as often as they like.')).toBeVisible();
  cleanup();
  show([run]);
  expect(await screen.findByText('One vote for each device.')).toBeVisible();
});

test('before it is published it says what happens then', async () => {
  show([]);
  expect(await screen.findByText(/^Once it is published, the vote waits here/)).toBeVisible();
});

test('where another vote of its slot is open, it says which one and leads to it', async () => {
  const door = { placementId: 'door-place' };
  show([
    runAt('door', 'By the door'),
    runAt('wood', 'By the door', { ...door, documentId: 'wood', state: 'paused' }),
    runAt('bar', 'By the door', { ...door, documentId: 'glass', state: 'open', slot: 'bar' }),
  ]);
  const taken = await screen.findByRole('link', { name: /is open here$/ });
  expect(taken.getAttribute('href')).toMatch(/\/voting\?id=wood$/);
});
