import { wholePercent } from '@vitrine/shared/contract/values/whole-percent';
import { useFormat } from '@vitrine/shared/ui';

/** How many of whom, in words and as a share from 0 to 1: several choices may add up to more than all. */
export function useShare() {
  const format = useFormat();
  return (part: number, whole: number) => {
    const share = whole > 0 ? part / whole : 0;
    const { percent, sign } = wholePercent(share);
    return {
      count: format.number(part),
      percent: `${sign}${format.number(percent)} %`,
      share: Math.min(1, share),
    };
  };
}
