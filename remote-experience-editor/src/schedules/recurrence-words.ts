import type { Recurrence } from '@vitrine/shared/contract/schedule/schedule';
import { dayOfMonth, weekdayOf } from './recurrence-moved';
import type { ScheduleWords } from './schedule-words';

/** Positions that have a word of their own. */
export const namedPositions = [1, 2, 3, 4, 5, -2, -1] as const;

/** The days of a recurrence in words: "Every Monday", "Every month, on the last Sunday". */
export function recurrenceWords(recurrence: Recurrence, words: ScheduleWords): string[] {
  const { from, interval, months } = recurrence;
  const { date, list, month, t } = words;
  const named = list(months.map(month));
  const isCounted = interval > 1 || recurrence.count !== undefined;
  return [
    ...daysWords(recurrence, words),
    ...(named ? [t('schedules.sentence.inMonths', { months: named })] : []),
    ...(isCounted && from <= words.today ? [t('schedules.sentence.counted', { date: date(from) })] : []),
  ];
}

function daysWords(recurrence: Recurrence, words: ScheduleWords): string[] {
  const { every, from, interval, monthDays, months } = recurrence;
  const { dayAndMonth, list, t } = words;
  const count = interval;
  const isSecond = interval === 2;
  if (every === 'week') return [weekWords(recurrence, words), ...positionWords(recurrence, words)];
  if (every === 'day')
    return [
      isSecond ? t('schedules.sentence.everySecondDay') : t('schedules.sentence.everyDays', { count }),
      ...(recurrence.weekdays.length > 0
        ? [t('schedules.sentence.onlyOn', { days: words.weekdays(recurrence.weekdays) })]
        : []),
      ...(monthDays.length > 0 ? [list(monthDays.map((day) => monthDayWords(day, words)))] : []),
    ];
  const period =
    every === 'month'
      ? isSecond
        ? t('schedules.sentence.everySecondMonth')
        : t('schedules.sentence.everyMonth', { count })
      : isSecond
        ? t('schedules.sentence.everySecondYear')
        : t('schedules.sentence.everyYear', { count });
  const namesDays = monthDays.length > 0 || recurrence.weekdays.length > 0;
  const ofFirst =
    every === 'year' && months.length === 0
      ? t('schedules.sentence.onDate', { date: dayAndMonth(from) })
      : monthDayWords(dayOfMonth(from), words);
  return [
    period,
    ...(namesDays ? [] : [ofFirst]),
    ...(monthDays.length > 0 ? [list(monthDays.map((day) => monthDayWords(day, words)))] : []),
    ...positionWords(recurrence, words),
  ];
}

function weekWords({ from, interval, weekdays }: Recurrence, words: ScheduleWords): string {
  const { t } = words;
  const meant = weekdays.length > 0 ? weekdays : [weekdayOf(from)];
  const days = words.weekdays(meant);
  const isRange = words.isRange(meant);
  if (interval === 1) return isRange ? days : t('schedules.sentence.everyWeek', { days });
  if (interval > 2) return t('schedules.sentence.everyWeeks', { count: interval, days });
  return isRange
    ? t('schedules.sentence.everySecondWeekOn', { days })
    : t('schedules.sentence.everySecondWeek', { days });
}

/** "On the last Sunday"; without positions, on which weekdays. */
function positionWords({ every, positions, weekdays }: Recurrence, words: ScheduleWords): string[] {
  const { list, t } = words;
  const days = weekdays.length > 0 ? words.weekdays(weekdays) : '';
  if (positions.length === 0)
    return days && every !== 'week' ? [t('schedules.sentence.onWeekdays', { days })] : [];
  const position = list(positions.map((one) => positionWord(one, words)));
  if (every === 'week' || !days) return [t('schedules.sentence.onWhichOne', { position })];
  return weekdays.length === 1
    ? [t('schedules.sentence.onWhichWeekday', { position, day: days })]
    : [t('schedules.sentence.onWhich', { position, days })];
}

/** "first", "last", "7th". */
function positionWord(position: number, { number, t }: ScheduleWords): string {
  const name = namedPositions.find((one) => one === position);
  if (name !== undefined) return t(`schedules.positions.${name}`);
  return position > 0
    ? t('schedules.positions.nth', { number: number(position) })
    : t('schedules.positions.fromEnd', { number: number(-position) });
}

/** "on day 15", "on the last day". */
function monthDayWords(day: number, { number, t }: ScheduleWords): string {
  if (day === -1) return t('schedules.sentence.onLastDay');
  return day > 0
    ? t('schedules.sentence.onDay', { number: number(day) })
    : t('schedules.sentence.onDayFromEnd', { number: number(-day) });
}
