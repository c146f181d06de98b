import { waitFor } from '@testing-library/react';
import keptBefore from './kept-answers-1.json';
import { answerKey, createOutbox, type Outgoing } from './outbox';

const placementId = 'showroom24';
const documentId = '2222222222222222';
const answer = (key: string, option: string): Outgoing => ({
  placementId,
  key,
  response: { documentId, answers: { finish: [option] }, language: 'en' },
});
const run = {
  documentId,
  round: 1,
  state: 'open',
  respondents: 1,
  tallies: {},
  answered: { finish: ['soap'] },
  sequence: 5,
};
const accepted = () => Response.json({ id: '4444444444444444', run }, { status: 201 });
const unavailable = () => Response.json({ status: 503, message: 'Busy' }, { status: 503 });

const network = jest.fn<Promise<Response>, [string, RequestInit]>();
/** Which answers reached the API, in order. */
const sent = () => network.mock.calls.map(([, init]) => JSON.parse(String(init.body)).answers.finish[0]);

beforeEach(() => {
  localStorage.clear();
  network.mockReset();
  window.fetch = network as typeof fetch;
});

it('never sends a kept answer after a newer one to the same document', async () => {
  const outbox = createOutbox();
  network.mockResolvedValueOnce(unavailable()).mockImplementation(async () => accepted());
  await outbox.submit(answer('a', 'oil'));
  expect(outbox.get()[answerKey(placementId, documentId)]).toMatchObject({ state: 'kept', lasts: true });
  await outbox.submit(answer('b', 'soap'));
  await outbox.sendKept();
  await createOutbox().sendKept();
  expect(sent()).toEqual(['oil', 'soap']);
});

it('keeps only the newest of several answers that the network did not take', async () => {
  const outbox = createOutbox();
  network.mockResolvedValueOnce(unavailable()).mockResolvedValueOnce(unavailable());
  await outbox.submit(answer('a', 'oil'));
  await outbox.submit(answer('b', 'soap'));
  network.mockImplementation(async () => accepted());
  await createOutbox().sendKept();
  expect(sent()).toEqual(['oil', 'soap', 'soap']);
});

it('sends a newer answer only after the older one has arrived', async () => {
  const outbox = createOutbox();
  let arrive = (_response: Response) => {};
  network
    .mockReturnValueOnce(new Promise((resolve) => (arrive = resolve)))
    .mockImplementation(async () => accepted());
  const first = outbox.submit(answer('a', 'oil'));
  await waitFor(() => expect(sent()).toEqual(['oil']));
  const second = outbox.submit(answer('b', 'soap'));
  await new Promise((resolve) => setTimeout(resolve));
  expect(sent()).toEqual(['oil']);
  arrive(unavailable());
  await first;
  await second;
  expect(sent()).toEqual(['oil', 'soap']);
  expect(outbox.get()[answerKey(placementId, documentId)]).toMatchObject({ state: 'accepted' });
});

it('shows an answer that an earlier page kept, and lets go what the API refuses', async () => {
  network.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await createOutbox().submit(answer('a', 'oil'));
  const outbox = createOutbox();
  expect(outbox.get()[answerKey(placementId, documentId)]).toEqual({
    state: 'kept',
    answers: { finish: ['oil'] },
    lasts: true,
    why: 'offline',
  });
  network.mockResolvedValueOnce(Response.json({ code: 'closed' }, { status: 409 }));
  await outbox.sendKept();
  expect(outbox.get()[answerKey(placementId, documentId)]).toEqual({
    state: 'refused',
    code: 'closed',
  });
  await createOutbox().sendKept();
  expect(network).toHaveBeenCalledTimes(2);
});

it('sends a ballot that was kept as one of the round it was cast in, and says in which it was refused', async () => {
  network.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const ballot = answer('a', 'oil');
  await createOutbox().submit({ ...ballot, response: { ...ballot.response, round: 1 } });
  network.mockResolvedValueOnce(Response.json({ code: 'too-late', current: { round: 2 } }, { status: 409 }));
  const outbox = createOutbox();
  await outbox.sendKept();
  expect(network.mock.calls.map(([, { body }]) => JSON.parse(String(body)).round)).toEqual([1, 1]);
  expect(outbox.get()[answerKey(placementId, documentId)]).toEqual({
    state: 'refused',
    code: 'too-late',
    round: 2,
  });
});

it('sends what an older viewer kept as that one would have sent it', async () => {
  localStorage.setItem('vitrine.keptAnswers', JSON.stringify(keptBefore));
  network.mockImplementation(async () => accepted());
  const outbox = createOutbox();
  expect(Object.values(outbox.get()).map(({ state }) => state)).toEqual(['kept', 'kept']);
  await outbox.sendKept();
  expect(
    network.mock.calls.map(([address, { body, headers }]) => ({
      address,
      key: new Headers(headers).get('idempotency-key'),
      response: JSON.parse(String(body)),
    })),
  ).toEqual(
    keptBefore.map(({ key, placementId, response }) => ({
      address: `/v1/placements/${placementId}/responses`,
      key,
      response,
    })),
  );
  expect(Object.values(outbox.get()).map(({ state }) => state)).toEqual(['accepted', 'accepted']);
  expect(localStorage.getItem('vitrine.keptAnswers')).toBe('[]');
});

