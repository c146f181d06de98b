import type { DisplayMode } from '@vitrine/shared/contract';
import { kioskZoom } from '@vitrine/shared/contract/values/kiosk-zoom';

/** In CSS pixels. */
export interface Screen {
  width: number;
  height: number;
  /** With a finger, not with a mouse. */
  isTouched: boolean;
}

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
  /** Of the screen, in the pixels of the page: those before `zoom`. */
  width: number;
  height: number;
}

/** Below it there is no room beside a panel. */
export const roomBesidePx = 900;

/** Who stands before a screen of this size, where staff do not say. */
function modeFor({ height, isTouched, width }: Screen): DisplayMode {
  const isUpright = width >= 1000 && height >= 1600;
  const isLargeTouchscreen = isTouched && Math.min(width, height) >= 1080;
  if (isUpright || isLargeTouchscreen) return 'kiosk';
  return width < roomBesidePx ? 'phone' : 'desk';
}

export function displayOf(setting: DisplaySetting, screen: Screen): Display {
  const mode = setting.mode ?? modeFor(screen);
  const zoom = mode === 'kiosk' ? kioskZoom(screen.width, screen.height) : 1;
  return {
    mode,
    isKiosk: setting.isKiosk || mode === 'kiosk',
    zoom,
    width: screen.width / zoom,
    height: screen.height / zoom,
  };
}
