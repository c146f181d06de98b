import { StaleSince } from './stale-since';
import { useStaleSince } from './use-stale-since';

interface StaleNoticeProps {
  placementId: string;
  /** Whether the live stream stands. */
  connected: boolean;
  /** Without it for that long, it is said. */
  patienceMs: number;
}

/** On a screen that nobody touches: what stands there is the last that was known, and since when. */
export default function StaleNotice({ connected, patienceMs, placementId }: StaleNoticeProps) {
  const since = useStaleSince(placementId, connected, patienceMs);
  return since !== null && <StaleSince since={since} />;
}
