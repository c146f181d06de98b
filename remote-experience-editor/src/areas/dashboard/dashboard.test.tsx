import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  type Document,
  type ExperienceSummary,
  emptyPoll,
  emptyScene,
  type PersonPreferences,
  type Run,
  voteQuestion,
} from '@vitrine/shared/contract';
import { fakeApi, pageOf } from '@vitrine/shared/ui/testing/fake-api';
import { anExperience, brandId } from '@vitrine/shared/ui/testing/records';
import { renderScreen } from '@vitrine/shared/ui/testing/render-screen';
import { ExperienceProvider } from '../../experience/experience-context';
import { aDocument } from '../../testing/an-area';
import { anOpenExperience } from '../../testing/an-open-experience';
import Dashboard from '.';
import { someVisits } from './visits/testing/some-visits';

const experienceId = anExperience().id;

function openDashboard(
  documents: Document[],
  own: Partial<ExperienceSummary> = {},
  preferences: PersonPreferences = {},
) {
  const summary = {
    placements: 0,
    activePlacements: 0,
    responses: 0,
    runs: [],
    schedules: {},
    polls: {},
    votes: {},
    surveys: {},
    ...own,
  };
  const calls = fakeApi({
    [`GET /v1/brands/${brandId}/documents`]: () => pageOf(...documents),
    [`GET /v1/brands/${brandId}/experiences/${experienceId}/summary`]: () => summary,
    [`GET /v1/brands/${brandId}/placements`]: () => pageOf(),
    [`GET /v1/brands/${brandId}/experiences/${experienceId}/visits`]: () => someVisits(),
    'GET /v1/session': () => ({ preferences }),
    'PATCH /v1/session/preferences': ({ body }) => body,
  });
  renderScreen(
    () => (
      <ExperienceProvider value={anOpenExperience()}>
        <Dashboard />
      </ExperienceProvider>
    ),
    { address: '/', path: '/' },
  );
  return calls;
}

