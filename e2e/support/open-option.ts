import type { Locator, Page } from '@playwright/test';

/**
 * An option of the list that a field has opened. By what is on view: of a list that may be long only that is in the
 * document, and what screen readers hear of it stands elsewhere.
 * @param name a part of what it says, or a pattern where that says too much.
 */
export const openOption = (page: Page, name: string | RegExp): Locator =>
  page.locator('.ant-select-item-option').filter({ hasText: name, visible: true });
