import { act, render } from '@testing-library/react';
import { observable } from '@vitrine/shared/browser/observable';
import { type AnswerState, type Outbox, OutboxContext } from './outbox';
import { SendKept } from './send-kept';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const kept: AnswerState = { state: 'kept', answers: { finish: ['oil'] }, lasts: true, why: 'offline' };

function arrive(states: Record<string, AnswerState>, waitsMs = 0) {
  const sendKept = jest.fn(async () => undefined);
  const store = observable<Readonly<Record<string, AnswerState>>>(states);
  const outbox: Outbox = {
    ...store,
    sendKept,
    submit: async () => undefined,
    waitsMs: () => waitsMs,
    handOver: async () => true,
    owesSession: observable(false),
    takeFormerStart: () => false,
  };
  const page = (connected: boolean) => (
    <OutboxContext value={outbox}>
      <SendKept connected={connected} />
    </OutboxContext>
  );
  const { rerender } = render(page(false));
  return { store, sendKept, connect: () => rerender(page(true)) };
}

it('sends when the visitor comes, when the stream stands again and when the browser is back online', () => {
  const { sendKept, connect } = arrive({});
  expect(sendKept).toHaveBeenCalledTimes(1);
  connect();
  expect(sendKept).toHaveBeenCalledTimes(2);
  window.dispatchEvent(new Event('online'));
  expect(sendKept).toHaveBeenCalledTimes(3);
});

it('tries three times more while an answer is kept, then waits for a connection', () => {
  const { store, sendKept, connect } = arrive({});
  act(() => store.set({ poll: kept }));
  const before = sendKept.mock.calls.length;
  act(() => jest.advanceTimersByTime(2_000));
  expect(sendKept).toHaveBeenCalledTimes(before + 1);
  act(() => jest.advanceTimersByTime(3_600_000));
  expect(sendKept).toHaveBeenCalledTimes(before + 3);
  connect();
  act(() => jest.advanceTimersByTime(2_000));
  expect(sendKept).toHaveBeenCalledTimes(before + 5);
});

it('lets a server alone for as long as it asks for', () => {
  const { sendKept } = arrive({ poll: kept }, 30_000);
  act(() => jest.advanceTimersByTime(29_000));
  expect(sendKept).toHaveBeenCalledTimes(1);
  act(() => jest.advanceTimersByTime(1_000));
  expect(sendKept).toHaveBeenCalledTimes(2);
});

it('stops when the answer is through', () => {
  const { store, sendKept } = arrive({ poll: kept });
  act(() => store.set({}));
  act(() => jest.advanceTimersByTime(3_600_000));
  expect(sendKept).toHaveBeenCalledTimes(1);
});
