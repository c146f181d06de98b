import { type CodeRule, codeRule } from '@vitrine/shared/contract';
import type { Schedule } from '@vitrine/shared/contract/schedule/schedule';
import { calendarBlocks } from './calendar-blocks';
import { daysOnView, rangeAfter } from './calendar-range';
import { scaledDays, weekScale } from './week-scale';

const zone = 'Europe/Berlin';
const link = { kind: 'link' as const, address: 'https://vitrine.example/' };
const visitor = { placementId: 'showroom24', language: 'de', device: 'phone' as const };
const rule = (order: string, times: Partial<Schedule>): CodeRule =>
  codeRule.parse({
    ...{ order, name: '', target: link },
    times: { hours: [], exceptions: {}, ...times },
    audience: { placements: [], languages: [], devices: [] },
  });
const blocksOf = (dates: string[], ...rules: CodeRule[]) =>
  calendarBlocks(
    { rules: Object.fromEntries(rules.map((one, index) => [`rule${index}`, one])), fallback: link },
    zone,
    visitor,
    scaledDays(dates, zone),
  ).map((blocks) => blocks.map(({ from, outranked, ruleId, until }) => [from, until, ruleId, ...outranked]));

test('a week goes from Monday to Sunday, a month in whole weeks', () => {
  expect(daysOnView('week', '2026-03-29')).toHaveLength(7);
  expect(daysOnView('week', '2026-03-29')[0]).toBe('2026-03-23');
  const march = daysOnView('month', '2026-03-29');
  expect([march[0], march.at(-1)]).toEqual(['2026-02-23', '2026-04-05']);
  expect(daysOnView('month', '2027-02-14')).toHaveLength(28);
  expect(rangeAfter('month', '2026-12-31', 1)).toBe('2027-01-01');
  expect(rangeAfter('week', '2026-03-29', -1)).toBe('2026-03-22');
});

test('each day holds what leads where on it, the fallback in the gaps, and what is outranked', () => {
  const nights = rule('a0', { hours: [{ from: '22:00', until: '02:00' }] });
  const late = rule('a1', { hours: [{ from: '21:00', until: '23:00' }] });
  expect(blocksOf(['2026-03-24'], nights, late)).toEqual([
    [
      ['00:00', '02:00', 'rule0'],
      ['02:00', '21:00', null],
      ['21:00', '22:00', 'rule1'],
      ['22:00', '23:00', 'rule0', 'rule1'],
      ['23:00', '24:00', 'rule0'],
    ],
  ]);
});

const topsOn = (date: string, from: string, until: string) => {
  const scale = weekScale(scaledDays(daysOnView('week', date), zone), zone);
  const day = scale.days.find((one) => one.date === date);
  if (!day) throw new Error('Not in its week');
  const [begins, ends] = [from, until].map((iso) => Date.parse(iso));
  return [scale.topOf(day, begins ?? 0), scale.topOf(day, ends ?? 0, true)];
};

test('on most days a moment stands where the clock has it', () => {
  expect(topsOn('2026-03-24', '2026-03-24T07:00:00Z', '2026-03-24T11:00:00Z')).toEqual([480, 720]);
  expect(topsOn('2026-03-24', '2026-03-23T23:00:00Z', '2026-03-24T23:00:00Z')).toEqual([0, 1440]);
});

test('a day of 23 hours has a gap where clocks skip one', () => {
  expect(topsOn('2026-03-29', '2026-03-29T00:00:00Z', '2026-03-29T01:00:00Z')).toEqual([60, 120]);
  expect(topsOn('2026-03-29', '2026-03-29T01:00:00Z', '2026-03-29T22:00:00Z')).toEqual([180, 1440]);
});

test('a week with a day of 25 hours is an hour longer, and the others go on across it', () => {
  const scale = weekScale(scaledDays(daysOnView('week', '2026-10-25'), zone), zone);
  expect(scale.lengthMinutes).toBe(1500);
  expect(scale.hours.filter(({ clock }) => clock === '02:00').map(({ at }) => at)).toEqual([120, 180]);
  expect(scale.hours.find(({ clock }) => clock === '03:00')?.at).toBe(240);
  expect(topsOn('2026-10-25', '2026-10-25T00:00:00Z', '2026-10-25T01:00:00Z')).toEqual([120, 180]);
  expect(topsOn('2026-10-25', '2026-10-25T01:00:00Z', '2026-10-25T02:00:00Z')).toEqual([180, 240]);
  expect(topsOn('2026-10-24', '2026-10-24T00:00:00Z', '2026-10-24T01:00:00Z')).toEqual([120, 180]);
  expect(topsOn('2026-10-24', '2026-10-24T01:00:00Z', '2026-10-24T02:00:00Z')).toEqual([240, 300]);
});
