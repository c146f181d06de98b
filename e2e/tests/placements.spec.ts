import { createServer } from 'node:http';
import { type BrowserContext, expect, type Locator, type Page, test } from '@playwright/test';
import type { Client } from '@vitrine/shared/client';
import { endpoints, standardTheme } from '@vitrine/shared/contract';
import sharp from 'sharp';
import { apiAs, tokenOf } from '../support/api';
import { checkScreen, still } from '../support/check-screen';
import { openOption } from '../support/open-option';
import { coloured, magenta } from '../support/picture';
import { shellOrigin, sparePort } from '../support/product-process';
import { type PublishedExperience, publishedExperience } from '../support/published-experience';
import { readPrinted } from '../support/read-printed-code';
import { sendFile } from '../support/send-file';
import { staffBrowser } from '../support/sign-in';

let api: Client;
let own: PublishedExperience;
let staff: BrowserContext;
let page: Page;
let store = '';

test.describe.configure({ mode: 'serial' });
test.beforeAll(async ({ browser }) => {
  api = await apiAs('owner');
  own = await publishedExperience(api, 'Lund & Vik');
  const { brandId, experienceId, storeId } = own;
  store = `${own.brand}/stores/${storeId}`;
  const inBrand = { params: { brandId } };
  await api.call(endpoints.updateStore, {
    params: { brandId, storeId },
    body: { timeZone: 'Europe/Berlin', groups: ['Harbour'] },
  });
  await api.call(endpoints.createDocument, {
    ...inBrand,
    body: { experienceId, area: 'theme', data: { ...standardTheme(), ...look, logo: await logo(brandId) } },
  });
  await api.call(endpoints.publishExperience, { params: { brandId, experienceId }, body: {} });
  const other = await api.call(endpoints.createExperience, { ...inBrand, body: { name: 'Winter lights' } });
  await api.call(endpoints.createDocument, {
    ...inBrand,
    body: { experienceId: other.id, area: 'polling', data: { ...poll } },
  });
  staff = await staffBrowser(browser, 'owner', {
    ...still,
    timezoneId: 'America/New_York',
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  page = await staff.newPage();
  await page.goto(store);
});
test.afterAll(() => staff?.close());

/** A picture that nothing else on a page looks like. @returns its id. */
async function logo(brandId: string): Promise<string> {
  const bytes = await sharp({ create: { width: 600, height: 200, channels: 3, background: '#ff00ff' } })
    .png()
    .toBuffer();
  const file = { brandId, kind: 'image', name: 'logo.png', bytes } as const;
  const uploadId = await sendFile(await tokenOf('owner'), file);
  return (await api.call(endpoints.createImage, { params: { brandId }, body: { uploadId } })).sha256;
}

const look = {
  title: { en: 'The harbour rooms' },
  tagline: { en: 'Three rooms above the water.' },
  colours: {
    background: '#12303a',
    surface: '#0d242c',
    text: '#f3efe6',
    accent: '#f2a65a',
    onAccent: '#1d1208',
  },
  font: 'serif' as const,
};
const poll = { title: { en: 'Lights' }, results: 'always', changeAllowed: true, questions: {} };

const card = () => page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Door' }) });
const dialog = () => page.getByRole('dialog');
/** An action of the placement's menu. */
async function choose(action: string): Promise<void> {
  await page.getByRole('button', { name: 'Actions for Door' }).click();
  await page.getByRole('menuitem', { name: action }).click();
}
async function option(field: Locator, name: string): Promise<void> {
  await field.click();
  await openOption(page, name).click();
}
const placement = () =>
  api.call(endpoints.getPlacement, { params: { brandId: own.brandId, placementId: own.placementId } });

test('a schedule is in the store’s time zone, wherever staff sit; one that ends before it starts is refused', async () => {
  await choose('Edit');
  await expect(dialog()).toContainText('In the store’s time zone, Europe/Berlin');
  const starts = dialog().getByLabel('Starts');
  await starts.fill('2031-03-30T02:30');
  await expect(dialog()).toContainText('02:30 does not exist on that day in Europe/Berlin');
  await expect(dialog()).toContainText('03:30 is used instead');
  await expect(starts).toHaveValue('2031-03-30T02:30');
  await dialog().getByLabel('Ends').fill('2031-10-26T02:30');
  await expect(dialog()).toContainText('02:30 comes twice on that day in Europe/Berlin');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog()).toBeHidden();
  expect(await placement()).toMatchObject({
    activeFrom: '2031-03-30T01:30:00.000Z',
    activeUntil: '2031-10-26T00:30:00.000Z',
    state: 'scheduled',
  });
  await expect(card()).toContainText('Scheduled');
  await expect(card()).toContainText(/Starts .*3:30/);

  await choose('Edit');
  await dialog().getByLabel('Ends').fill('2030-01-01T10:00');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog().getByText('Must be after the beginning')).toBeVisible();
  await expect(dialog().getByLabel('Ends')).toBeFocused();
  await dialog().getByRole('button', { name: 'Cancel' }).click();
  expect((await placement()).activeUntil).toBe('2031-10-26T00:30:00.000Z');
});

