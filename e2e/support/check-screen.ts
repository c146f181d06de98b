import { expect, type Page } from '@playwright/test';
import { violations } from './axe';

/** From a phone, as narrow as they are, to a wall, with the widths about which a screen changes its shape. */
const heights = { 360: 740, 768: 1024, 900: 1200, 1280: 800, 1440: 900, 2560: 1440 };
/** How a screen is looked at. */
export type View = readonly [width: keyof typeof heights, look: 'light' | 'dark'];

export const desktop = { width: 1440, height: heights[1440] };
export const still = { reducedMotion: 'reduce', colorScheme: 'light', viewport: desktop } as const;

/** In which languages, widths and looks screens are looked at: any two of these meet in one of six runs. */
export const runs = [
  {
    language: 'en',
    views: [
      [360, 'light'],
      [2560, 'dark'],
    ],
  },
  {
    language: 'ar',
    views: [
      [360, 'dark'],
      [2560, 'light'],
    ],
  },
  {
    language: 'en',
    views: [
      [768, 'dark'],
      [1280, 'light'],
    ],
  },
  {
    language: 'ar',
    views: [
      [768, 'light'],
      [1280, 'dark'],
    ],
  },
  {
    language: 'en',
    views: [
      [360, 'dark'],
      [900, 'light'],
    ],
  },
  {
    language: 'ar',
    views: [
      [360, 'light'],
      [900, 'dark'],
    ],
  },
] as const satisfies { language: string; views: readonly View[] }[];
export type Run = (typeof runs)[number];

/** What something that loads says, in English and Arabic. */
const says = /^(Loading|جارٍ التحميل)/;

/**
 * Looks at a screen that is open, in whichever language: that everybody can use it, and that nothing sticks out.
 * @param views a phone and a desk, where nothing else is said.
 */
export async function checkScreen(
  page: Page,
  views: readonly View[] = [
    [360, 'dark'],
    [1440, 'light'],
  ],
): Promise<void> {
  // A skeleton says so in its text, the loading fallback of a screen by its name.
  const loading = page.getByRole('status').filter({ hasText: says });
  await expect(loading.or(page.getByRole('status', { name: says }))).toHaveCount(0);
  for (const [width, look] of views) {
    await page.emulateMedia({ colorScheme: look });
    await page.setViewportSize({ width, height: heights[width] });
    await expect(page.locator('html')).toHaveAttribute('data-look', look);
    const message = `${look}, ${width} px`;
    // Polled, since antd's colours follow the root's a render later.
    await expect.poll(() => violations(page), { message }).toEqual([]);
    await expect.poll(() => page.evaluate(outsideWindow), { message }).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize(desktop);
}

/**
 * What sticks out of the window sideways: to be scrolled to, or cut off and lost where a screen clips itself. What lies
 * in a scroll area of its own (a list of tabs brings them into view itself), or is there for screen readers only, may.
 */
export function outsideWindow(): string[] {
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
