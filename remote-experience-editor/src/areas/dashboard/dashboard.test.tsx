import { screen, within } from '@testing-library/react';
import {
  type Document,
  type ExperienceSummary,
  emptyPoll,
  emptyScene,
  type Run,
} from '@vitrine/shared/contract';
import { fakeApi, pageOf } from '@vitrine/shared/ui/testing/fake-api';
import { anExperience, brandId } from '@vitrine/shared/ui/testing/records';
import { renderScreen } from '@vitrine/shared/ui/testing/render-screen';
import { ExperienceProvider } from '../../experience/experience-context';
import { aDocument } from '../../testing/an-area';
import { anOpenExperience } from '../../testing/an-open-experience';
import Dashboard from '.';

const experienceId = anExperience().id;

function openDashboard(documents: Document[], own: Partial<ExperienceSummary> = {}) {
  const summary = { placements: 0, activePlacements: 0, responses: 0, runs: [], polls: {}, ...own };
  fakeApi({
    [`GET /v1/brands/${brandId}/documents`]: () => pageOf(...documents),
    [`GET /v1/brands/${brandId}/experiences/${experienceId}/summary`]: () => summary,
  });
  renderScreen(
    () => (
      <ExperienceProvider value={anOpenExperience()}>
        <Dashboard />
      </ExperienceProvider>
    ),
    { address: '/', path: '/' },
  );
}

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
    sequence: 1,
    respondents: 12,
    tallies: { wood: { oak: 9 } },
  };
  const question = {
    id: 'wood',
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
});
