/** What people write into the name of something new, and how often they press the button. */
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import type { Client } from '@vitrine/shared/client';
import { apiAs } from '../support/api';
import { still } from '../support/check-screen';
import { createForms } from '../support/create-forms';
import { pace } from '../support/pace';
import { type PublishedExperience, publishedExperience } from '../support/published-experience';
import { staffBrowser } from '../support/sign-in';

let api: Client;
let own: PublishedExperience;
let staff: BrowserContext;
let page: Page;
test.beforeAll(async ({ browser }) => {
  api = await apiAs('owner');
  own = await publishedExperience(api, 'Names & Co');
  staff = await staffBrowser(browser, 'owner', still);
  page = await staff.newPage();
});
test.afterAll(() => staff?.close());

const refused: [text: string, message: string][] = [
  ['   ', 'Give it a name'],
  ['x'.repeat(10_000), 'At most 120 characters'],
  ['null\u0000byte', 'No line breaks or control characters'],
];
/** One name of everything that is odd and may be. */
const odd = `مرحبا 👩‍👩‍👧‍👦 <b onclick="x">'; DROP TABLE stores;--`;

test('a name that cannot be is said at the field, and a double click makes one of what can be', async () => {
  for (const { what, address, before, open, title, field, fill, submit, names } of createForms(
    () => api,
    () => own,
  ))
    await test.step(what, async () => {
      await page.goto(address());
      if (before) await page.getByRole('button', { name: before, exact: true }).first().click();
      await page.getByRole('button', { name: open }).first().click();
      const form = page.getByRole('dialog', { name: title, exact: true });
      const name = form.getByLabel(field, { exact: true });
      const send = form.getByRole('button', { name: submit, exact: true });
      await fill?.(form);
      const made = await names();
      for (const [text, message] of refused) {
        await name.fill(text);
        await send.click();
        await expect(form.getByText(message, { exact: true })).toBeVisible();
        await expect(name).toHaveAttribute('aria-invalid', 'true');
      }
      expect(await names()).toEqual(made);

      await name.fill(odd);
      await send.dblclick(pace);
      // The button has another name while it works, and some forms go on to show what is shown once.
      await expect.poll(names).toContain(odd);
      await expect(send).toBeHidden();
      await expect(page.getByText(odd).first()).toBeVisible();
      expect((await names()).filter((one) => one === odd)).toHaveLength(1);
    });
});
