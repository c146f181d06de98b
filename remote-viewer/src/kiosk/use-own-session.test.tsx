import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createOutbox, OutboxContext } from '../answers/outbox';
import { useOwnSession } from './use-own-session';

const network = jest.fn<Promise<Response>, []>();
beforeEach(() => {
  localStorage.clear();
  window.fetch = network as typeof fetch;
});

it('renews a page that was loaded in the name of somebody who has left, once, however early the session came', async () => {
  network.mockRejectedValue(new TypeError('Failed to fetch'));
  await createOutbox().handOver();
  const outbox = createOutbox();
  network.mockImplementation(async () =>
    Response.json({ respondentId: 'respo23456789abc' }, { status: 201 }),
  );
  await outbox.sendKept();
  const onOwn = jest.fn();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <OutboxContext value={outbox}>{children}</OutboxContext>
  );
  for (let times = 0; times < 2; times++) renderHook(() => useOwnSession(onOwn), { wrapper }).unmount();
  expect(onOwn).toHaveBeenCalledTimes(1);
});