test('visitors see how it stands with a placement, in the look of its experience', async ({ browser }) => {
  const visitors = await browser.newContext({
    locale: 'en-GB',
    colorScheme: 'light',
    reducedMotion: 'reduce',
  });
  const visitor = await visitors.newPage();
  const update = async (fields: object, shows: Locator) => {
    const always = { activeFrom: null, activeUntil: null, paused: false, experienceId: own.experienceId };
    await api.call(endpoints.updatePlacement, {
      params: { brandId: own.brandId, placementId: own.placementId },
      body: { ...always, ...fields },
    });
    // Caches hold an answer for five seconds.
    await expect(async () => {
      await visitor.goto(`/${own.placementId}`);
      await expect(shows).toBeVisible({ timeout: 2000 });
    }).toPass();
  };
  for (const [state, heading, fields] of [
    ['scheduled', 'Not open yet', { activeFrom: '2031-03-30T01:30:00.000Z' }],
    ['paused', 'Taking a short break', { paused: true }],
    ['ended', 'This has ended', { activeUntil: '2026-01-01T00:00:00.000Z' }],
    ['unassigned', 'Nothing here yet', { experienceId: null }],
  ] as const)
    await test.step(state, async () => {
      await visitor.setViewportSize({ width: 1280, height: 720 });
      await update(fields, visitor.getByRole('heading', { level: 1, name: heading, exact: true }));
      if (state !== 'unassigned') {
        await expect(visitor.getByText('The harbour rooms')).toBeVisible();
        await expect(visitor.getByRole('main')).toHaveCSS('background-color', 'rgb(18, 48, 58)');
      }
      if (state === 'scheduled')
        await expect(visitor.getByText(/It opens on Sunday,? 30 March 2031 at 03:30/)).toBeVisible();
      if (state === 'ended')
        await expect(visitor.getByRole('link', { name: 'Find another experience' })).toBeVisible();
      await checkVisitorPage(visitor);
    });
  await test.step('active again', () => update({}, visitor.getByRole('button', { name: 'Step inside' })));
  await visitors.close();
});

