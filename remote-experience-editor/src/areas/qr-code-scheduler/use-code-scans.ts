import { endpoints } from '@vitrine/shared/contract';
import { dayAfter, ownTimeZone, zonedReading } from '@vitrine/shared/contract/values/zoned-time';
import { useEndpointQuery, useNow } from '@vitrine/shared/ui';
import { useExperience } from '../../experience/experience-context';

const days = 28;
/** How long what is shown of today may be old. */
const refetchIntervalMs = 20_000;

/**
 * How often codes were scanned over the last four weeks, by the reader's own clock.
 * @param documentId of one of them; left out: of all that the experience has.
 */
export function useCodeScans(documentId?: string) {
  const { brand, experience } = useExperience();
  const timeZone = ownTimeZone();
  const until = zonedReading(new Date(useNow()).toISOString(), timeZone).slice(0, 10);
  const range = { from: dayAfter(until, 1 - days), until, timeZone };
  const scans = useEndpointQuery(
    endpoints.getCodeScans,
    {
      params: { brandId: brand.id, experienceId: experience.id },
      query: { ...range, ...(documentId && { documentId }) },
    },
    { refetchIntervalMs },
  );
  return { range, scans };
}
