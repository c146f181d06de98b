import type { AskedDraft } from './asked-draft';

/** A lower bound above its upper one, which nobody could satisfy. @returns its place in the question; null for none. */
export function impossibleBounds({ date, number, options, selection, type }: AskedDraft): string | null {
  const several = type === 'multiple' || type === 'picture' || type === 'ranking';
  // One picture is chosen, unless the question says that it may be more.
  const most = selection.max ?? (type === 'picture' ? 1 : undefined);
  const wrong = [
    several && above(selection.min, most) && '/selection/min',
    several && above(selection.min, Object.keys(options).length) && '/selection/min',
    type === 'number' && above(number.min, number.max) && '/number/min',
    type === 'date' && above(date.earliest, date.latest) && '/date/earliest',
  ];
  return wrong.find((place) => place !== false) ?? null;
}

const above = <Bound extends number | string>(low: Bound | undefined, high: Bound | undefined) =>
  low !== undefined && high !== undefined && low > high;
