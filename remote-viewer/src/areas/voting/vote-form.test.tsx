import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { observable } from '@vitrine/shared/browser/observable';
import type { PublicRun, PublishedVote } from '@vitrine/shared/contract';
import { type AnswerState, answerKey, type Outbox, OutboxContext } from '../../answers/outbox';
import { LanguageProvider } from '../../language/language';
import { shownExperience } from '../../testing/shown-experience';
import { VoteForm } from './vote-form';
import { voteTexts } from './vote-texts';

const vote: PublishedVote = {
  area: 'voting',
  documentId: 'vote23456789abcd',
  title: { en: 'Which fabric?' },
  type: 'single',
  results: 'after-answer',
  changeAllowed: true,
  options: [
    { id: 'linen', label: { en: 'Linen' } },
    { id: 'wool', label: { en: 'Wool' } },
    { id: 'none', label: { en: 'Neither' }, exclusive: true },
  ],
};
const experience = shownExperience([vote]);
beforeAll(() => voteTexts.load(['en']));
const open: PublicRun = {
  documentId: vote.documentId,
  round: 1,
  state: 'open',
  respondents: null,
  tallies: null,
  answered: {},
  sequence: 2,
};
const voted: PublicRun = {
  ...open,
  respondents: 4,
  tallies: { vote: { linen: 3, wool: 1 } },
  answered: { vote: ['linen'] },
};

