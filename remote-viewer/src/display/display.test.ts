import { displayOf } from './display';

const unset = { mode: null, isKiosk: false };
const screen = (width: number, height: number, isTouched = false) => ({ width, height, isTouched });

it.each([
  ['a phone', screen(360, 780, true), 'phone', 1, false],
  ['a phone on its side', screen(780, 360, true), 'phone', 1, true],
  ['a tablet', screen(1032, 1376, true), 'desk', 1, true],
  ['a desk', screen(1440, 900), 'desk', 1, true],
  ['an upright kiosk', screen(1080, 1920), 'kiosk', 2, false],
  ['a large touch screen', screen(1920, 1080, true), 'kiosk', 2, true],
  ['a wall', screen(2160, 3840), 'kiosk', 4, false],
] as const)('%s is known by its size', (_, size, mode, zoom, isBeside) => {
  expect(displayOf(unset, size)).toMatchObject({ mode, zoom, isBeside, isKiosk: mode === 'kiosk' });
});

it('is what staff say, whatever its size', () => {
  expect(displayOf({ ...unset, mode: 'desk' }, screen(1080, 1920))).toMatchObject({ mode: 'desk', zoom: 1 });
  expect(displayOf({ ...unset, mode: 'phone' }, screen(1440, 900))).toMatchObject({ isBeside: false });
  expect(displayOf({ ...unset, mode: 'kiosk' }, screen(360, 780))).toMatchObject({ mode: 'kiosk', zoom: 1 });
});

it('a kiosk is one in any size', () => {
  expect(displayOf({ ...unset, isKiosk: true }, screen(768, 1024))).toMatchObject({
    mode: 'phone',
    isKiosk: true,
  });
});

it('a panel beside takes less than half of the width, and leaves the rest to the scene', () => {
  const { besidePx, besideShare } = displayOf(unset, screen(1440, 900));
  expect(besidePx).toBe(464);
  expect(besideShare).toBeCloseTo(464 / 1440);
  expect(displayOf(unset, screen(360, 780))).toMatchObject({ besidePx: 0, besideShare: 0 });
});

it('nobody reaches into the upper third of a screen that is taller than people', () => {
  expect(displayOf(unset, screen(1080, 1920)).sheetShares.full).toBeLessThan(2 / 3);
  expect(displayOf(unset, screen(360, 780)).sheetShares.full).toBe(1);
});
