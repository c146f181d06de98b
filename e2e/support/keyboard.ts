import { expect, type Locator, type Page } from '@playwright/test';

/** More stops than any screen has before what a test looks for. */
const mostStops = 120;

const hasFocus = (target: Locator) =>
  target.evaluate(
    (element) => element === document.activeElement || element.contains(document.activeElement),
  );

/**
 * Goes to something as people without a mouse do.
 * @param backwards with Shift, for what lies before where the focus is.
 * @throws when Tab never gets there.
 */
export async function tabTo(page: Page, target: Locator, { backwards = false } = {}): Promise<void> {
  await expect(target).toBeVisible();
  const passed: string[] = [];
  for (let stop = 0; stop < mostStops; stop++) {
    if (await hasFocus(target)) return;
    await page.keyboard.press(backwards ? 'Shift+Tab' : 'Tab');
    passed.push(
      await page.evaluate(() => {
        const { activeElement } = document;
        return `${activeElement?.tagName} ${activeElement?.getAttribute('aria-label') ?? activeElement?.textContent?.slice(0, 30)}`;
      }),
    );
  }
  throw new Error(`Tab never gets to ${target}. It stopped at:\n${passed.join('\n')}`);
}

/** Goes to a field and types into it, over what stands there. */
export async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.press('Control+a');
  await page.keyboard.type(text);
}

/** Goes to a button or a link and presses it. */
export async function press(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}
