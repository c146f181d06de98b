import { useDisplay } from '../display/use-display';

/** How wide the sheet is, in CSS pixels of the screen: as a picture's `sizes` say it. */
export function useSheetWidth(): number {
  const { besidePx, zoom } = useDisplay();
  return besidePx > 0 ? Math.round(besidePx * zoom) : window.innerWidth;
}
