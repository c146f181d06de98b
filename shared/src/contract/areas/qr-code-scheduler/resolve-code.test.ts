import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { Schedule } from '../../schedule/schedule';
import { randomDate, randomSchedule } from '../../schedule/testing/random-schedule';
import { randomCases } from '../../testing/random-cases';
import { codeCalendar } from './code-calendar';
import { type CodeRule, type CodeTarget, codeRule } from './code-rule';
import { type CodeVisit, compileCode } from './resolve-code';
import { twelveZones } from './testing/twelve-zones';

const berlin = 'Europe/Berlin';
const fallback: CodeTarget = { kind: 'link', address: 'https://vitrine.example/' };
const target: CodeTarget = { kind: 'survey', documentId: 'survey78abcdefgh' };
const always: Schedule = { hours: [], exceptions: {} };

const rule = (
  order: string,
  own: Partial<Schedule> = {},
  audience: Partial<CodeRule['audience']> = {},
): CodeRule =>
  codeRule.parse({
    order,
    name: '',
    times: { ...always, ...own },
    audience: { placements: [], languages: [], devices: [], ...audience },
    target,
  });
const visit = (at: string, own: Partial<CodeVisit> = {}): CodeVisit => ({
  ...{ placementId: 'showroom24', language: 'de-AT', device: 'phone', atMs: Date.parse(at) },
  ...own,
});
const verdictOf = (one: CodeRule, at: string, own: Partial<CodeVisit> = {}) =>
  compileCode({ rules: { one }, fallback }, berlin)(visit(at, own)).verdicts[0]?.verdict;

const weekday = {
  ...{ every: 'week', interval: 1, from: '2026-01-01' },
  ...{ weekdays: ['mon', 'tue', 'wed', 'thu', 'fri'], monthDays: [], months: [], positions: [] },
} satisfies Schedule['recurrence'];
const mornings = { recurrence: weekday, hours: [{ from: '08:00', until: '12:00' }] };

test.each([
  ['2026-03-27T07:00:00Z', 'won'],
  ['2026-03-27T10:59:59Z', 'won'],
  ['2026-03-27T11:00:00Z', 'hours'],
  ['2026-03-28T08:00:00Z', 'day'],
  // Clocks have gone forward: the morning begins an hour sooner.
  ['2026-03-30T06:00:00Z', 'won'],
  ['2026-03-30T05:59:59Z', 'hours'],
])('weekday mornings, by the clock of the store: %s %s', (at, verdict) => {
  expect(verdictOf(rule('a0', mornings), at)).toBe(verdict);
});

test('in a zone of its own a rule goes by that', () => {
  const inTokyo = rule('a0', { ...mornings, timeZone: 'Asia/Tokyo' });
  expect(verdictOf(inTokyo, '2026-03-26T23:00:00Z')).toBe('won');
  expect(verdictOf(inTokyo, '2026-03-27T07:00:00Z')).toBe('hours');
});

test('what goes on into the night belongs to the day on which it begins', () => {
  const fridays = { ...weekday, weekdays: ['fri' as const] };
  const night = rule('a0', { recurrence: fridays, hours: [{ from: '22:00', until: '02:00' }] });
  expect(verdictOf(night, '2026-03-27T21:30:00Z')).toBe('won');
  expect(verdictOf(night, '2026-03-28T00:30:00Z')).toBe('won');
  expect(verdictOf(night, '2026-03-28T01:00:00Z')).toBe('day');
  // Early on Friday, the night of Thursday is none of it.
  expect(verdictOf(night, '2026-03-27T00:30:00Z')).toBe('hours');
});

test('an hour that clocks show twice counts twice, one that they skip never', () => {
  const early = rule('a0', { hours: [{ from: '02:15', until: '02:45' }] });
  expect(verdictOf(early, '2026-10-25T00:30:00Z')).toBe('won');
  expect(verdictOf(early, '2026-10-25T01:00:00Z')).toBe('hours');
  expect(verdictOf(early, '2026-10-25T01:30:00Z')).toBe('won');
  const day = { fromMs: Date.parse('2026-03-28T23:00:00Z'), untilMs: Date.parse('2026-03-29T22:00:00Z') };
  const skipped = codeCalendar({ rules: { early }, fallback }, berlin, visit(''), day);
  expect(skipped.map(({ ruleId }) => ruleId)).toEqual([null]);
});

test('its bounds are moments: it begins and ends in the middle of a day', () => {
  const fair = rule('a0', { opensAt: '2026-03-27T10:00', closesAt: '2026-03-29T18:00' });
  expect(verdictOf(fair, '2026-03-27T08:59:59Z')).toBe('not-yet');
  expect(verdictOf(fair, '2026-03-27T09:00:00Z')).toBe('won');
  expect(verdictOf(fair, '2026-03-29T15:59:59Z')).toBe('won');
  expect(verdictOf(fair, '2026-03-29T16:00:00Z')).toBe('over');
});

test('single days are left out or moved, with other hours or the same, whatever becomes of the series', () => {
  const exceptions: Schedule['exceptions'] = {
    '2026-04-03': { kind: 'off' },
    '2026-04-06': { kind: 'moved', to: '2026-04-05', hours: [{ from: '18:00', until: '20:00' }] },
  };
  for (const hours of [mornings.hours, [{ from: '09:00', until: '11:00' }]]) {
    const edited = rule('a0', { ...mornings, hours, exceptions });
    expect(verdictOf(edited, '2026-04-02T08:00:00Z')).toBe('won');
    expect(verdictOf(edited, '2026-04-03T08:00:00Z')).toBe('exception');
    expect(verdictOf(edited, '2026-04-06T08:00:00Z')).toBe('exception');
    expect(verdictOf(edited, '2026-04-05T16:30:00Z')).toBe('won');
    expect(verdictOf(edited, '2026-04-05T08:00:00Z')).toBe('hours');
  }
});

