import type { Dialog, Page } from '@playwright/test';

/**
 * Says no whenever the page asks before something is lost.
 * @returns what it asked, in order; and the end of that, after which Playwright answers again.
 */
export function refuseToLeave(page: Page): { asked: string[]; stop: () => void } {
  const asked: string[] = [];
  const refuse = (question: Dialog) => {
    asked.push(question.type() === 'beforeunload' ? 'closes the tab' : question.message());
    return question.dismiss();
  };
  page.on('dialog', refuse);
  return { asked, stop: () => void page.off('dialog', refuse) };
}
