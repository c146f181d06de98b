const longestMs = 24 * 3600_000;

/** 83,045 ms → "1:23.045"; hours only where there are some. */
export function writtenTime(ms: number): string {
  const whole = Math.round(ms);
  const [hours, minutes] = [Math.floor(whole / 3_600_000), Math.floor(whole / 60_000) % 60];
  const seconds = `${String(Math.floor(whole / 1000) % 60).padStart(2, '0')}.${String(whole % 1000).padStart(3, '0')}`;
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${seconds}` : `${minutes}:${seconds}`;
}

/** "1:23.045", "83.045", "0:01:23,045" → 83,045 ms; null for what is no time within a day. */
export function readTime(typed: string): number | null {
  const match = /^(?:(?:(\d{1,2}):)?(\d{1,3}):)?(\d{1,5})(?:[.,](\d{1,3}))?$/.exec(typed.trim());
  if (!match) return null;
  const [, hours = '0', minutes = '0', seconds = '0', fraction = ''] = match;
  const isClock = match[2] !== undefined;
  if (isClock && Number(seconds) > 59) return null;
  if (match[1] !== undefined && Number(minutes) > 59) return null;
  const ms =
    (Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)) * 1000 + Number(fraction.padEnd(3, '0'));
  return ms <= longestMs ? ms : null;
}
