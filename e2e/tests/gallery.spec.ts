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

test('on the screen for a room every option of a vote is there to be read, however many there are', async ({
  page,
}) => {
  const gallery = await openGallery(page);
  const parts = gallery.parts.filter((id) => id.startsWith('visitor/areas/voting/presenter-page/'));
  expect(parts).toContain('visitor/areas/voting/presenter-page/Ten in pictures');
  const problems: string[] = [];
  for (const [width, height] of [
    [1920, 1080],
    [1280, 720],
    [1024, 768],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const part of parts)
      for (const language of ['en', 'ar']) {
        await gallery.show({ page: part, language });
        await expect(page.getByRole('listitem').first()).toBeVisible();
        const found = await page.evaluate(beyondTheirRoom);
        problems.push(...found.map((problem) => `${part} ${language} ${width}×${height}: ${problem}`));
      }
  }
  expect(problems).toEqual([]);
});

/** What of a presenter's screen lies beyond the window, or beyond the row of the option that it belongs to. */
function beyondTheirRoom(): string[] {
  const beyond = (inner: DOMRect, outer: { left: number; top: number; right: number; bottom: number }) =>
    inner.left < outer.left - 1 ||
    inner.right > outer.right + 1 ||
    inner.top < outer.top - 1 ||
    inner.bottom > outer.bottom + 1;
  const screen = { left: 0, top: 0, right: window.innerWidth, bottom: window.innerHeight };
  const inRows = [...document.querySelectorAll('main li')].flatMap((row) => [
    ...(beyond(row.getBoundingClientRect(), screen) ? [row] : []),
    ...[...row.children].filter((part) => beyond(part.getBoundingClientRect(), row.getBoundingClientRect())),
  ]);
  const around = [...document.querySelectorAll('main h1, main p, main footer *')].filter((element) =>
    beyond(element.getBoundingClientRect(), screen),
  );
  return [...inRows, ...around].map(({ tagName, textContent }) => `${tagName} ${textContent?.slice(0, 40)}`);
}

const brokenStories = () =>
  [...document.querySelectorAll('[data-broken]')].map(({ textContent }) => `threw ${textContent}`);
