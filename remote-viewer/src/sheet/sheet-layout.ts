import { type Display, roomBesidePx } from '../display/display';
import { useDisplay } from '../display/use-display';

/** How high a sheet may stand that lies over what it is about, from the least. */
export const sheetHeights = ['peek', 'half', 'full'] as const;
export type SheetHeight = (typeof sheetHeights)[number];

export interface SheetLayout {
  /** It stands beside what it is about, not over it. */
  isBeside: boolean;
  /** How much of the width it takes there, its margin included, in the page's pixels; 0: it does not. */
  besidePx: number;
  /** The same as a share of the width. */
  besideShare: number;
  /** How much of the height it takes where it lies over what it is about. */
  shares: Record<SheetHeight, number>;
}

/** A phone that lies on its side: nothing has room above a sheet. */
const lowPx = 500;
const widestPx = 440;
const marginPx = 24;

const inHand: SheetLayout['shares'] = { peek: 0.3, half: 0.6, full: 1 };
/** Nobody has to reach into the upper third of a screen that is taller than people. */
const tallerThanPeople: SheetLayout['shares'] = { peek: 0.25, half: 0.45, full: 0.66 };

/** Where the sheet stands on a display. */
export function sheetLayoutOn({ height, mode, width }: Display): SheetLayout {
  const isLow = height <= lowPx && width > height;
  const isBeside = isLow || (mode !== 'phone' && width >= roomBesidePx);
  const panelPx = isLow ? Math.min(widestPx, width * 0.5) : Math.min(widestPx, width * 0.4) + marginPx;
  const besidePx = isBeside ? panelPx : 0;
  return {
    isBeside,
    besidePx,
    besideShare: besidePx / width,
    shares: mode === 'kiosk' && height > width ? tallerThanPeople : inHand,
  };
}

export const useSheetLayout = (): SheetLayout => sheetLayoutOn(useDisplay());

/** How wide the sheet is, in CSS pixels of the screen: as a picture's `sizes` say it. */
export function useSheetWidth(): number {
  const display = useDisplay();
  const { besidePx } = sheetLayoutOn(display);
  return Math.round((besidePx || display.width) * display.zoom);
}
