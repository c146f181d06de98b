import { serverNow } from '@vitrine/shared/browser/server-clock';
import type { PublicRun } from '@vitrine/shared/contract';
import { useEffect, useState } from 'react';

export type Opening = 'open' | 'not-yet' | 'paused' | 'closed';

/** When something can be answered: readings of the clocks where it is shown, or moments that are the same everywhere. */
interface OpeningTimes {
  opensAt?: string | undefined;
  closesAt?: string | undefined;
}

/**
 * Whether something can be answered now, as far as the device knows: the API decides when an answer comes. Looked at
 * again every few seconds, so that it opens and closes under the eyes of those who wait.
 * @param timeZone in which local times are meant; null: the device's own.
 */
export function useOpening(
  times: OpeningTimes,
  run: PublicRun | undefined,
  timeZone: string | null,
): Opening {
  const { closesAt, opensAt } = times;
  const [byClock, setByClock] = useState(() => openingOf(times, timeZone, new Date(serverNow())));
  useEffect(() => {
    const look = () => setByClock(openingOf({ opensAt, closesAt }, timeZone, new Date(serverNow())));
    look();
    if (!opensAt && !closesAt) return;
    const looking = setInterval(look, 2_000);
    return () => clearInterval(looking);
  }, [opensAt, closesAt, timeZone]);
  // What staff did goes before the clock.
  return run?.state === 'closed' || run?.state === 'paused' ? run.state : byClock;
}

/** What the clock alone says. */
export function openingOf(
  { closesAt, opensAt }: OpeningTimes,
  timeZone: string | null,
  now: Date,
): Exclude<Opening, 'paused'> {
  const isPast = (time: string) =>
    isLocal(time) ? localTime(now, timeZone) >= time : Date.parse(time) <= now.getTime();
  if (opensAt && !isPast(opensAt)) return 'not-yet';
  return closesAt && isPast(closesAt) ? 'closed' : 'open';
}

/** A moment as a wall clock shows it where people read it. */
export function momentIn(time: string, language: string, timeZone: string | null): string {
  const words = { dateStyle: 'long', timeStyle: 'short' } as const;
  // What is local is written as it stands: no zone moves it.
  return isLocal(time)
    ? new Intl.DateTimeFormat(language, { ...words, timeZone: 'UTC' }).format(new Date(`${time}Z`))
    : new Intl.DateTimeFormat(language, { ...words, ...(timeZone && { timeZone }) }).format(new Date(time));
}

const isLocal = (time: string) => !/(Z|[+-]\d\d:?\d\d)$/.test(time);

/** As `2026-11-28T09:00`. Swedish writes dates as ISO 8601 does. */
const localTime = (moment: Date, timeZone: string | null) =>
  new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', ...(timeZone && { timeZone }) })
    .format(moment)
    .replace(' ', 'T');
