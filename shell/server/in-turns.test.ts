import { inTurns } from './in-turns';

/** Until what was waiting for this turn of the event loop has begun. */
const aTurn = () => new Promise((resolve) => setImmediate(() => setImmediate(resolve)));

test('one of each network begins in a turn: many of one network stand before nobody else’s', async () => {
  const turnOf = inTurns();
  const begun: string[] = [];
  const ask = (network: string, name: string) => void turnOf(network).then(() => begun.push(name));
  for (const name of ['a1', 'a2', 'a3']) ask('a', name);
  ask('b', 'b1');
  await Promise.resolve();
  expect(begun).toEqual(['a1', 'b1']);
  ask('b', 'b2');
  while (begun.length < 5) await aTurn();
  expect(begun).toEqual(['a1', 'b1', 'a2', 'b2', 'a3']);
});

test('who asks alone waits for nothing, again and again', async () => {
  const turnOf = inTurns();
  for (let nth = 0; nth < 3; nth += 1) {
    let begun = false;
    void turnOf('a').then(() => {
      begun = true;
    });
    await Promise.resolve();
    expect(begun).toBe(true);
    await aTurn();
  }
});
