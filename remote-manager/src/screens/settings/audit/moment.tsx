import { useFormat } from '@vitrine/shared/ui';

/** A moment in the reader's zone, which machines read too. */
export function Moment({ at }: { at: string }) {
  const format = useFormat();
  return <time dateTime={at}>{format.dateTime(at)}</time>;
}
