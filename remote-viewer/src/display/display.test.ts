import { displayOf } from './display';

const unset = { mode: null, isKiosk: false };
const screen = (width: number, height: number, isTouched = false) => ({ width, height, isTouched });

it.each([
  ['a phone', screen(360, 780, true), 'phone', 1],
  ['a phone on its side', screen(780, 360, true), 'phone', 1],
  ['a tablet', screen(1032, 1376, true), 'desk', 1],
  ['a desk', screen(1440, 900), 'desk', 1],
  ['an upright kiosk', screen(1080, 1920), 'kiosk', 2],
  ['a large touch screen', screen(1920, 1080, true), 'kiosk', 2],
  ['a wall', screen(2160, 3840), 'kiosk', 4],
] as const)('%s is known by its size', (_, size, mode, zoom) => {
  const width = size.width / zoom;
  expect(displayOf(unset, size)).toMatchObject({ mode, zoom, width, isKiosk: mode === 'kiosk' });
});

it('is what staff say, whatever its size', () => {
  expect(displayOf({ ...unset, mode: 'desk' }, screen(1080, 1920))).toMatchObject({ mode: 'desk', zoom: 1 });
  expect(displayOf({ ...unset, mode: 'kiosk' }, screen(360, 780))).toMatchObject({ mode: 'kiosk', zoom: 1 });
});

it('a kiosk is one in any size', () => {
  expect(displayOf({ ...unset, isKiosk: true }, screen(768, 1024))).toMatchObject({
    mode: 'phone',
    isKiosk: true,
  });
});
