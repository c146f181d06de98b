import { devices, expect, type Page, test } from '@playwright/test';
import { apiAs } from '../support/api';
import { openOption } from '../support/open-option';
import { publishedExperience } from '../support/published-experience';
import { readPrinted } from '../support/read-printed-code';
import { staffBrowser } from '../support/sign-in';

test('a code is written, tried, printed and scanned: a phone lands where the simulator said', async ({
  browser,
}) => {
  test.setTimeout(120_000);
  const fair = await publishedExperience(await apiAs('owner'), 'Fair');
  const staff = await staffBrowser(browser, 'owner', { acceptDownloads: true });
  const page = await staff.newPage();
  await page.goto(`${fair.experience}/qr-code-scheduler`);
  await page.getByRole('button', { name: 'Create QR code' }).click();
  await page.getByRole('textbox', { name: 'Title' }).fill('Window');

  await test.step('a rule for weekday mornings leads to the poll, everything else to the scene', async () => {
    await page.getByRole('button', { name: 'Add rule' }).click();
    await page.keyboard.type('Weekday mornings');
    const rule = page.getByRole('region', { name: 'Weekday mornings' });
    await lead(page, 0, 'Poll', 'Wood');
    await rule.getByText('Certain days').click();
    await rule.getByText('Certain hours').click();
    await expect(rule.getByText(/^Monday to Friday, 8:00.AM to 12:00.PM\.$/)).toBeVisible();
    await lead(page, 1, 'Scene', 'Room');
  });

  await test.step('the simulator says which rule wins on the last Sunday of March, and why not the other', async () => {
    const when = page.getByLabel('When', { exact: true });
    await when.fill('2027-03-28T02:30');
    await expect(page.getByText('Leads to Scene: Room')).toBeVisible();
    await expect(page.getByText('1. Weekday mornings: is for other days')).toBeVisible();
    await when.fill('2027-03-29T08:30');
    await expect(page.getByText('Leads to Poll: Wood')).toBeVisible();
  });

  const address = await test.step('it is placed at the door, which makes its address', async () => {
    await page.getByRole('combobox', { name: 'Place it at' }).click();
    await openOption(page, 'Bergen · Door').click();
    const shown = page.getByText(/\/q\/[a-z2-9]{8}$/);
    await expect(shown).toBeVisible();
    return `http://${await shown.textContent()}`;
  });

  await test.step('the calendar shows the mornings of that week', async () => {
    await page.goto(`${page.url().replace(/#.*/, '')}&tab=calendar&day=2027-03-29`);
    await expect(page.getByRole('button', { name: /Weekday mornings/ })).toHaveCount(5);
  });

  await test.step('its PDF is offered once it could be read, and says the address to another program, too', async () => {
    await page.getByText('Design and print', { exact: true }).click();
    await page.getByRole('button', { name: 'Prepare files' }).click();
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download PDF' }).click({ timeout: 60_000 });
    const pdf = await (await saving).createReadStream();
    const [printed] = await readPrinted(Buffer.concat(await pdf.toArray()));
    expect(printed?.code).toBe(address);
  });

  await test.step('published, a phone that scans it lands in the scene or the poll, as the hour has it', async () => {
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Publish' }).click();
    await expect(dialog).toBeHidden();
    const phone = await browser.newContext({ ...devices['Pixel 7'] });
    const visit = await phone.newPage();
    await visit.goto(address);
    await expect(visit).toHaveURL(new RegExp(`/${fair.placementId}\\?(scene=${fair.sceneId}|open=poll)`));
    await phone.close();
  });
  await staff.close();
});

/** @param which of the places that say where the code leads, in their order. */
async function lead(page: Page, which: number, kind: string, name: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Leads to' }).nth(which).click();
  await openOption(page, new RegExp(`^${kind}$`)).click();
  await page.getByRole('combobox', { name: kind, exact: true }).last().click();
  await openOption(page, name).click();
}
