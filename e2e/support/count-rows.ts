import type { Page } from '@playwright/test';

declare global {
  interface Window {
    mostRows: number;
  }
}

/** From now on, and in every page that is loaded, how many entries of lists and tables stand in the document at once. */
export async function countRows(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.mostRows = 0;
    const count = () => {
      const rows = document.querySelectorAll('main tbody tr, main ul > li').length;
      window.mostRows = Math.max(window.mostRows, rows);
    };
    // Whatever stands there between two frames as well: the observer is told before anything is painted.
    new MutationObserver(count).observe(document, { childList: true, subtree: true });
  });
}

/** The most since the page was loaded. */
export const mostRows = (page: Page): Promise<number> => page.evaluate(() => window.mostRows);
