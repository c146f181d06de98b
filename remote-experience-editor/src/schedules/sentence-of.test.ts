import type { Recurrence, Schedule } from '@vitrine/shared/contract/schedule/schedule';
import ar from '../texts/schedules/ar.json';
import de from '../texts/schedules/de.json';
import en from '../texts/schedules/en.json';
import { type ScheduleTexts, scheduleWords } from './schedule-words';
import { sentenceOf } from './sentence-of';

const dictionaries: Record<string, object> = { ar, de, 'en-GB': en };

/** The texts of a language, with their plural forms. */
const textsIn = (language: string) => {
  const read = (path: string): unknown =>
    path
      .split('.')
      .slice(1)
      .reduce<unknown>(
        (at, key) => (at as Record<string, unknown> | undefined)?.[key],
        dictionaries[language],
      );
  return ((name: string, values: Record<string, string | number> = {}) => {
    const form = new Intl.PluralRules(language).select(Number(values.count));
    const text = read(name) ?? read(`${name}_${form}`);
    if (typeof text !== 'string') throw new Error(`${language} has no ${name}`);
    return text.replace(/\{\{(\w+)\}\}/g, (_, key) => String(values[key]));
  }) as ScheduleTexts;
};
const say = (schedule: Schedule, language = 'en-GB') =>
  sentenceOf(schedule, scheduleWords(textsIn(language), language, '2026-03-01')).replace(/\s/g, ' ');

const every = (own: Partial<Recurrence>): Recurrence => ({
  ...{ every: 'week', interval: 1, from: '2026-01-01' },
  ...{ weekdays: [], monthDays: [], months: [], positions: [] },
  ...own,
});
const times = (own: Partial<Schedule>): Schedule => ({ hours: [], exceptions: {}, ...own });
const morning = [{ from: '08:00', until: '12:00' }];
const fair = times({
  recurrence: every({ interval: 2, weekdays: ['mon', 'tue'] }),
  hours: morning,
  closesAt: '2026-04-01T00:00',
  exceptions: { '2026-03-16': { kind: 'off' } },
});

test('a schedule is one sentence', () => {
  expect(say(fair)).toBe(
    'Every second Monday and Tuesday, counted from 1 January, 8:00 to 12:00, until 31 March, but not on 16 March.',
  );
  expect(say(fair, 'de')).toBe(
    'Jeden zweiten Montag und Dienstag, gezählt ab 1. Januar, 8:00 bis 12:00, bis 31. März, aber nicht am 16. März.',
  );
});

test('in Arabic, too, with all of it', () => {
  const said = say(fair, 'ar');
  for (const part of ['كل أسبوعين', 'الاثنين', 'حتى', 'لكن ليس في']) expect(said).toContain(part);
});

test.each<[string, Partial<Schedule>]>([
  ['Every day.', {}],
  [
    'Monday to Friday, 8:00 to 12:00.',
    { recurrence: every({ weekdays: ['mon', 'tue', 'wed', 'thu', 'fri'] }), hours: morning },
  ],
  ['Every Thursday.', { recurrence: every({}) }],
  [
    'Every 3 weeks, Monday to Wednesday, counted from 1 January.',
    { recurrence: every({ interval: 3, weekdays: ['mon', 'tue', 'wed'] }) },
  ],
  ['Every second day, counted from 1 January.', { recurrence: every({ every: 'day', interval: 2 }) }],
  [
    'Every month, on the last Sunday.',
    { recurrence: every({ every: 'month', weekdays: ['sun'], positions: [-1] }) },
  ],
  [
    'Every month, on the last of these days: Monday to Friday.',
    { recurrence: every({ every: 'month', weekdays: ['mon', 'tue', 'wed', 'thu', 'fri'], positions: [-1] }) },
  ],
  [
    'Every month, on day 1 and on the last day.',
    { recurrence: every({ every: 'month', monthDays: [1, -1] }) },
  ],
  ['Every year, on 29 February.', { recurrence: every({ every: 'year', from: '2024-02-29' }) }],
  [
    'Every year, on the last Sunday, in March and October.',
    { recurrence: every({ every: 'year', weekdays: ['sun'], positions: [-1], months: [3, 10] }) },
  ],
  ['Every day, 22:00 to 2:00 the next day.', { hours: [{ from: '22:00', until: '02:00' }] }],
  ['Every day, 20:00 to midnight.', { hours: [{ from: '20:00', until: '24:00' }] }],
  [
    'Every day, from 27 March 10:00, until 29 March 18:00.',
    { opensAt: '2026-03-27T10:00', closesAt: '2026-03-29T18:00' },
  ],
  [
    'Every Thursday, from 2 April, until 31 January 2027.',
    { recurrence: every({ from: '2026-04-02', until: '2027-01-31' }) },
  ],
  ['Every Thursday, counted from 1 January, 10 times.', { recurrence: every({ count: 10 }) }],
  [
    'Every day, on 5 April instead of 6 April, on 8 April, 18:00 to 20:00, instead of 7 April.',
    {
      exceptions: {
        '2026-04-06': { kind: 'moved', to: '2026-04-05', hours: [] },
        '2026-04-07': { kind: 'moved', to: '2026-04-08', hours: [{ from: '18:00', until: '20:00' }] },
      },
    },
  ],
  ['Every day, by the clocks of America/New York.', { timeZone: 'America/New_York' }],
])('%s', (sentence, own) => {
  expect(say(times(own))).toBe(sentence);
});

test('many exceptions are counted, and those that are over are not told', () => {
  const off = (...dates: string[]) =>
    Object.fromEntries(dates.map((date) => [date, { kind: 'off' as const }]));
  const four = off('2026-04-01', '2026-04-02', '2026-04-03', '2026-04-04');
  expect(say(times({ exceptions: four }))).toBe('Every day, with 4 exceptions.');
  expect(say(times({ exceptions: off('2026-02-01') }))).toBe('Every day.');
});
