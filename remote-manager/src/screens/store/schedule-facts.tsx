import type { Placement } from '@vitrine/shared/contract';
import { useFormat, useNow } from '@vitrine/shared/ui';
import { Facts } from '../../parts/facts';
import { useExperience } from '../../parts/use-experience';
import { useManagerTexts } from '../../texts/use-manager-texts';

/** When a placement begins and ends, what its calendar shows now or next, and the version that it is held at. */
export function ScheduleFacts({ placement, timeZone }: { placement: Placement; timeZone: string }) {
  const t = useManagerTexts();
  const format = useFormat();
  const now = useNow();
  const { activeFrom, activeUntil, calendar, pinnedVersion } = placement;
  const at = (iso: string) => format.dateTimeIn(iso, timeZone);
  const [coming] = calendar
    .filter(({ until }) => Date.parse(until) > now)
    .sort((one, other) => Date.parse(one.from) - Date.parse(other.from));
  const comingName = useExperience(placement.brandId, coming?.experienceId ?? null)?.name;
  const facts = [
    activeFrom && Date.parse(activeFrom) > now && t('placements.startsAt', { at: at(activeFrom) }),
    activeUntil &&
      t(Date.parse(activeUntil) > now ? 'placements.endsAt' : 'placements.endedAt', { at: at(activeUntil) }),
    coming &&
      t(Date.parse(coming.from) > now ? 'placements.calendarNext' : 'placements.calendarNow', {
        name: comingName ?? t('placements.otherExperience'),
        from: at(coming.from),
        until: at(coming.until),
      }),
    pinnedVersion !== null && t('placements.pinnedTo', { version: pinnedVersion }),
  ].filter((fact) => typeof fact === 'string');
  if (facts.length === 0) return null;
  return (
    <Facts>
      {facts.map((fact) => (
        <span key={fact}>{fact}</span>
      ))}
    </Facts>
  );
}
