import { type HoursSpan, type OpeningHours, type Weekday, weekdays } from '@vitrine/shared/contract';

/** What a day without hours says; one that is not named is closed too. */
const closed = 'closed';
const names: Record<Weekday, string> = {
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
};
/** As cells have it: "Mo". */
const shortName = (day: Weekday) => names[day].slice(0, 2);

/**
 * Opening hours in one cell of a table, the week first: `Mo-Fr 09:00-12:30, 13:30-18:00; Sa closed; 2026-12-24 10:00-14:00`.
 * `readHours` makes the same of it.
 */
export function writeHours({ exceptions, week }: OpeningHours): string {
  const days = weekdays.map((day) => ({ day, written: writeSpans(week[day]) }));
  // Days that follow each other and are alike are told as one.
  const ranges = days.flatMap(({ day, written }, index) => {
    if (written === null || days[index - 1]?.written === written) return [];
    const differs = days.findIndex((other, at) => at > index && other.written !== written);
    const last = days.at(differs < 0 ? -1 : differs - 1)?.day ?? day;
    return `${last === day ? shortName(day) : `${shortName(day)}-${shortName(last)}`} ${written}`;
  });
  const dates = Object.entries(exceptions).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return [...ranges, ...dates.map(([date, spans]) => `${date} ${writeSpans(spans)}`)].join('; ');
}

const writeSpans = (spans: HoursSpan[] | undefined) =>
  spans === undefined
    ? null
    : spans.length === 0
      ? closed
      : spans.map(({ from, until }) => `${from}-${until}`).join(', ');

const dayWords = String.raw`\p{L}{2,}`;
const part = new RegExp(
  `^(?:(\\d{4}-\\d{2}-\\d{2})|(${dayWords})(?:\\s*[-–]\\s*(${dayWords}))?)\\s+(\\S.*)$`,
  'u',
);
const spanWords = /^(\d{1,2}:\d{2})\s*[-–]\s*(\d{1,2}:\d{2})$/;

/**
 * Days may be written out and hours without a leading nought. Whether times and dates exist, the schema says.
 * @returns null for what is written otherwise, or names a day twice.
 */
export function readHours(cell: string): OpeningHours | null {
  const hours: OpeningHours = { week: {}, exceptions: {} };
  for (const entry of cell.split(';').map((one) => one.trim())) {
    if (entry === '') continue;
    const [, date, first = '', last = first, times = ''] = part.exec(entry) ?? [];
    const spans = readSpans(times);
    if (spans === null) return null;
    if (date !== undefined) {
      if (date in hours.exceptions) return null;
      hours.exceptions[date] = spans;
      continue;
    }
    const days = daysBetween(first, last);
    if (days.length === 0 || days.some((day) => hours.week[day])) return null;
    for (const day of days) hours.week[day] = spans;
  }
  return hours;
}

function readSpans(times: string): HoursSpan[] | null {
  if (times.trim().toLowerCase() === closed) return [];
  const spans = times.split(',').map((one) => {
    const [, from, until] = spanWords.exec(one.trim()) ?? [];
    return from && until ? { from: from.padStart(5, '0'), until: until.padStart(5, '0') } : null;
  });
  return spans.includes(null) ? null : (spans as HoursSpan[]);
}

const dayOf = (word: string) =>
  weekdays.findIndex((day) => names[day].toLowerCase().startsWith(word.toLowerCase()));

/** None, where one of the two is no day or they stand the wrong way round. */
function daysBetween(first: string, last: string): Weekday[] {
  const [from, until] = [dayOf(first), dayOf(last)];
  return from < 0 || until < from ? [] : weekdays.slice(from, until + 1);
}
