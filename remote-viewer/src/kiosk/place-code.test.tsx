import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import jsQR from 'jsqr';
import type { ReactNode } from 'react';
import { OutwardLink } from '../controls/outward-link';
import { ShareButton } from '../controls/share-button';
import { DisplaySettingContext } from '../display/use-display';
import { LanguageProvider } from '../language/language';
import { loadWords } from '../testing/load-words';
import { kioskTexts } from './kiosk-texts';

beforeAll(() => loadWords('en', kioskTexts));
afterEach(() => window.history.replaceState(null, '', '/'));

/** Of a module of a code, in pixels: as large as phones want it. */
const moduleSize = 4;

/** What a phone reads from the code on the screen; jsdom draws none, so its modules are put on a picture here. */
function readCode(): string | undefined {
  const code = document.querySelector('svg[role=img]');
  const modules = Number(code?.getAttribute('viewBox')?.split(' ').at(-1));
  const side = modules * moduleSize;
  const picture = new Uint8ClampedArray(side * side * 4).fill(255);
  const dark = code?.querySelector('path:last-of-type')?.getAttribute('d') ?? '';
  for (const [, x, y, width] of dark.matchAll(/M(\d+)[ ,](\d+) ?h(\d+)/g))
    for (let row = Number(y) * moduleSize; row < (Number(y) + 1) * moduleSize; row++) {
      const start = (row * side + Number(x) * moduleSize) * 4;
      for (let pixel = start; pixel < start + Number(width) * moduleSize * 4; pixel += 4)
        picture.fill(0, pixel, pixel + 3);
    }
  return jsQR(picture, side, side)?.data;
}

async function press(name: string, what: ReactNode) {
  render(
    <DisplaySettingContext value={{ mode: null, isKiosk: true }}>
      <LanguageProvider languages={['en']}>{what}</LanguageProvider>
    </DisplaySettingContext>,
  );
  await userEvent.click(await screen.findByRole('button', { name }));
  await screen.findByText('Scan it with the camera of your phone.');
}

it('says to a phone the very place where the visitor is, and that it comes by a code', async () => {
  const place = '/showroom24?lang=de&scene=dining&open=product%3Atable&variant=ash';
  window.history.replaceState(null, '', `${place}&mode=kiosk&from=link`);
  await press('Share', <ShareButton title="Oak" />);
  expect(readCode()).toBe(`http://localhost${place}&from=code`);
});

it('says to a phone the whole address of a page elsewhere, and nothing of ours', async () => {
  const href = 'https://www.shop.example/tische/küche?variant=ash&size=2#photos';
  await press('Buy', <OutwardLink href={href}>Buy</OutwardLink>);
  expect(readCode()).toBe(href);
});
