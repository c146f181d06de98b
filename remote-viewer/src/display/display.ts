import type { DisplayMode } from '@vitrine/shared/contract';

/** In CSS pixels. */
export interface Screen {
  width: number;
  height: number;
  /** With a finger, not with a mouse. */
  isTouched: boolean;
}

/** How high a panel may stand that lies over what it is about, from the least. */
export const sheetHeights = ['peek', 'half', 'full'] as const;
export type SheetHeight = (typeof sheetHeights)[number];

/** What is said of a display elsewhere than by its size. */
export interface DisplaySetting {
  /** By staff or the address; null: the screen's size decides. */
  mode: DisplayMode | null;
  /** It stands in a store, for one visitor after the other. */
  isKiosk: boolean;
}

export interface Display {
  mode: DisplayMode;
  /** Nothing leads away from its page, since nobody could come back. */
  isKiosk: boolean;
  /** How many times as large as in a hand everything is. */
  zoom: number;
  /** A panel stands beside what it is about, not over it. */
  isBeside: boolean;
  /** How much of the width a panel beside takes, its margin included, in pixels before `zoom`; 0: none stands beside. */
  besidePx: number;
  /** The same as a share of the width. */
  besideShare: number;
  /** How much of the height a panel over it takes. */
  sheetShares: Record<SheetHeight, number>;
}

/** Of this shorter side a kiosk shows as much as a phone in a hand, large enough to be read from two metres. */
const shorterSideInHand = 540;

/** Below it there is no room beside a panel. */
const roomBesidePx = 900;
/** A phone that lies on its side: nothing has room above a panel. */
const lowPx = 500;

const inHand: Display['sheetShares'] = { peek: 0.3, half: 0.6, full: 1 };
/** Nobody has to reach into the upper third of a screen that is taller than people. */
const tallerThanPeople: Display['sheetShares'] = { peek: 0.25, half: 0.45, full: 0.66 };

/** Who stands before a screen of this size, where staff do not say. */
function modeFor({ height, isTouched, width }: Screen): DisplayMode {
  const isUpright = width >= 1000 && height >= 1600;
  const isLargeTouchscreen = isTouched && Math.min(width, height) >= 1080;
  if (isUpright || isLargeTouchscreen) return 'kiosk';
  return width < roomBesidePx ? 'phone' : 'desk';
}

export function displayOf(setting: DisplaySetting, screen: Screen): Display {
  const mode = setting.mode ?? modeFor(screen);
  const isKiosk = setting.isKiosk || mode === 'kiosk';
  const shorterSide = Math.min(screen.width, screen.height);
  const zoom = mode === 'kiosk' ? Math.max(1, Math.round((shorterSide / shorterSideInHand) * 100) / 100) : 1;
  const width = screen.width / zoom;
  const height = screen.height / zoom;
  const isLow = height <= lowPx && width > height;
  const isBeside = isLow || (mode !== 'phone' && width >= roomBesidePx);
  const panelPx = isLow ? Math.min(440, width * 0.5) : Math.min(440, width * 0.4) + 24;
  const besidePx = isBeside ? panelPx : 0;
  const sheetShares = mode === 'kiosk' && height > width ? tallerThanPeople : inHand;
  return { mode, isKiosk, zoom, isBeside, besidePx, besideShare: besidePx / width, sheetShares };
}
