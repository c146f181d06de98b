import { useFormat, useNow } from '@vitrine/shared/ui';

/** How far from now a moment is; which it is, for who points at it. */
export function RelativeTime({ at }: { at: string }) {
  const format = useFormat();
  const now = useNow();
  return <span title={format.dateTime(at)}>{format.relative(at, now)}</span>;
}
