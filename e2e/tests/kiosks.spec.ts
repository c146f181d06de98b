import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import type { Client } from '@vitrine/shared/client';
import { emptyProduct, endpoints } from '@vitrine/shared/contract';
import sharp from 'sharp';
import { apiAs, tokenOf } from '../support/api';
import { still } from '../support/check-screen';
import { type PublishedExperience, publishedExperience } from '../support/published-experience';
import { sendFile } from '../support/send-file';
import { staffBrowser } from '../support/sign-in';

let api: Client;
let own: PublishedExperience;
let staff: BrowserContext;
let page: Page;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async ({ browser }) => {
  api = await apiAs('owner');
  own = await publishedExperience(api, 'Fjord & Feather');
  await api.call(endpoints.updatePlacement, {
    params: { brandId: own.brandId, placementId: own.placementId },
    body: { kind: 'kiosk' },
  });
  await addPicturedChair();
  staff = await staffBrowser(browser, 'owner', still);
  page = await staff.newPage();
  await page.goto(`${own.brand}/stores/${own.storeId}`);
});
test.afterAll(() => staff?.close());

async function addPicturedChair() {
  const { brandId, experienceId } = own;
  const red = sharp({ create: { width: 600, height: 400, channels: 3, background: '#b33a2b' } });
  const file = { brandId, kind: 'image', name: 'chair.png', bytes: await red.png().toBuffer() } as const;
  const uploadId = await sendFile(await tokenOf('owner'), file);
  const params = { brandId };
  const { sha256: image } = await api.call(endpoints.createImage, { params, body: { uploadId } });
  const chair = { ...emptyProduct(), title: { en: 'Chair' }, handle: 'chair', status: 'active' as const };
  const data = { ...chair, media: { front: { order: 'a0', image, alt: { en: 'A red chair' } } } };
  await api.call(endpoints.createDocument, { params, body: { experienceId, area: 'products', data } });
  await api.call(endpoints.publishExperience, { params: { brandId, experienceId }, body: {} });
}

const card = () => page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Door' }) });

test('a kiosk is seen as soon as its page is open, and not before', async ({ browser }) => {
  await expect(card().getByText('Never seen')).toBeVisible();
  const kiosk = await browser.newContext(still);
  const visit = await kiosk.newPage();
  await visit.goto(`/${own.placementId}`);
  await expect(visit.getByRole('button', { name: 'Step inside' })).toBeVisible();
  await expect
    .poll(async () => {
      await page.reload();
      await expect(card()).toBeVisible();
      return card().getByText('Seen now').isVisible();
    })
    .toBe(true);
  await kiosk.close();
});

test('after the time that staff set, a kiosk that nobody touches asks, and starts again for the next visitor', async ({
  browser,
}) => {
  await card().getByRole('button', { name: 'Actions for Door' }).click();
  await page.getByRole('menuitem', { name: 'Edit', exact: true }).click();
  const form = page.getByRole('dialog', { name: 'Edit the placement' });
  await form.getByRole('spinbutton', { name: /^Starts again after/ }).fill('10');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toBeHidden();

  const kiosk = await browser.newContext(still);
  const visit = await kiosk.newPage();
  const answered = visit.waitForResponse((answer) => answer.url().endsWith('/live'));
  await visit.clock.install();
  await visit.goto(`/${own.placementId}`);
  await answered;
  const who = async () => (await kiosk.cookies()).find(({ name }) => name === 'vitrine_visitor')?.value;
  const first = await who();
  expect(first).toBeTruthy();
  await visit.getByRole('button', { name: 'Step inside' }).click();
  await expect(visit.getByRole('button', { name: 'Step inside' })).toBeHidden();
  // Even over a picture that fills the window.
  await visit.getByRole('navigation', { name: 'Menu' }).getByRole('button', { name: 'Products' }).click();
  await visit.getByRole('button', { name: /^Chair/ }).click();
  await visit.getByRole('button', { name: 'A red chair Enlarge' }).click();
  await expect(visit.getByRole('dialog', { name: 'Chair' })).toBeVisible();
  // What watches a kiosk comes after what it shows.
  await expect(async () => {
    await visit.clock.fastForward('00:01');
    await expect(visit.getByText('Are you still there?')).toBeVisible({ timeout: 500 });
  }).toPass();
  await visit.getByRole('button', { name: 'I am still here' }).click();
  await expect(visit.getByText('Are you still there?')).toBeHidden();
  await visit.clock.fastForward('00:06');
  await expect(visit.getByText('Are you still there?')).toBeVisible();
  await visit.clock.fastForward('00:05');
  await expect(visit.getByRole('button', { name: 'Step inside' })).toBeVisible();
  expect(await who()).not.toBe(first);
  await kiosk.close();
});

test('the brand’s home counts who visits an experience now, and says what ends soon', async ({ browser }) => {
  const visit = async () => {
    const context = await browser.newContext(still);
    const visitor = await context.newPage();
    await visitor.goto(`/${own.placementId}`);
    await expect(visitor.getByRole('button', { name: 'Step inside' })).toBeVisible();
    return context;
  };
  const visitors = await Promise.all([visit(), visit()]);
  await api.call(endpoints.updatePlacement, {
    params: { brandId: own.brandId, placementId: own.placementId },
    body: { activeUntil: new Date(Date.now() + 24 * 3_600_000).toISOString() },
  });
  await page.clock.install();
  await page.goto(own.brand);
  const experiences = page.getByRole('region', { name: 'Experiences' });
  // A process says what is open at it every ten seconds, and the page asks every fifteen.
  const says = (words: string) =>
    expect
      .poll(async () => {
        await page.clock.fastForward('00:16');
        return experiences.getByText(words).isVisible();
      })
      .toBe(true);
  await says('2 visitors now');
  await visitors[0]?.close();
  await says('1 visitor now');

  await page
    .getByRole('region', { name: 'Needs attention' })
    .getByRole('link', { name: /^Door ends soon/ })
    .click();
  await expect(card()).toBeVisible();
  await visitors[1]?.close();
});

test('a kiosk that was paused shows its experience again without anybody at it', async ({ browser }) => {
  const pause = (paused: boolean) =>
    api.call(endpoints.updatePlacement, {
      params: { brandId: own.brandId, placementId: own.placementId },
      body: { paused },
    });
  await pause(true);
  const kiosk = await browser.newContext(still);
  const visit = await kiosk.newPage();
  await visit.clock.install();
  await visit.goto(`/${own.placementId}`);
  await expect(visit.getByText('Taking a short break')).toBeVisible();
  await pause(false);
  // Caches may answer with the pause for five seconds more, and the page has to have its time to load again.
  await expect(async () => {
    await visit.clock.fastForward(61_000);
    await expect(visit.getByRole('button', { name: 'Step inside' })).toBeVisible({ timeout: 3000 });
  }).toPass();
  await kiosk.close();
});
