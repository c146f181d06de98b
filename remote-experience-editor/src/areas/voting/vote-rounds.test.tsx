import { screen, waitFor, within } from '@testing-library/react';
import type { VoteRound } from '@vitrine/shared/contract';
import { fakeApi, pageOf } from '@vitrine/shared/ui/testing/fake-api';
import { brandId } from '@vitrine/shared/ui/testing/records';
import { renderScreen } from '@vitrine/shared/ui/testing/render-screen';
import { ExperienceProvider } from '../../experience/experience-context';
import { anOpenExperience } from '../../testing/an-open-experience';
import { VoteRounds } from './vote-rounds';

const round: VoteRound = {
  id: 'run1',
  placementId: 'hall',
  placementName: 'Bergen · Hall',
  round: 1,
  openedAt: '2026-11-28T10:00:00.000Z',
  closedAt: '2026-11-28T10:05:00.000Z',
  respondents: 40,
};

function show(...rounds: VoteRound[]) {
  const calls = fakeApi({
    [`GET /v1/brands/${brandId}/documents/vote/vote-rounds`]: () => pageOf(...rounds),
    [`GET /v1/brands/${brandId}/runs/run1/ballots`]: () => new Response('ballot\r\n'),
  });
  const view = renderScreen(
    () => (
      <ExperienceProvider value={anOpenExperience()}>
        <VoteRounds documentId="vote" title="Which fabric?" />
      </ExperienceProvider>
    ),
    { address: '/', path: '/' },
  );
  return { ...view, calls };
}

test('earlier rounds stand there with their place, times and numbers, and their ballots are downloaded', async () => {
  const files: string[] = [];
  URL.createObjectURL = () => 'blob:file';
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    files.push(this.download);
  });
  const { user } = show({ ...round, id: 'run2', round: 2, closedAt: null, respondents: 0 }, round);
  const rounds = await screen.findByRole('region', { name: 'Rounds' });
  const [open, closed] = within(rounds).getAllByRole('listitem');
  expect(open).toHaveTextContent(/Round 2.*Bergen · Hall · opened .*0 have voted/);
  expect(open).not.toHaveTextContent('closed');
  expect(closed).toHaveTextContent(/Round 1.*Bergen · Hall · opened .* · closed .* · 40 have voted/);
  // Where nobody has voted there is nothing to download.
  expect(within(rounds).getAllByRole('button')).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Ballots of round 1 at Bergen · Hall (CSV)' }));
  await waitFor(() => expect(files).toEqual(['Which fabric? – Bergen · Hall – 1.csv']));
});

test('a vote that was never opened has none', async () => {
  const { calls } = show();
  await waitFor(() => expect(calls).not.toHaveLength(0));
  await waitFor(() => expect(screen.queryByRole('status')).not.toBeInTheDocument());
  expect(screen.queryByRole('region', { name: 'Rounds' })).not.toBeInTheDocument();
});
