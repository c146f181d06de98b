import { fault } from './checks/findings';
import { checkOpeningTimes } from './opening-times';

it.each([
  [{}, []],
  [{ opensAt: '2026-12-01T09:00' }, []],
  [{ opensAt: '2026-12-01T09:00', closesAt: '2026-12-01T09:01' }, []],
  [{ opensAt: '2026-12-01T09:00', closesAt: '2026-12-01T09:00' }, ['/closesAt']],
  [{ opensAt: '2026-12-01T09:00:00Z', closesAt: '2026-11-30T09:00:00Z' }, ['/closesAt']],
  // 9:00 in Auckland comes before this moment, in Honolulu it does not.
  [{ opensAt: '2026-12-01T09:00:00Z', closesAt: '2026-12-01T09:00' }, []],
])('%j is complained of at %j', (times, pointers) => {
  const found = checkOpeningTimes(times, fault('poll-closes-before'));
  expect(found.map(({ pointer }) => pointer)).toEqual(pointers);
});
