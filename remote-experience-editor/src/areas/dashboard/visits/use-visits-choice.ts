import type { VisitsRange } from '@vitrine/shared/contract';
import { ownTimeZone, zonedReading } from '@vitrine/shared/contract/values/zoned-time';
import { useAddressState } from '@vitrine/shared/ui';
import { chosenRange, type Period, rangeBefore } from './ranges';

/** What visits are shown of, kept in the address. */
export function useVisitsChoice(now: number) {
  const [period, setPeriod] = useAddressState('period', '28');
  const [from, setFrom] = useAddressState('from');
  const [until, setUntil] = useAddressState('until');
  const [zone, setZone] = useAddressState('zone');
  const [placementId, setPlacement] = useAddressState('placement');
  const [against, setAgainst] = useAddressState('against');
  const timeZone = zone || ownTimeZone();
  const today = zonedReading(new Date(now).toISOString(), timeZone).slice(0, 10);
  const days = chosenRange({ period, from, until }, today);
  const range: VisitsRange = { ...days, timeZone, ...(placementId && { placementId }) };
  return {
    period: period as Period,
    setPeriod,
    from: days.from,
    setFrom,
    until: days.until,
    setUntil,
    timeZone,
    setZone,
    placementId,
    setPlacement,
    against,
    setAgainst,
    range,
    /** What it is compared with: a period before, or the same one at another placement; null: with nothing. */
    compared: against ? comparedRange(range, against) : null,
  };
}
export type VisitsChoice = ReturnType<typeof useVisitsChoice>;

const comparedRange = (range: VisitsRange, against: string): VisitsRange =>
  against === 'before' || against === 'year'
    ? { ...range, ...rangeBefore(range, against) }
    : { ...range, placementId: against };
