import type { Schedule } from '@vitrine/shared/contract/schedule/schedule';
import { schedule } from '@vitrine/shared/contract/schedule/schedule';

type Hours = Schedule['hours'];
type Exceptions = Schedule['exceptions'];

const spanText = ({ from, until }: Hours[number]) => `${from}-${until}`;
/** `08:00-12:00, 13:00-18:00` */
export const hoursCell = (hours: Hours) => hours.map(spanText).join(', ');

const spanIn = (text: string) => {
  const [from, until] = text.split('-').map((time) => time.trim());
  return { from, until };
};

/** @returns null for what are no hours. */
export const hoursIn = (cell: string): Hours | null =>
  schedule.shape.hours.safeParse(listed(cell, ',').map(spanIn)).data ?? null;

/** `2026-04-03 off; 2026-04-06 > 2026-04-05 18:00-20:00`: left out, and moved with hours of its own. */
export const exceptionsCell = (exceptions: Exceptions) =>
  Object.entries(exceptions)
    .map(([date, one]) =>
      one.kind === 'off' ? `${date} off` : [date, '>', one.to, ...one.hours.map(spanText)].join(' '),
    )
    .join('; ');

/** @returns null for what are none, or name a day twice. */
export function exceptionsIn(cell: string): Exceptions | null {
  const read = listed(cell, ';').map((text) => {
    const [date = '', mark, to, ...spans] = text.split(/\s+/);
    const exception =
      mark === 'off' && to === undefined
        ? { kind: 'off' }
        : { kind: mark === '>' ? 'moved' : '', to, hours: spans.map(spanIn) };
    return [date, exception] as const;
  });
  const byDate = Object.fromEntries(read);
  if (Object.keys(byDate).length < read.length) return null;
  return schedule.shape.exceptions.safeParse(byDate).data ?? null;
}

const listed = (cell: string, separator: string) =>
  cell
    .split(separator)
    .map((text) => text.trim())
    .filter((text) => text !== '');
