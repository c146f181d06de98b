import { type BrowserContext, expect, type Page } from '@playwright/test';

/** The demo's brand, whose showroom has a wall of four screens. */
export const demoWallBrand = 'demabrandaskekda';

/** Windows of one device that ask to be let in as screens at a placement, in the order in which they were opened. */
export async function openScreens(device: BrowserContext, address: string, count: number): Promise<Page[]> {
  const screens: Page[] = [];
  for (let window = 0; window < count; window++) {
    const screen = await device.newPage();
    await screen.goto(address);
    await expect(screen.getByRole('heading', { name: 'Pair this screen' })).toBeVisible();
    screens.push(screen);
  }
  return screens;
}

/** Gives each of them the next place, on the page of their wall. */
export async function pairScreens(wall: Page, screens: Page[]): Promise<void> {
  for (const [index, screen] of screens.entries()) {
    const code = await screen.getByText(/^[2-9A-Z]{3} [2-9A-Z]{3}$/).textContent();
    await wall.getByRole('button', { name: 'Pair a screen', exact: true }).click();
    const dialog = wall.getByRole('dialog', { name: 'Pair a screen' });
    await dialog.getByLabel('Code on the screen').fill(code ?? '');
    await expect(dialog.getByLabel('Name')).toHaveValue(`Screen ${index + 1}`);
    await dialog.getByRole('button', { name: 'Pair', exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(screenNumber(screen, index + 1)).toBeVisible();
  }
}

/** What a device shows that has its place. */
export const screenNumber = (screen: Page, number: number) =>
  screen.getByRole('main', { name: `Screen ${number}`, exact: true });