it.each([
  [429, '30', 30_000],
  [503, '86400', 600_000],
  [500, null, 0],
])(
  'keeps what the server cannot take, %i, and lets it alone for as long as it asks',
  async (status, after, waitsMs) => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
    const headers = after === null ? {} : { 'retry-after': after };
    network.mockResolvedValueOnce(Response.json({}, { status, headers }));
    const outbox = createOutbox();
    await outbox.submit(answer('a', 'oil'));
    expect(outbox.get()[answerKey(placementId, documentId)]).toMatchObject({ state: 'kept', why: 'busy' });
    expect(outbox.waitsMs()).toBe(waitsMs);
    network.mockImplementation(async () => accepted());
    if (waitsMs > 0) await outbox.sendKept();
    expect(network).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(waitsMs);
    await outbox.sendKept();
    expect(outbox.get()[answerKey(placementId, documentId)]).toMatchObject({ state: 'accepted' });
    jest.useRealTimers();
  },
);

it('does not go on saying that an answer is kept when another tab has sent it', async () => {
  network.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const here = createOutbox();
  await here.submit(answer('a', 'oil'));
  network.mockImplementation(async () => accepted());
  await createOutbox().sendKept();
  await here.sendKept();
  expect(here.get()).toEqual({});
  expect(network).toHaveBeenCalledTimes(2);
});

it.each(['5', 'null', '{', '[1, null]'])('does without storage that was edited by hand: %s', async (text) => {
  localStorage.setItem('vitrine.keptAnswers', text);
  const outbox = createOutbox();
  await outbox.sendKept();
  expect(outbox.get()).toEqual({});
  expect(network).not.toHaveBeenCalled();
});

describe('a browser that is handed over', () => {
  const session = () => Response.json({ respondentId: '5555555555555555' }, { status: 201 });
  const away = async () => {
    throw new TypeError('Failed to fetch');
  };
  /** What reached the API, in order: answers, and when it was asked for another respondent. */
  const arrived: string[] = [];
  const back = async (address: string, { body }: RequestInit) => {
    const said = JSON.parse(String(body));
    arrived.push(address.endsWith('/responses') ? said.answers.finish[0] : `fresh: ${said.fresh}`);
    return address.endsWith('/responses') ? accepted() : session();
  };
  beforeEach(() => arrived.splice(0));

  it('is somebody else’s at once where there is a network', async () => {
    network.mockImplementation(back);
    const outbox = createOutbox();
    await outbox.submit(answer('a', 'oil'));
    expect(await outbox.handOver()).toBe(true);
    expect(outbox.get()).toEqual({});
    await outbox.submit(answer('b', 'soap'));
    expect(arrived).toEqual(['oil', 'fresh: true', 'soap']);
  });

  it('shows nobody what those before have answered, and sends each answer in its own name once it can', async () => {
    network.mockImplementation(away);
    const outbox = createOutbox();
    await outbox.submit(answer('a', 'oil'));
    expect(await outbox.handOver()).toBe(false);
    expect(outbox.get()).toEqual({});
    expect(outbox.owesSession.get()).toBe(true);
    // Who looks and goes has said nothing in a name of their own.
    await outbox.handOver();
    await outbox.submit(answer('b', 'soap'));
    await outbox.handOver();
    await outbox.submit(answer('c', 'wax'));
    expect(outbox.get()[answerKey(placementId, documentId)]).toMatchObject({
      state: 'kept',
      answers: { finish: ['wax'] },
    });
    network.mockImplementation(back);
    const reloaded = createOutbox();
    expect(reloaded.owesSession.get()).toBe(true);
    await reloaded.sendKept();
    expect(arrived).toEqual(['oil', 'fresh: true', 'soap', 'fresh: true', 'wax']);
    expect(reloaded.owesSession.get()).toBe(false);
  });

  it('sends nothing in the former name once somebody else answers', async () => {
    network.mockImplementation(away);
    const outbox = createOutbox();
    await outbox.handOver();
    network.mockImplementation(back);
    await outbox.submit(answer('b', 'soap'));
    expect(arrived).toEqual(['fresh: true', 'soap']);
    expect(outbox.owesSession.get()).toBe(false);
  });

  it('loses no answer of somebody who goes while an earlier one is on its way', async () => {
    network.mockImplementation(away);
    const outbox = createOutbox();
    await outbox.submit(answer('a', 'oil'));
    await outbox.handOver();
    await outbox.submit(answer('b', 'soap'));
    let arrive = () => {};
    network.mockImplementationOnce(async (...asked) => {
      await new Promise<void>((resolve) => {
        arrive = resolve;
      });
      return back(...asked);
    });
    network.mockImplementation(back);
    const sending = outbox.sendKept();
    await new Promise((resolve) => setTimeout(resolve));
    const handing = outbox.handOver();
    arrive();
    await Promise.all([sending, handing]);
    expect(arrived).toEqual(['oil', 'fresh: true', 'soap', 'fresh: true']);
  });

  it('lets a server alone for as long as it asks', async () => {
    const headers = { 'retry-after': '30' };
    network.mockResolvedValueOnce(Response.json({}, { status: 429, headers }));
    const outbox = createOutbox();
    await outbox.submit(answer('a', 'oil'));
    expect(await outbox.handOver()).toBe(false);
    expect(network).toHaveBeenCalledTimes(1);
  });
});
