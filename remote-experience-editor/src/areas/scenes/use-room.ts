import { useMediaQuery } from '@vitrine/shared/ui';
import type { RefObject } from 'react';
import { useSize } from '../../preview/use-size';

/**
 * How much room there is, which the preview beside takes from: for panels at both sides, for one, or for one only while
 * it is asked for. The widths are those of `scenes.module.css`.
 */
export function useRoom(main: RefObject<HTMLElement | null>): 'wide' | 'medium' | 'phone' {
  const narrow = useMediaQuery('(width < 900px)');
  const size = useSize(main);
  if (!size) return narrow ? 'phone' : 'wide';
  if (size.width >= 1000) return 'wide';
  return size.width >= 600 ? 'medium' : 'phone';
}
