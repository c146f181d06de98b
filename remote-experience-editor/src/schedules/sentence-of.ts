import type { Schedule } from '@vitrine/shared/contract/schedule/schedule';
import { dayAfter } from '@vitrine/shared/contract/values/zoned-time';
import { recurrenceWords } from './recurrence-words';
import type { ScheduleWords } from './schedule-words';

/** So many exceptions are told one by one; of more, how many there are. */
const exceptionsTold = 3;

/**
 * A schedule as one sentence in plain words: "Every Monday and Tuesday, 8:00 to 12:00, until 31 March, but not on
 * 6 April." What is over is not told.
 */
export function sentenceOf(schedule: Schedule, words: ScheduleWords): string {
  const { hours, recurrence, timeZone } = schedule;
  const { t } = words;
  const clauses = [
    ...(recurrence ? recurrenceWords(recurrence, words) : [t('schedules.sentence.everyDay')]),
    ...(hours.length > 0 ? [words.hours(hours)] : []),
    ...boundsWords(schedule, words),
    ...exceptionWords(schedule, words),
    ...(timeZone ? [t('schedules.sentence.zone', { zone: timeZone.replaceAll('_', ' ') })] : []),
  ];
  const joined = clauses.reduce((before, after) => t('schedules.sentence.joint', { before, after }));
  return t('schedules.sentence.whole', { clauses: joined });
}

/** A moment by the clocks of its place: a day where it is midnight. */
function momentWords(time: string, { clock, date }: ScheduleWords): string {
  const [day = '', reading = ''] = time.split('T');
  return reading === '00:00' ? date(day) : `${date(day)} ${clock(reading.slice(0, 5))}`;
}

function boundsWords({ closesAt, opensAt, recurrence }: Schedule, words: ScheduleWords): string[] {
  const { date, t, today } = words;
  const clauses: string[] = [];
  if (opensAt) clauses.push(t('schedules.sentence.from', { time: momentWords(opensAt, words) }));
  else if (recurrence && recurrence.from > today)
    clauses.push(t('schedules.sentence.from', { time: date(recurrence.from) }));
  if (recurrence?.count !== undefined)
    clauses.push(t('schedules.sentence.times', { count: recurrence.count }));
  if (recurrence?.until) clauses.push(t('schedules.sentence.untilDay', { date: date(recurrence.until) }));
  // What ends at midnight is there until the end of the day before.
  if (closesAt?.endsWith('T00:00'))
    clauses.push(t('schedules.sentence.untilDay', { date: date(dayAfter(closesAt.slice(0, 10), -1)) }));
  else if (closesAt) clauses.push(t('schedules.sentence.until', { time: momentWords(closesAt, words) }));
  return clauses;
}

function exceptionWords({ exceptions }: Schedule, words: ScheduleWords): string[] {
  const { date, hours, list, t, today } = words;
  const told = Object.entries(exceptions)
    .filter(([day, exception]) => day >= today || (exception.kind === 'moved' && exception.to >= today))
    .sort();
  if (told.length > exceptionsTold) return [t('schedules.sentence.exceptions', { count: told.length })];
  const off = told.flatMap(([day, { kind }]) => (kind === 'off' ? [date(day)] : []));
  const moved = told.flatMap(([day, exception]) => {
    if (exception.kind === 'off') return [];
    const own = hours(exception.hours);
    const values = { date: date(day), to: date(exception.to) };
    if (!own) return [t('schedules.sentence.instead', values)];
    return exception.to === day
      ? [t('schedules.sentence.sameDay', { date: values.date, hours: own })]
      : [t('schedules.sentence.insteadAt', { ...values, hours: own })];
  });
  return [...(off.length > 0 ? [t('schedules.sentence.but', { dates: list(off) })] : []), ...moved];
}
