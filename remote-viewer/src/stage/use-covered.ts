import { directionOf } from '@vitrine/shared/contract/values/text-direction';
import type { Covered } from '@vitrine/shared/scene';
import { useMemo } from 'react';
import { useLanguage } from '../language/language';
import { type SheetHeight, useSheetLayout } from '../sheet/sheet-layout';

/**
 * Which part of the page the open panel lies over.
 * @param height of the panel where it does not stand beside; null: none is open.
 */
export function useCovered(height: SheetHeight | null): Covered {
  const { besideShare, isBeside, shares } = useSheetLayout();
  const { language } = useLanguage();
  const isAtLeft = directionOf(language) === 'rtl';
  const beside = height !== null && isBeside ? besideShare : 0;
  // A panel that takes all of it leaves what is behind as it was.
  const bottom = height === null || isBeside ? 0 : shares[height === 'full' ? 'half' : height];
  return useMemo(
    () => ({ left: isAtLeft ? beside : 0, right: isAtLeft ? 0 : beside, bottom }),
    [isAtLeft, beside, bottom],
  );
}
