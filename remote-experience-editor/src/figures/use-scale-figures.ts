import { useFormat } from '@vitrine/shared/ui';
import { useEditorTexts } from '../texts/texts';
import type { Figure } from './figure-list';
import { npsOf } from './nps';

/** Figures of scales, in words and numbers. */
export function useScaleFigures() {
  const t = useEditorTexts();
  const format = useFormat();
  return {
    /** @param bars how many gave each of the numbers from 0 to 10. @returns nothing where nobody did. */
    nps(bars: { value: string; count: number }[]): Figure[] {
      const nps = npsOf(bars);
      if (!nps) return [];
      const percent = (share: number) => `${format.number(share)} %`;
      return [
        { name: t('figures.score'), value: `${nps.score > 0 ? '+' : ''}${format.number(nps.score)}` },
        { name: t('figures.promoters'), value: percent(nps.promoters) },
        { name: t('figures.passives'), value: percent(nps.passives) },
        { name: t('figures.detractors'), value: percent(nps.detractors) },
      ];
    },
    mean: (mean: number): Figure => ({
      name: t('figures.mean'),
      value: format.number(Math.round(mean * 10) / 10),
    }),
  };
}
