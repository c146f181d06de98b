import { expect, test } from '@playwright/test';
import { outsideWindow, still, violations } from '../support/check-screen';
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

const brokenStories = () =>
  [...document.querySelectorAll('[data-broken]')].map(({ textContent }) => `threw ${textContent}`);
