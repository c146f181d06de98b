import { expect, test } from '@playwright/test';
import { endpoints } from '@vitrine/shared/contract';
import { apiAs } from '../support/api';

test('a kiosk that nobody uses turns its scene behind the landing, and lets people into it', {
  tag: '@webgl',
}, async ({ browser }) => {
  const api = await apiAs('owner');
  const { items: brands } = await api.call(endpoints.listBrands, { query: { q: 'Ask & Ekdal' } });
  const brandId = brands[0]?.id ?? '';
  const { items: placements } = await api.call(endpoints.listPlacements, { params: { brandId } });
  const showroom = placements.find(({ id }) => id === 'showroom24');
  const { id } = await api.call(endpoints.createPlacement, {
    params: { brandId, storeId: showroom?.storeId ?? '' },
    body: { name: 'Window', kind: 'kiosk', experienceId: showroom?.experienceId ?? '' },
  });

  const kiosk = await browser.newContext({ viewport: { width: 300, height: 520 } });
  const page = await kiosk.newPage();
  await page.goto(`/${id}`);
  const behind = page.locator('[aria-hidden] canvas');
  await expect(page.locator('html')).toHaveAttribute('data-attract', { timeout: 120_000 });
  const before = await behind.screenshot();
  await expect.poll(async () => (await behind.screenshot()).equals(before), { timeout: 60_000 }).toBe(false);
  await page.getByRole('button', { name: 'Step inside' }).click();
  await expect(page.getByRole('application')).toBeVisible();
  await expect(page.locator('canvas')).toHaveCount(1);
  await expect(page.locator('html')).not.toHaveAttribute('data-attract');
  await kiosk.close();
  await api.call(endpoints.archivePlacement, { params: { brandId, placementId: id } });
});
