import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** As narrow as phones are; every screen works here (look). */
const phone = { width: 360, height: 740 };
/** From a phone to a wall, with the widths about which a screen changes its shape. */
const sizes = [
  phone,
  { width: 768, height: 1024 },
  { width: 900, height: 1200 },
  { width: 1280, height: 800 },
  { width: 2560, height: 1440 },
];
export const desktop = { width: 1440, height: 900 };
export const still = { reducedMotion: 'reduce', colorScheme: 'light', viewport: desktop } as const;

/** What something that loads says, in English and Arabic. */
const says = /^(Loading|جارٍ التحميل)/;

/**
 * Looks at a screen that is open, in whichever language: light, dark, and from a phone's width to a wall's.
 * @param onPhones what is checked on a wide screen is checked on a phone too, where a screen may be another.
 */
export async function checkScreen(page: Page, { onPhones = false } = {}): Promise<void> {
  // A skeleton says so in its text, the loading fallback of a screen by its name.
  const loading = page.getByRole('status').filter({ hasText: says });
  await expect(loading.or(page.getByRole('status', { name: says }))).toHaveCount(0);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveAttribute('data-look', colorScheme);
    // Polled, since antd's colours follow the root's a render later.
    await expect.poll(() => violations(page), { message: colorScheme }).toEqual([]);
  }
  for (const size of sizes) {
    await page.setViewportSize(size);
    const message = `${size.width} px`;
    await expect.poll(() => page.evaluate(outsideWindow), { message }).toEqual([]);
    if (onPhones && size === phone) await expect.poll(() => violations(page), { message }).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize(desktop);
}

/**
 * What sticks out of the window sideways: to be scrolled to, or cut off and lost where a screen clips itself. What lies
 * in a scroll area of its own (a list of tabs brings them into view itself), or is there for screen readers only, may.
 */
function outsideWindow(): string[] {
  const mayStickOut = (element: Element | null): boolean => {
    if (!element || element === document.body) return false;
    const { overflowX, clipPath } = getComputedStyle(element);
    if (['auto', 'scroll'].includes(overflowX) || clipPath !== 'none') return true;
    return element.role === 'tablist' || mayStickOut(element.parentElement);
  };
  return [...document.body.querySelectorAll('*')]
    .filter((element) => {
      const { left, right, width, height } = element.getBoundingClientRect();
      const isShown = width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true });
      return isShown && (right > window.innerWidth + 1 || left < -1) && !mayStickOut(element);
    })
    .map((element) => `${element.tagName} ${element.className} ${element.textContent?.slice(0, 40)}`);
}

async function violations(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target} ${failureSummary}`),
    );
}
