import type { ExperienceVisits } from '@vitrine/shared/contract';
import type { Count } from '../../../tiles/tile';

type Series = Pick<ExperienceVisits, 'from' | 'until' | 'series' | 'step' | 'visits'>;

/** Visits step by step, and those that they are compared with at the same distance from the beginning. */
interface OverTime {
  step: Series['step'];
  /** When the axis ends: later than what is shown where what it is compared with goes on. */
  until: string;
  /** `at` is null where only what it is compared with goes on. */
  rows: { at: string | null; counts: Count[] }[];
}

/** A single day goes by the hour: beside days, it is one of them. */
const seriesBy = (step: Series['step'], given: Series) =>
  given.step === step ? given.series : [{ at: given.from, visits: given.visits }];

export function overTime(own: Series, compared?: Series): OverTime {
  if (!compared) {
    const rows = own.series.map(({ at, visits }) => ({ at, counts: [visits] }));
    return { step: own.step, until: own.until, rows };
  }
  const step = own.step === compared.step ? own.step : 'day';
  const [first, second] = [seriesBy(step, own), seriesBy(step, compared)];
  // A day has 25 hours where clocks go back: the last of them is beside none.
  const length = step === 'hour' ? first.length : Math.max(first.length, second.length);
  const [begins, ends] = [Date.parse(own.from), Date.parse(own.until)];
  const times = length / Math.max(1, first.length);
  return {
    step,
    until: new Date(begins + (ends - begins) * times).toISOString(),
    rows: Array.from({ length }, (_, index) => ({
      at: first[index]?.at ?? null,
      counts: [first[index]?.visits ?? null, second[index]?.visits ?? null],
    })),
  };
}
