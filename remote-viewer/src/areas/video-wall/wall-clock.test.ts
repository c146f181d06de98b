import { expect, test } from '@jest/globals';
import { WallClock } from './wall-clock';

/** A device whose time of day is wrong, and a server that answers when it is asked. */
function device({ wrongByMs = 0 } = {}) {
  const state = { steadyMs: 1_000, serverAheadMs: 5_000_000, wayMs: 10, isAway: false };
  const clock = new WallClock({
    steadyMs: () => state.steadyMs,
    guessMs: () => state.steadyMs + state.serverAheadMs + wrongByMs,
    ask: async () => {
      if (state.isAway) throw new TypeError('Failed to fetch');
      state.steadyMs += state.wayMs;
      const serverMs = state.steadyMs + state.serverAheadMs;
      state.steadyMs += state.wayMs;
      return serverMs;
    },
  });
  return { clock, state };
}

test('before the server has answered, the device’s own clock has to do; then it does not matter that it was an hour off', async () => {
  const { clock, state } = device({ wrongByMs: 3600_000 });
  expect(clock.now()).toBe(state.steadyMs + state.serverAheadMs + 3600_000);
  await clock.sample();
  expect(clock.now()).toBe(state.steadyMs + state.serverAheadMs);
  expect(clock.roundTripMs).toBe(20);
});

test('it goes on when nobody answers', async () => {
  const { clock, state } = device();
  await clock.sample();
  state.isAway = true;
  state.steadyMs += 600_000;
  await clock.sample();
  expect(clock.now()).toBe(state.steadyMs + state.serverAheadMs);
});

test('a small correction is spread, and time never goes back', async () => {
  const { clock, state } = device();
  await clock.sample();
  clock.now();
  state.serverAheadMs -= 100;
  for (let count = 0; count < 20; count++) await clock.sample();
  const before = clock.now();
  state.steadyMs += 1000;
  const after = clock.now();
  expect(after - before).toBeGreaterThan(990);
  expect(after - before).toBeLessThan(1000);
  for (let count = 0; count < 40; count++) {
    state.steadyMs += 1000;
    clock.now();
  }
  expect(clock.now()).toBeCloseTo(state.steadyMs + state.serverAheadMs);
});
