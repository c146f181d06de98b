import { expect, test } from '@playwright/test';
import { violations } from '../support/axe';
import { outsideWindow, still } from '../support/check-screen';
import { openGallery } from '../support/gallery';

test.use({ contextOptions: still, viewport: { width: 360, height: 740 } });

/** Every look, direction and visitor theme: how far a part reaches does not depend on its colours. */
for (const view of [
  { look: 'light', language: 'en', theme: 'standard' },
  { look: 'dark', language: 'ar', theme: 'other' },
])
  test(`everybody can use every part, ${view.look}, in ${view.language}, and on a phone none sticks out`, async ({
    page,
  }) => {
    const gallery = await openGallery(page);
    const problems: string[] = [];
    for (const part of gallery.parts) {
      await gallery.show({ page: part, ...view });
      const found = [
        ...(await page.evaluate(brokenStories)),
        ...(await page.evaluate(outsideWindow)),
        ...(await violations(page)),
      ];
      problems.push(...found.map((problem) => `${part}: ${problem}`));
    }
    expect(problems).toEqual([]);
  });

test('on the narrowest phone, with letters twice as large and the system’s own colours, no part of a visitor’s page sticks out', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await page.emulateMedia({ forcedColors: 'active' });
  const gallery = await openGallery(page);
  const problems: string[] = [];
  const parts = gallery.parts.filter((id) => id.startsWith('visitor/'));
  expect(parts.length).toBeGreaterThan(20);
  for (const part of parts)
    for (const view of [{ text: '200' }, { language: 'ar' }]) {
      await gallery.show({ page: part, ...view });
      const found = await page.evaluate(outsideWindow);
      problems.push(...found.map((problem) => `${part} ${JSON.stringify(view)}: ${problem}`));
    }
  expect(problems).toEqual([]);
});

const brokenStories = () =>
  [...document.querySelectorAll('[data-broken]')].map(({ textContent }) => `threw ${textContent}`);
