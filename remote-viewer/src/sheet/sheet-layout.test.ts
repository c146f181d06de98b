import type { DisplayMode } from '@vitrine/shared/contract';
import { displayOf } from '../display/display';
import { sheetLayoutOn } from './sheet-layout';

const on = (width: number, height: number, mode: DisplayMode | null = null) =>
  sheetLayoutOn(displayOf({ mode, isKiosk: false }, { width, height, isTouched: false }));

it('stands beside what it is about where there is room, and takes less than half of the width', () => {
  expect(on(1440, 900)).toMatchObject({ isBeside: true, besidePx: 464, besideShare: 464 / 1440 });
  expect(on(1920, 1080, 'kiosk')).toMatchObject({ isBeside: true, besideShare: (0.4 * 960 + 24) / 960 });
  expect(on(780, 360)).toMatchObject({ isBeside: true, besidePx: 390 });
});

it('lies over it elsewhere, and where staff say that a hand holds the screen', () => {
  for (const layout of [on(360, 780), on(1080, 1920), on(1440, 900, 'phone')])
    expect(layout).toMatchObject({ isBeside: false, besidePx: 0, besideShare: 0 });
});

it('nobody reaches into the upper third of a screen that is taller than people', () => {
  expect(on(1080, 1920).shares.full).toBeLessThan(2 / 3);
  expect(on(360, 780).shares.full).toBe(1);
});
