import { screen } from '@testing-library/react';
import type { ExperienceSummary } from '@vitrine/shared/contract';
import { fakeApi, pageOf, Refusal } from '@vitrine/shared/ui/testing/fake-api';
import { anExperience, brandId } from '@vitrine/shared/ui/testing/records';
import { renderScreen } from '@vitrine/shared/ui/testing/render-screen';
import type { ReactNode } from 'react';
import Dashboard from '../areas/dashboard';
import { PollRuns } from '../areas/polling/poll-runs';
import { type ExperienceContextValue, ExperienceProvider } from '../experience/experience-context';
import { anOpenExperience } from '../testing/an-open-experience';

const inExperience = `GET /v1/brands/${brandId}/experiences/${anExperience().id}`;
const summary: ExperienceSummary = {
  placements: 1,
  activePlacements: 1,
  responses: 0,
  runs: [],
  schedules: {},
  polls: {},
  votes: {},
  surveys: {},
};
const never = () => new Promise(() => undefined);
const reading = {
  [`GET /v1/brands/${brandId}/documents`]: () => pageOf(),
  [`${inExperience}/summary`]: () => summary,
};

const renderInExperience = (
  children: ReactNode,
  connection: ExperienceContextValue['live']['connection'] = 'connected',
) => {
  const experience = anOpenExperience({ live: { runs: [], connection } });
  return renderScreen(() => <ExperienceProvider value={experience}>{children}</ExperienceProvider>, {
    address: '/',
    path: '/',
  });
};

test('the dashboard does not say that it connects again before it ever was connected', async () => {
  fakeApi(reading);
  renderInExperience(<Dashboard />, 'connecting');
  expect(await screen.findByText('Active placements')).toBeVisible();
  expect(screen.queryByText(/^Connecting again/)).not.toBeInTheDocument();
});

test('the dashboard says that it is no longer live where the stream is refused', async () => {
  fakeApi(reading);
  renderInExperience(<Dashboard />, 'refused');
  expect(await screen.findByText(/^No longer live/)).toBeVisible();
});

test('a poll’s runs are loading until they have come', async () => {
  fakeApi({ ...reading, [`${inExperience}/summary`]: never });
  renderInExperience(<PollRuns documentId="poll" />);
  expect(await screen.findByRole('status')).toHaveTextContent('Loading');
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
});

test('a poll’s runs that could not be had say so', async () => {
  fakeApi({ ...reading, [`${inExperience}/summary`]: () => new Refusal(400, 'Not today') });
  renderInExperience(<PollRuns documentId="poll" />);
  expect(await screen.findByRole('alert')).toHaveTextContent('Not today');
});

test('a poll without runs says when one opens', async () => {
  fakeApi(reading);
  renderInExperience(<PollRuns documentId="poll" />);
  expect(await screen.findByText(/^The poll opens at a placement with its first visitor/)).toBeVisible();
});