test('a rule is for whom it names: places, languages with all that they are spoken in, devices', () => {
  const at = '2026-03-27T09:00:00Z';
  expect(verdictOf(rule('a0', {}, { languages: ['de'] }), at)).toBe('won');
  expect(verdictOf(rule('a0', {}, { languages: ['de'] }), at, { language: 'den' })).toBe('language');
  expect(verdictOf(rule('a0', {}, { devices: ['desktop'] }), at)).toBe('device');
  expect(verdictOf(rule('a0', {}, { placements: ['another234'] }), at)).toBe('placement');
});

test('of those that apply the first wins; the fallback is taken where none does', () => {
  const rules = { last: rule('a1'), first: rule('a0', mornings) };
  const resolve = compileCode({ rules, fallback }, berlin);
  expect(resolve(visit('2026-03-27T09:00:00Z'))).toEqual({
    state: 'live',
    target,
    ruleId: 'first',
    verdicts: [
      { ruleId: 'first', verdict: 'won' },
      { ruleId: 'last', verdict: 'outranked' },
    ],
  });
  expect(resolve(visit('2026-03-28T09:00:00Z')).ruleId).toBe('last');
  const alone = compileCode({ rules: { first: rules.first }, fallback }, berlin);
  expect(alone(visit('2026-03-28T09:00:00Z'))).toMatchObject({ target: fallback, ruleId: null });
});

const rangeMs = 8 * 24 * 3600_000;
const aRule = fc.record({
  times: randomSchedule(fc.constantFrom(...twelveZones)),
  order: fc.constantFrom('a0', 'a1', 'a2'),
});

test('the calendar has no gaps, and says of every moment what the redirect does', () => {
  fc.assert(
    fc.property(
      fc.dictionary(fc.constantFrom('one', 'two', 'three'), aRule),
      fc.constantFrom(...twelveZones),
      randomDate('2026-01-01', 11_000),
      fc.array(fc.nat(rangeMs - 1), { minLength: 20, maxLength: 20 }),
      (given, zone, from, moments) => {
        const rules = Object.fromEntries(
          Object.entries(given).map(([id, { order, times }]) => [id, rule(order, times)]),
        );
        const fromMs = Date.parse(from);
        const untilMs = fromMs + rangeMs;
        const calendar = codeCalendar({ rules, fallback }, zone, visit(''), { fromMs, untilMs });
        expect(calendar[0]?.fromMs).toBe(fromMs);
        expect(calendar.map((one) => one.untilMs)).toEqual([
          ...calendar.slice(1).map((one) => one.fromMs),
          untilMs,
        ]);
        const resolve = compileCode({ rules, fallback }, zone);
        const edges = calendar.flatMap((one) => [one.fromMs, one.untilMs - 1]);
        for (const atMs of [...edges, ...moments.map((ms) => fromMs + ms)]) {
          const stretch = calendar.find((one) => one.fromMs <= atMs && atMs < one.untilMs);
          expect([atMs, stretch?.ruleId]).toEqual([atMs, resolve({ ...visit(''), atMs }).ruleId]);
        }
      },
    ),
    randomCases,
  );
});

test('a code that is not in use yet, or no more, leads nowhere: by the clock of its store', () => {
  const code = { rules: {}, fallback, opensAt: '2026-03-27T10:00', closesAt: '2026-03-29T18:00' };
  const stateAt = (at: string) => compileCode(code, berlin)(visit(at)).state;
  expect(stateAt('2026-03-27T08:59:59Z')).toBe('scheduled');
  expect(stateAt('2026-03-27T09:00:00Z')).toBe('live');
  expect(stateAt('2026-03-29T15:59:59Z')).toBe('live');
  expect(stateAt('2026-03-29T16:00:00Z')).toBe('ended');
  const days = { fromMs: Date.parse('2026-03-27T00:00:00Z'), untilMs: Date.parse('2026-03-30T00:00:00Z') };
  expect(codeCalendar(code, berlin, visit(''), days).map(({ state }) => state)).toEqual([
    'scheduled',
    'live',
    'ended',
  ]);
});

test('a rule that leads to nothing that is there is passed over, and so is a fallback', () => {
  const at = visit('2026-03-27T09:00:00Z');
  const rules = { gone: rule('a0'), unfinished: { ...rule('a1'), target: undefined }, there: rule('a2') };
  const leadsTo = (kind: CodeTarget['kind']) => (one: CodeTarget) => one.kind === kind;
  const { gone, unfinished } = rules;
  const resolved = compileCode({ rules: { gone, unfinished }, fallback }, berlin, leadsTo('link'))(at);
  expect(resolved).toMatchObject({ state: 'live', target: fallback, ruleId: null });
  expect(resolved.verdicts.map(({ verdict }) => verdict)).toEqual(['unreachable', 'unreachable']);
  expect(compileCode({ rules, fallback }, berlin)(at)).toMatchObject({ ruleId: 'gone' });
  const nowhere = compileCode({ rules: { gone }, fallback }, berlin, () => false)(at);
  expect(nowhere).toMatchObject({ state: 'nowhere', target: null, ruleId: null });
  expect(compileCode({ rules: {} }, berlin)(at).state).toBe('nowhere');
});
