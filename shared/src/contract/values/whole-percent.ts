/**
 * A share in whole percent, as it may be shown: what one of a million chose is not nothing, and what one did not choose
 * is not everything.
 * @param share from 0 to 1.
 * @returns the percent, and whether the share is below or above it.
 */
export function wholePercent(share: number): { sign: '' | '<' | '>'; percent: number } {
  const percent = Math.round(share * 100);
  if (percent === 0 && share > 0) return { sign: '<', percent: 1 };
  if (percent === 100 && share < 1) return { sign: '>', percent: 99 };
  return { sign: '', percent };
}
