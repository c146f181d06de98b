import { useSecondsUntil } from '@vitrine/shared/browser/use-seconds-until';

/** Minutes and seconds until a moment. */
export function Countdown({ until }: { until: string }) {
  const { inMinutes, seconds } = useSecondsUntil(until);
  return (
    <time role="timer" dateTime={`PT${seconds}S`}>
      {inMinutes}
    </time>
  );
}
