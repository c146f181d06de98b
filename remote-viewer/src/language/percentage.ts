import { wholePercent } from '@vitrine/shared/contract/values/whole-percent';

/** @param percent 0 to 100. */
export const percentage = (language: string, percent: number): string =>
  new Intl.NumberFormat(language, { style: 'percent' }).format(percent / 100);

/** @param share 0 to 1. @returns “<1%” where somebody, but hardly anybody, is meant. */
export function shareIn(language: string, share: number): string {
  const { percent, sign } = wholePercent(share);
  return `${sign}${percentage(language, percent)}`;
}
