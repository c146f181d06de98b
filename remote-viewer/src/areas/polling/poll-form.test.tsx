import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PublicRun, PublishedPoll } from '@vitrine/shared/contract';
import { defaultTheme } from '@vitrine/shared/contract/areas/theme';
import { sendKeptAnswers } from '../../api/kept-answers';
import type { Experience } from '../../experience/load-experience';
import { LanguageProvider } from '../../texts/language';
import { PollForm } from './poll-form';

const poll: PublishedPoll = {
  area: 'polling',
  documentId: '2222222222222222',
  title: { en: 'Your oak' },
  results: 'after-answer',
  changeAllowed: true,
  questions: [
    {
      id: 'finish',
      type: 'single',
      text: { en: 'Which finish?' },
      options: [
        { id: 'oil', label: { en: 'Natural oil' } },
        { id: 'soap', label: { en: 'Soap' } },
      ],
    },
  ],
};
const experience: Experience = {
  kind: 'experience',
  placementId: 'showroom24',
  manifest: 'a'.repeat(64),
  test: null,
  root: {
    schemaVersion: 1,
    experienceId: '3333333333333333',
    version: 1,
    languages: ['en'],
    theme: defaultTheme(),
    poster: null,
    parts: [],
    assets: [],
  },
  loadPart: async () => poll,
};
const counted: PublicRun = {
  documentId: poll.documentId,
  round: 1,
  state: 'open',
  respondents: 4,
  tallies: { finish: { oil: 3, soap: 1 } },
  answered: { finish: ['oil'] },
  sequence: 5,
};

/** The network, and nothing nearer: what the API would answer, or a rejection when it is away. */
const network = jest.fn<Promise<Response>, [string, RequestInit]>();
const answers = (status: number, body: unknown) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

beforeEach(() => {
  localStorage.clear();
  network.mockReset();
  window.fetch = network as typeof fetch;
});

const show = (run?: PublicRun) =>
  render(
    <LanguageProvider languages={['en']}>
      <PollForm experience={experience} poll={poll} run={run} />
    </LanguageProvider>,
  );
const answer = async () => {
  await userEvent.click(screen.getByRole('radio', { name: 'Natural oil' }));
  await userEvent.click(screen.getByRole('button', { name: 'Send answer' }));
};

describe('a poll', () => {
  it('can be sent once every question is answered', async () => {
    show();
    expect(screen.getByRole('button', { name: 'Send answer' })).toBeDisabled();
    await userEvent.click(screen.getByRole('radio', { name: 'Soap' }));
    expect(screen.getByRole('button', { name: 'Send answer' })).toBeEnabled();
  });

  it('thanks before the network has answered, then shows the counts', async () => {
    let arrive = (_response: Response) => {};
    network.mockReturnValue(new Promise((resolve) => (arrive = resolve)));
    show();
    await answer();
    expect(screen.getByRole('status')).toHaveTextContent('Your answer counts');
    arrive(answers(201, { id: '4444444444444444', run: counted }));
    expect(await screen.findByText('75%')).toBeVisible();
    expect(screen.getByText('4 answers')).toBeVisible();
  });

  it('keeps the answer on the device when the network fails, and sends it later with the same key', async () => {
    network.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    show();
    await answer();
    expect(await screen.findByText(/Your answer is kept on this device/)).toBeVisible();
    network.mockResolvedValueOnce(answers(201, { id: '4444444444444444', run: counted }));
    await sendKeptAnswers();
    const [first, second] = network.mock.calls.map(([, init]) => init);
    expect(second?.body).toBe(first?.body);
    expect(second?.headers).toEqual(first?.headers);
    await sendKeptAnswers();
    expect(network).toHaveBeenCalledTimes(2);
  });

  it('asks for a visitor session when the API knows none, then sends the same answer', async () => {
    network
      .mockResolvedValueOnce(answers(401, { code: 'no-visitor-session' }))
      .mockResolvedValueOnce(answers(201, { respondentId: '5555555555555555' }))
      .mockResolvedValueOnce(answers(201, { id: '4444444444444444', run: counted }));
    show();
    await answer();
    expect(await screen.findByText('75%')).toBeVisible();
    expect(network.mock.calls.map(([url]) => url)).toEqual([
      '/v1/placements/showroom24/responses',
      '/v1/visitor-sessions',
      '/v1/placements/showroom24/responses',
    ]);
  });

  it('takes the answer back with the reason when the API refuses it', async () => {
    network.mockResolvedValueOnce(answers(409, { status: 409, message: 'This poll is closed.' }));
    show();
    await answer();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Your answer was not taken: This poll is closed.',
    );
    expect(screen.getByRole('radio', { name: 'Natural oil' })).toBeChecked();
  });

  it('shows what this visitor answered before, and lets them change it', async () => {
    show(counted);
    expect(screen.getByText(/your answer/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Change answer' }));
    await waitFor(() => expect(screen.getByRole('radio', { name: 'Natural oil' })).toBeChecked());
  });

  it('says that it is closed', () => {
    show({ ...counted, state: 'closed', answered: {} });
    expect(screen.getByRole('status')).toHaveTextContent('This poll is closed.');
    expect(screen.queryByRole('button', { name: 'Send answer' })).toBeNull();
  });
});
