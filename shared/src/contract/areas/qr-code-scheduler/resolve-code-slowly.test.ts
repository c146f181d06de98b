import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { Schedule } from '../../schedule/schedule';
import { randomDate, randomSchedule } from '../../schedule/testing/random-schedule';
import { randomCases } from '../../testing/random-cases';
import { isSoak } from '../../testing/soak';
import type { CodeTarget } from './code-rule';
import { compileCode } from './resolve-code';
import { clockChanges, clockReading, slowReading } from './testing/slow-reading';
import { twelveZones } from './testing/twelve-zones';

const hourMs = 3600_000;
const fallback: CodeTarget = { kind: 'link', address: 'https://vitrine.example/' };
const target: CodeTarget = { kind: 'link', address: 'https://vitrine.example/rule' };
const visit = (atMs: number) => ({
  ...{ placementId: 'showroom24', language: 'de', device: 'phone' as const },
  atMs,
});
/** Rules by their priority. */
const codeOf = (schedules: Schedule[]) => ({
  fallback,
  rules: Object.fromEntries(
    schedules.map((times, index) => [
      `rule${index}`,
      {
        ...{ order: `a${index}`, name: '', times, target },
        audience: { placements: [], languages: [], devices: [] },
      },
    ]),
  ),
});
const firstOf = (applies: boolean[]) => {
  const index = applies.indexOf(true);
  return index < 0 ? null : `rule${index}`;
};

test('of random rules the one wins at any moment that a slow reading of RFC 5545 finds', () => {
  fc.assert(
    fc.property(
      fc.array(randomSchedule(fc.constantFrom(...twelveZones)), { minLength: 1, maxLength: 3 }),
      fc.constantFrom(...twelveZones),
      randomDate('2026-01-01', 1400),
      fc.array(fc.nat(3 * 24 * 60), { minLength: 4, maxLength: 4 }),
      (schedules, storeTimeZone, from, minutes) => {
        const moments = minutes.map((minute) => Date.parse(from) + minute * 60_000);
        const slow = schedules.map((one) => slowReading(one, storeTimeZone, Math.max(...moments)));
        const resolve = compileCode(codeOf(schedules), storeTimeZone);
        for (const atMs of moments)
          expect([atMs, resolve(visit(atMs)).ruleId]).toEqual([atMs, firstOf(slow.map((one) => one(atMs)))]);
      },
    ),
    randomCases,
  );
});

/** All that somebody may have said of hours around a change of clocks. */
const aroundAChange = (date: string, clock: string): Schedule[] => {
  const hour = Number(clock.slice(0, 2));
  const at = (hours: number, minutes = '00') =>
    `${String((hour + hours + 24) % 24).padStart(2, '0')}:${minutes}`;
  const spans = [
    [{ from: at(0), until: at(0, '30') }],
    [{ from: at(-1, '15'), until: at(-1, '45') }],
    [{ from: at(0, '15'), until: at(1, '15') }],
    [{ from: at(-1), until: at(2) }],
    [{ from: at(2), until: at(-2) }],
  ];
  const exceptions = {};
  return [
    ...spans.map((hours): Schedule => ({ hours, exceptions })),
    { hours: [], exceptions, opensAt: `${date}T${at(0, '30')}` },
    { hours: [], exceptions, closesAt: `${date}T${at(-1, '30')}` },
    { hours: [], exceptions: { [date]: { kind: 'off' } } },
  ];
};

test.each(twelveZones)('when clocks are changed in %s, rules apply by what they show', (timeZone) => {
  const [first, years] = [2026, isSoak ? 30 : 1];
  const changes = clockChanges(Date.UTC(first, 0, 1), Date.UTC(first + years, 0, 1), timeZone);
  for (const changeMs of changes)
    for (const shownAt of [changeMs, changeMs - 60_000]) {
      const [date = '', clock = ''] = clockReading(shownAt, timeZone).split(' ');
      for (const times of aroundAChange(date, clock)) {
        const resolve = compileCode(codeOf([times]), timeZone);
        const slow = slowReading(times, timeZone, changeMs + 26 * hourMs);
        for (let minute = -26 * 60; minute <= 26 * 60; minute += Math.abs(minute) <= 150 ? 5 : 60) {
          const atMs = changeMs + minute * 60_000;
          expect([times, atMs, resolve(visit(atMs)).ruleId !== null]).toEqual([times, atMs, slow(atMs)]);
        }
      }
    }
});