/** What a tile is downloaded as. */
async function downloadedTable(title: string, region: HTMLElement) {
  const files: Blob[] = [];
  URL.createObjectURL = (file) => {
    files.push(file as Blob);
    return 'blob:tile';
  };
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation();
  await userEvent.click(within(region).getByRole('button', { name: `Actions for ${title}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Download as CSV' }));
  return textOf(files[0]);
}

/** With its mark, which `text()` would take away. */
const textOf = (file: Blob | undefined) =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () =>
      resolve(new TextDecoder('utf-8', { ignoreBOM: true }).decode(reader.result as ArrayBuffer));
    reader.readAsArrayBuffer(file as Blob);
  });

test('the numbers of now are downloaded as a table', async () => {
  openDashboard([], { placements: 3, activePlacements: 2, responses: 40 });
  const present = await screen.findByRole('region', { name: 'At present' });
  expect(await downloadedTable('At present', present)).toBe(
    '\ufeffFigure,Number\r\nActive placements,2\r\nResponses,40\r\nOpen runs,0\r\nPublished version,3\r\n',
  );
});

test('the first steps are those of the areas, and placing the experience', async () => {
  openDashboard([aDocument('scenes', emptyScene())]);
  const steps = await screen.findByRole('region', { name: 'First steps' });
  expect(within(steps).getByText('4 steps to a first visitor.')).toBeVisible();
  expect(
    within(steps)
      .getAllByRole('listitem')
      .map((step) => step.textContent),
  ).toEqual([
    'Done: Create a scene and put something into it',
    'To do: Ask visitors something with a poll',
    'Done: Publish the experience',
    'To do: Assign it to a placement in a store',
  ]);
  expect(within(steps).getByRole('link', { name: /with a poll/ })).toHaveAttribute(
    'href',
    expect.stringMatching(/\/polling$/),
  );
});

test('what an area shows live stands there with its counts', async () => {
  const poll = aDocument('polling', emptyPoll());
  const run: Run = {
    id: 'run45678abcdefgh',
    area: 'polling',
    documentId: poll.id,
    placementId: 'showroom24',
    placementName: 'Window',
    state: 'open',
    round: 1,
    openedAt: '2026-01-01T00:00:00.000Z',
    closedAt: null,
    slot: null,
    held: false,
    closesAt: null,
    sequence: 1,
    respondents: 12,
    tallies: { wood: { oak: 9 } },
  };
  const question = {
    ...{ id: 'wood', type: 'single' as const, rows: [], scale: null },
    text: { en: 'Which wood?' },
    options: [{ id: 'oak', label: { en: 'Oak' } }],
  };
  openDashboard([poll], {
    runs: [run],
    polls: { [poll.id]: { title: { en: 'Your taste' }, questions: [question] } },
  });
  const live = await screen.findByRole('region', { name: 'Live polls' });
  expect(await within(live).findByRole('heading', { name: 'Your taste' })).toBeVisible();
  expect(live).toHaveTextContent('Window · 12 answers');
  expect(within(live).getByRole('listitem', { name: 'Oak: 9, 75 %' })).toBeInTheDocument();
  expect(within(live).getByRole('link', { name: 'Your taste' })).toHaveAttribute(
    'href',
    expect.stringContaining(`/polling?id=${poll.id}`),
  );
  expect(await downloadedTable('Your taste', live)).toBe('\ufeffAnswer,Number\r\nOak,9\r\n');
  // Nobody who has no votes and no surveys is told so.
  expect(screen.queryByRole('region', { name: 'Live votes' })).not.toBeInTheDocument();
});

test('votes and surveys stand there too, of a survey what was chosen in its first questions', async () => {
  const options = [{ id: 'oak', label: { en: 'Oak' } }];
  const run = (area: 'voting' | 'surveys', documentId: string, question: string): Run => ({
    id: `run-${documentId}`,
    area,
    documentId,
    placementId: 'showroom24',
    placementName: 'Window',
    state: 'open',
    round: 1,
    openedAt: '2026-01-01T00:00:00.000Z',
    closedAt: null,
    slot: null,
    held: false,
    closesAt: null,
    sequence: 1,
    respondents: 4,
    tallies: { [question]: area === 'surveys' ? { oak: 1, elm: 1 } : { oak: 3 } },
  });
  openDashboard([], {
    runs: [run('voting', 'vote', voteQuestion), run('surveys', 'survey', 'wood')],
    votes: { vote: { title: { en: 'The winner' }, type: 'single', protection: 'token', options } },
    surveys: {
      survey: {
        title: { en: 'Your visit' },
        questions: [
          { id: 'why', type: 'long-text', text: { en: 'Why?' }, options: [] },
          { id: 'wood', type: 'single', text: { en: 'Which wood?' }, options },
        ],
      },
    },
  });
  // Two of the four who finished the survey came to the question.
  for (const [tile, heading, share] of [
    ['Live votes', 'The winner', 'Oak: 3, 75 %'],
    ['Live surveys', 'Your visit', 'Oak: 1, 50 %'],
  ] as const) {
    const live = await screen.findByRole('region', { name: tile });
    expect(await within(live).findByRole('heading', { name: heading })).toBeVisible();
    expect(within(live).getByRole('listitem', { name: share })).toBeInTheDocument();
    expect(within(live).queryByText('Why?')).not.toBeInTheDocument();
  }
  // What a count is worth stands beside it.
  expect(screen.getByText('One vote for each code.')).toBeVisible();
  const votes = screen.getByRole('region', { name: 'Live votes' });
  expect(await downloadedTable('The winner', votes)).toContain('Oak,3,One vote for each code.');
  expect(screen.getByRole('link', { name: 'Your visit' })).toHaveAttribute(
    'href',
    expect.stringMatching(/\/surveys\?id=survey&tab=results$/),
  );
});

/** Its parts from top to bottom, each with a menu of its own. */
const parts = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const choose = async (part: string, action: string) => {
  await userEvent.click(screen.getByRole('button', { name: `Actions for ${part}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: action }));
};

test('every part is moved and hidden for oneself, and comes back', async () => {
  const calls = openDashboard([], { placements: 1 });
  await screen.findByRole('region', { name: 'At present' });
  expect(parts().slice(-4)).toEqual(['At present', 'Visits', 'Publication', 'Live polls']);
  // What lies between is not there: nobody has votes.
  await choose('Live polls', 'Move forward');
  await choose('At present', 'Move back');
  expect(parts().slice(-4)).toEqual(['Visits', 'At present', 'Live polls', 'Publication']);
  for (const part of ['Publication', 'Visits']) await choose(part, 'Hide');
  expect(parts().slice(-2)).toEqual(['At present', 'Live polls']);
  const kept = () => calls.filter(({ name }) => name.startsWith('PATCH')).at(-1)?.body;
  await waitFor(() =>
    expect(kept()).toEqual({
      tiles: {
        order: ['visits', 'present', 'live-polling', 'publication'],
        hidden: ['publication', 'visits'],
      },
    }),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Show Publication' }));
  expect(parts().slice(-1)).toEqual(['Publication']);
});

test('a tile of visits and a part that are hidden one after the other both stay so', async () => {
  const calls = openDashboard([]);
  await screen.findByRole('region', { name: 'Devices' });
  await choose('Devices', 'Hide');
  await choose('Live polls', 'Hide');
  const kept = () => calls.filter(({ name }) => name.startsWith('PATCH')).at(-1)?.body;
  await waitFor(() => expect(kept()).toMatchObject({ tiles: { hidden: ['devices', 'live-polling'] } }));
});

test('an arrangement of its parts that was made elsewhere is found again', async () => {
  openDashboard([], {}, { tiles: { order: ['publication'], hidden: ['present'] } });
  await screen.findByRole('region', { name: 'Visits' });
  expect(parts().slice(-3)).toEqual(['Publication', 'Visits', 'Live polls']);
});