test.describe('a placement', () => {
  test('is paused, resumed and ended, which can be taken back, and held at a version', async () => {
    await page.goto(store);
    await choose('Pause');
    await expect(card()).toContainText('Paused');
    await choose('Resume');
    await expect(card()).toContainText('Active');
    await choose('End now');
    await expect(card()).toContainText('Ended');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(card()).toContainText('Active');

    await choose('Pin a version');
    await option(dialog().getByRole('combobox', { name: 'Version' }), 'Version 1, ');
    await dialog().getByRole('button', { name: 'Save' }).click();
    await expect(card()).toContainText('Pinned to version 1');
    expect((await placement()).pinnedVersion).toBe(1);
    await choose('Pin a version');
    await option(dialog().getByRole('combobox', { name: 'Version' }), 'Always the newest');
    await dialog().getByRole('button', { name: 'Save' }).click();
    await expect(card()).not.toContainText('Pinned');
  });

  test('shows another experience for a while: added, refused where it overlaps, changed, removed', async () => {
    await choose('Calendar');
    const drawer = page.getByRole('dialog', { name: 'Calendar of Door' });
    const entry = async (from: string, until: string) => {
      const form = page.getByRole('dialog', { name: 'Add an entry' });
      await drawer.getByRole('button', { name: 'Add an entry' }).click();
      await option(form.getByRole('combobox', { name: 'Experience' }), 'Winter lights');
      await form.getByLabel('Starts').fill(from);
      await form.getByLabel('Ends').fill(until);
      await form.getByRole('button', { name: 'Save' }).click();
      return form;
    };
    await expect(drawer.getByText('Nothing is planned')).toBeVisible();
    await expect(await entry('2031-12-01T10:00', '2031-12-24T18:00')).toBeHidden();
    await expect(drawer.getByRole('listitem')).toContainText('Winter lights');
    expect((await placement()).calendar[0]).toMatchObject({
      from: '2031-12-01T09:00:00.000Z',
      until: '2031-12-24T17:00:00.000Z',
    });
    const overlapping = await entry('2031-12-20T10:00', '2031-12-31T10:00');
    await expect(overlapping.getByText('Overlaps with another entry')).toBeVisible();
    await overlapping.getByRole('button', { name: 'Cancel' }).click();
    const early = await entry('2031-11-20T10:00', '2031-11-01T10:00');
    await expect(early.getByText('Must be after the beginning')).toBeVisible();
    await early.getByRole('button', { name: 'Cancel' }).click();
    expect((await placement()).calendar).toHaveLength(1);

    await drawer.getByRole('button', { name: /^Change Winter lights/ }).click();
    const form = page.getByRole('dialog', { name: 'Change the entry' });
    await form.getByLabel('Ends').fill('2031-12-31T18:00');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(form).toBeHidden();
    await checkScreen(page);
    await drawer.getByRole('button', { name: /^Remove Winter lights/ }).click();
    await expect(drawer.getByText('Nothing is planned')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(drawer.getByRole('listitem')).toContainText('Winter lights');
    expect((await placement()).calendar).toHaveLength(1);
    await drawer.getByRole('button', { name: /^Remove Winter lights/ }).click();
    await expect(drawer.getByText('Nothing is planned')).toBeVisible();
    await page.keyboard.press('Escape');
  });

  test('keeps its window, and what was typed there, when it leaves the list', async () => {
    await page.clock.install();
    await page.goto(`${store}?state=active`);
    await choose('Edit');
    await dialog().getByLabel('Name').fill('Door, left');
    await api.call(endpoints.updatePlacement, {
      params: { brandId: own.brandId, placementId: own.placementId },
      body: { paused: true },
    });
    // The list is asked again every half a minute.
    await page.clock.fastForward('00:30');
    await expect(page.getByText('Nothing matches this filter')).toBeVisible();
    await expect(dialog().getByLabel('Name')).toHaveValue('Door, left');
    await dialog().getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog()).toBeHidden();
    await api.call(endpoints.updatePlacement, {
      params: { brandId: own.brandId, placementId: own.placementId },
      body: { paused: false },
    });
    await page.goto(store);
  });

  test('gets an experience with its whole group of stores, and has its own back', async () => {
    await page.goto(own.brand);
    await page.getByRole('button', { name: 'Actions for Winter lights' }).click();
    await page.getByRole('menuitem', { name: 'Show in placements' }).click();
    const form = page.getByRole('dialog', { name: 'Where to show Winter lights' });
    await form.getByRole('button', { name: 'Show it there' }).click();
    await expect(form.getByText('Choose at least one placement, store or group')).toBeVisible();
    const groups = form.getByRole('combobox', { name: /^Groups of stores/ });
    await groups.fill('Harb');
    await page.getByTitle('Harbour', { exact: true }).click();
    await groups.press('Escape');
    await form.getByRole('button', { name: 'Show it there' }).click();
    await expect(page.getByText('1 placement shows Winter lights now', { exact: true })).toBeVisible();
    expect((await placement()).experienceId).not.toBe(own.experienceId);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(async () => (await placement()).experienceId).toBe(own.experienceId);
    await page.goto(store);
  });

  test('is embedded by a line of HTML', async () => {
    await choose('Embed code');
    await dialog().getByRole('button', { name: 'Copy' }).click();
    const code = await page.evaluate(() => navigator.clipboard.readText());
    await dialog().getByRole('button', { name: 'Close' }).last().click();
    expect(code).toContain(`src="${shellOrigin}/${own.placementId}"`);
    // Another site: the address differs in more than its port. A real one, since a browser lets no page of unknown
    // origin frame what is on this machine.
    const site = createServer((_, answer) => answer.setHeader('content-type', 'text/html').end(code));
    await new Promise<void>((listens) => site.listen(sparePort, '127.0.0.1', listens));
    const elsewhere = await staff.newPage();
    await elsewhere.goto(`http://127.0.0.1:${sparePort}/`);
    await expect(elsewhere.frameLocator('iframe').getByRole('button', { name: 'Step inside' })).toBeVisible();
    site.close();
    await elsewhere.close();
  });
});

test('the print sheet is one page of its paper with a code that another program reads', async () => {
  for (const [paper, name, widthMm, heightMm] of [
    ['a4', 'A4', 210, 297],
    ['letter', 'US Letter', 216, 279],
  ] as const)
    await test.step(name, async () => {
      await page.goto(store);
      await choose('Print sheet');
      const sheet = page.getByRole('dialog', { name: 'Print sheet of Door' });
      await sheet.getByText(name, { exact: true }).click();
      // The address knows it a render earlier.
      await expect(sheet.getByRole('radio', { name, exact: true })).toBeChecked();
      await expect(sheet.getByRole('heading', { name: 'The harbour rooms' })).toBeVisible();
      await expect(sheet.getByText(new RegExp(`^[^/]+/${own.placementId}$`))).toBeVisible();
      await expect(page).toHaveURL(new RegExp(paper === 'a4' ? 'print=' : 'paper=letter'));
      const shownLogo = sheet.getByRole('img', { name: 'Lund & Vik' });
      await expect.poll(() => shownLogo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(600);
      const [printed, ...more] = await readPrinted(await page.pdf({ preferCSSPageSize: true }));
      if (!printed) throw new Error('Nothing was printed');
      expect(more).toEqual([]);
      expect(printed).toMatchObject({
        widthMm,
        heightMm,
        code: `${shellOrigin}/${own.placementId}?from=code`,
      });
      // In the look of the experience: most of the page is its background, the logo is 54 by 18 mm.
      expect(coloured(printed.picture, look.colours.background)).toBeGreaterThan(0.5);
      expect(magenta(printed.picture)).toBeCloseTo((54 * 18) / (widthMm * heightMm), 2);
    });
  await checkScreen(page);
});

/** On a phone nothing sticks out. */
async function checkVisitorPage(visitor: Page): Promise<void> {
  await visitor.setViewportSize({ width: 360, height: 740 });
  const wide = await visitor.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
  expect(wide).toBe(false);
}
