import { expect, test } from '@playwright/test';
import { shellOrigin } from '../support/product-process';
import { staffBrowser } from '../support/sign-in';
import { demoWallBrand, openScreens, pairScreens, screenNumber } from '../support/wall-screens';

test('four windows are paired as the screens of a wall and play one video in step; one comes back by itself, one is sent away', async ({
  browser,
}) => {
  const staff = await staffBrowser(browser, 'editor');
  const wall = await staff.newPage();
  await wall.goto(`/manager/panel/brands/${demoWallBrand}`);
  await wall.getByRole('link', { name: 'Oak showroom' }).first().click();
  await wall.getByRole('link', { name: 'Video wall' }).click();
  await wall.getByRole('link', { name: /^Two rooms in oak, on four screens/ }).click();

  const device = await browser.newContext({ viewport: { width: 320, height: 180 } });
  const screens = await openScreens(device, `${shellOrigin}/showroom24?screen=`, 4);
  await pairScreens(wall, screens);
  const [first, second, third] = screens;
  if (!first || !second || !third) throw new Error('Four windows were opened');

  /** How far into the film each of them is, carried to one instant, in milliseconds. */
  const places = () =>
    Promise.all(
      screens.map((screen) =>
        screen.locator('video').evaluate((video: HTMLVideoElement) => {
          const passedMs = performance.timeOrigin + performance.now();
          return (((video.currentTime * 1000 - passedMs) % 9000) + 9000) % 9000;
        }),
      ),
    );
  const farthest = async () => {
    const all = await places();
    const apart = (a: number, b: number) => Math.min(Math.abs(a - b), 9000 - Math.abs(a - b));
    return Math.max(...all.flatMap((a) => all.map((b) => apart(a, b))));
  };
  // How well is measured by `npm run bench -- wall`, on an idle machine.
  await expect.poll(farthest, { timeout: 20_000 }).toBeLessThan(250);

  await second.reload();
  await expect(screenNumber(second, 2)).toBeVisible();
  await expect.poll(farthest, { timeout: 20_000 }).toBeLessThan(250);

  await wall.getByRole('button', { name: 'Actions for Screen 1' }).click();
  await wall.getByRole('menuitem', { name: 'Show its number' }).click();
  await expect(first.getByText('1Screen 1')).toBeVisible();

  await wall.getByRole('button', { name: 'Actions for Screen 3' }).click();
  await wall.getByRole('menuitem', { name: 'Take out of the wall' }).click();
  await wall.getByRole('dialog').getByRole('button', { name: 'Take out of the wall' }).click();
  await expect(third.getByRole('heading', { name: 'This screen is not in use' })).toBeVisible();
  await device.close();
  await staff.close();
});
