import { mostVisitDays, type VisitsRange } from '@vitrine/shared/contract';
import { ownTimeZone, zonedReading } from '@vitrine/shared/contract/values/zoned-time';
import { useAddressState } from '@vitrine/shared/ui';
import { lengthOf } from '../../../periods/other-period';
import { type OtherPeriod, useOtherPeriod } from '../../../periods/use-other-period';
import { chosenRange, daysBegun, type Period, rangeBefore } from './ranges';

/** What visits are shown of, kept in the address. */
export function useVisitsChoice(now: number) {
  const [period, setPeriod] = useAddressState('period', '28');
  const [from, setFrom] = useAddressState('from');
  const [until, setUntil] = useAddressState('until');
  const [zone, setZone] = useAddressState('zone');
  const [placementId, setPlacement] = useAddressState('placement');
  const [against, setAgainst] = useAddressState('against');
  const otherPeriod = useOtherPeriod(mostVisitDays);
  const timeZone = zone || ownTimeZone();
  const today = zonedReading(new Date(now).toISOString(), timeZone).slice(0, 10);
  const days = chosenRange({ period, from, until }, today);
  const range: VisitsRange = { ...days, timeZone, ...(placementId && { placementId }) };
  const compared = against ? comparedRange(range, against, otherPeriod) : null;
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
    otherPeriod,
    /** What it is compared with: another period, or the same one at another placement; null: with nothing. */
    compared,
    /** How many days of both have begun, where one is longer than the other; null where they are as long. */
    unlike:
      compared && lengthOf(compared) !== lengthOf(range)
        ? { own: daysBegun(range, today), compared: daysBegun(compared, today) }
        : null,
  };
}
export type VisitsChoice = ReturnType<typeof useVisitsChoice>;

/** @returns null while the other period has yet to be chosen. */
function comparedRange(range: VisitsRange, against: string, other: OtherPeriod): VisitsRange | null {
  if (against === 'period') return other.days && { ...range, ...other.days };
  return against === 'before' || against === 'year'
    ? { ...range, ...rangeBefore(range, against) }
    : { ...range, placementId: against };
}