function show(
  run: PublicRun | undefined,
  {
    state,
    part = vote,
    test = null,
  }: { state?: AnswerState; part?: PublishedVote; test?: typeof experience.test } = {},
) {
  const submit = jest.fn(async () => undefined);
  const outbox: Outbox = {
    ...observable(state ? { [answerKey(experience.placementId, vote.documentId)]: state } : {}),
    submit,
    sendKept: async () => undefined,
    waitsMs: () => 0,
    handOver: async () => true,
    owesSession: observable(false),
    takeFormerStart: () => false,
  };
  render(
    <OutboxContext value={outbox}>
      <LanguageProvider languages={['en']}>
        <VoteForm experience={{ ...experience, test }} part={part} run={run} />
      </LanguageProvider>
    </OutboxContext>,
  );
  return submit;
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

it('one tap is a vote', async () => {
  const submit = show(open);
  await press('Wool');
  expect(submit).toHaveBeenCalledWith(
    expect.objectContaining({ response: expect.objectContaining({ answers: { vote: ['wool'] }, round: 1 }) }),
  );
});

it('of several, what is chosen is sent at once; nothing chosen is not', async () => {
  const submit = show(open, { part: { ...vote, type: 'multiple' } });
  expect(screen.getByRole('button', { name: 'Send vote' })).toBeDisabled();
  await press('Linen');
  await press('Wool');
  expect(screen.getByRole('button', { name: 'Wool' })).toHaveAttribute('aria-pressed', 'true');
  expect(submit).not.toHaveBeenCalled();
  await press('Send vote');
  expect(submit).toHaveBeenCalledWith(
    expect.objectContaining({ response: expect.objectContaining({ answers: { vote: ['linen', 'wool'] } }) }),
  );
});

it('shows that it counted, and what came of it so far; it can be changed', async () => {
  const submit = show(voted);
  expect(screen.getByRole('status')).toHaveTextContent('Thank you. Your vote counts.');
  expect(screen.getByText('75%')).toBeVisible();
  expect(screen.getByText('4 votes')).toBeVisible();
  await press('Change vote');
  expect(screen.getByRole('button', { name: 'Linen' })).toHaveAttribute('aria-pressed', 'true');
  await press('Wool');
  expect(submit).toHaveBeenCalled();
});

it.each([
  ['nothing is heard of it', undefined, 'The vote has not begun yet.'],
  ['it waits', { ...open, state: 'ready' as const }, 'The vote has not begun yet.'],
  ['it is paused', { ...open, state: 'paused' as const }, 'This vote is paused.'],
  ['it is closed', { ...open, state: 'closed' as const }, 'This vote is closed.'],
  ['its result is held', { ...open, state: 'closed' as const, held: true as const }, 'about to be revealed.'],
])('while %s, nothing can be pressed and it says so', (_, run, said) => {
  show(run);
  expect(screen.getByRole('status')).toHaveTextContent(said);
  expect(screen.queryByRole('button')).toBeNull();
});

it('a vote that came too late says so, and keeps no thanks', () => {
  show({ ...open, state: 'closed' }, { state: { state: 'refused', code: 'closed' } });
  expect(screen.getByRole('status')).toHaveTextContent('Your vote was not counted: this vote is closed.');
});

it.each([
  ['closed', 1, true],
  ['too-late', 2, false],
] as const)(
  'a vote that was refused, %s, in round %i, is spoken of until the round after',
  (code, round, isOver) => {
    const refused = { state: 'refused' as const, code, round };
    show({ ...open, round: 2 }, { state: refused });
    expect(screen.getByRole('button', { name: 'Wool' })).toBeVisible();
    if (isOver) expect(screen.queryByRole('alert')).toBeNull();
    else expect(screen.getByRole('alert')).toHaveTextContent('Your vote came too late.');
  },
);

it('counts down by the server’s clock', () => {
  show({ ...open, closesAt: new Date(Date.now() + 61_000).toISOString() });
  expect(screen.getByRole('timer')).toHaveTextContent(/^1:0[01]$/);
});

describe('one that takes a code', () => {
  const part = { ...vote, protection: 'token' as const };
  const code = 'ABCD2345WXYZ';
  /** The network, and nothing nearer. */
  const network = jest.fn<Promise<Response>, [string, RequestInit]>();
  const answers = (status: number, body: object) =>
    network.mockImplementation(async () => Response.json(body, { status }));
  const taken = { area: 'voting', documentId: vote.documentId, state: 'ready' };
  beforeEach(() => {
    network.mockReset();
    window.fetch = network as typeof fetch;
    window.history.replaceState(null, '', '/showroom24');
  });
  const brought = () => network.mock.calls.map(([path, { body }]) => [path, JSON.parse(String(body))]);

  it('is answered by whoever holds one, and says that each code is one vote', async () => {
    const submit = show({ ...open, tokenHeld: true }, { part });
    expect(screen.getByText('One vote for each code.')).toBeVisible();
    await press('Wool');
    expect(submit).toHaveBeenCalled();
    expect(network).not.toHaveBeenCalled();
  });

  it('redeems the one that the address brings, and takes it out of the address', async () => {
    answers(200, taken);
    window.history.replaceState({ kept: true }, '', `/showroom24?open=vote:${vote.documentId}&token=${code}`);
    show(open, { part });
    expect(await screen.findByRole('button', { name: 'Wool' })).toBeVisible();
    expect(brought()).toEqual([['/v1/placements/showroom24/tokens', { code }]]);
    expect(new URLSearchParams(window.location.search).toString()).toBe(`open=vote%3A${vote.documentId}`);
    expect(window.history.state).toEqual({ kept: true });
  });

  it('asks for one that is typed from a card, also before the vote begins', async () => {
    answers(200, taken);
    show({ ...open, state: 'ready' }, { part });
    expect(await screen.findByText(/^This takes a code/)).toBeVisible();
    await press('Use code');
    expect(network).not.toHaveBeenCalled();
    await userEvent.type(screen.getByRole('textbox', { name: 'Your code' }), 'abcd 2345 wxyz');
    await press('Use code');
    expect(brought()).toEqual([['/v1/placements/showroom24/tokens', { code: 'abcd 2345 wxyz' }]]);
    await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull());
  });

  it.each([
    ['is not known', 404, 'code-unknown', /not known here/],
    ['was used by somebody else', 409, 'code-used', /used before, on another device/],
    ['was taken back', 410, 'code-revoked', /no longer valid/],
  ])('one that %s is said to be so, and leaves the address', async (_, status, problem, said) => {
    answers(status, { code: problem });
    window.history.replaceState(null, '', `/showroom24?token=${code}`);
    show(open, { part });
    expect(await screen.findByRole('alert')).toHaveTextContent(said);
    expect(screen.queryByRole('button', { name: 'Wool' })).toBeNull();
    // It has.
    expect(screen.queryByText(/has not begun/)).toBeNull();
    expect(window.location.search).toBe('');
  });

  it('one for another vote lets nobody vote in this', async () => {
    answers(200, { ...taken, documentId: 'vote33456789abcd' });
    window.history.replaceState(null, '', `/showroom24?token=${code}`);
    show(open, { part });
    expect(await screen.findByRole('alert')).toHaveTextContent(/something else here/);
    expect(screen.queryByRole('button', { name: 'Wool' })).toBeNull();
  });

  it('without a network it stays in the address and in the field, to be tried again', async () => {
    network.mockRejectedValue(new TypeError('Failed to fetch'));
    window.history.replaceState(null, '', `/showroom24?token=${code}`);
    show(open, { part });
    expect(await screen.findByRole('alert')).toHaveTextContent(/connection, then try again/);
    expect(window.location.search).toBe(`?token=${code}`);
    answers(200, taken);
    await press('Use code');
    expect(await screen.findByRole('button', { name: 'Wool' })).toBeVisible();
  });

  it('who tests it needs none', () => {
    const test = { testAccessId: 'access3456789abc', label: 'For approval', preview: false };
    show(undefined, { part, test });
    expect(screen.getByRole('button', { name: 'Wool' })).toBeVisible();
  });
});

it('without protection, whoever has voted may vote again', async () => {
  const submit = show(voted, { part: { ...vote, protection: 'none', changeAllowed: false } });
  expect(screen.getByText('Everybody may vote as often as they like.')).toBeVisible();
  await press('Vote again');
  await press('Wool');
  expect(submit).toHaveBeenCalled();
});
