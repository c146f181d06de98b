/**
 * A brand looks after its pictures and films on its home: what is uploaded there, where it is used, another file in its
 * place wherever it stands, and archiving that is taken back.
 */
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import type { Client } from '@vitrine/shared/client';
import { type BrandFile, endpoints, standardTheme } from '@vitrine/shared/contract';
import sharp from 'sharp';
import { apiAs } from '../support/api';
import { checkScreen, still } from '../support/check-screen';
import { sampleFilm } from '../support/padded-film';
import { type PublishedExperience, publishedExperience } from '../support/published-experience';
import { staffBrowser } from '../support/sign-in';

let api: Client;
let own: PublishedExperience;
let staff: BrowserContext;
let page: Page;

test.beforeAll(async ({ browser }) => {
  api = await apiAs('owner');
  own = await publishedExperience(api, 'Ålesund');
  staff = await staffBrowser(browser, 'owner', still);
  page = await staff.newPage();
});
test.afterAll(() => staff.close());

const media = () => page.getByRole('region', { name: 'Pictures and videos' });
const row = (name: string) => media().getByRole('row', { name: new RegExp(`^${name}`) });
const dialog = () => page.getByRole('dialog');
async function choose(name: string, action: string): Promise<void> {
  await media()
    .getByRole('button', { name: `Actions for ${name}` })
    .click();
  await page.getByRole('menuitem', { name: action }).click();
}
const picture = async (name: string, background: string) => ({
  name,
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 900, height: 600, channels: 3, background } })
    .png()
    .toBuffer(),
});
async function fileOf(name: string): Promise<BrandFile> {
  const { brandId } = own;
  const { items } = await api.call(endpoints.listBrandFiles, { params: { brandId }, query: { q: name } });
  const [file] = items;
  if (!file) throw new Error(`No ${name} in the library`);
  return file;
}

test('a picture and a film are uploaded, and found by kind and name', async () => {
  await page.goto(`${own.brand}?part=media`);
  await expect(media().getByText('No pictures or videos yet')).toBeVisible();
  const field = media().locator('input[type=file]');
  await field.setInputFiles(await picture('Quay.png', '#2b5d7a'));
  await expect(row('Quay.png')).toContainText('900 × 600 px');
  await field.setInputFiles(sampleFilm('clip.webm'));
  await expect(row('clip.webm')).toContainText('Video');
  await field.setInputFiles({ name: 'Notes.png', mimeType: 'image/png', buffer: Buffer.from('words') });
  await expect(media().getByRole('alert')).toContainText('Notes.png was not accepted');
  await media().getByRole('searchbox', { name: 'Search pictures and videos' }).fill('qua');
  await expect(row('clip.webm')).toBeHidden();
  await expect(row('Quay.png')).toBeVisible();
});

test('another picture takes its place in the draft and as the brand’s logo', async () => {
  const { brandId, experienceId } = own;
  const { sha256 } = await fileOf('Quay.png');
  const data = { ...standardTheme(), title: { en: 'By the water' }, poster: sha256 };
  const theme = await api.call(endpoints.createDocument, {
    params: { brandId },
    body: { experienceId, area: 'theme', data: { ...data } },
  });
  await api.call(endpoints.updateBrand, { params: { brandId }, body: { logo: sha256 } });
  await page.goto(`${own.brand}?part=media`);
  await expect(row('Quay.png')).toContainText('2 places');
  await choose('Quay.png', 'Used in');
  await expect(dialog().getByText('The brand’s logo')).toBeVisible();
  await expect(dialog().getByRole('link', { name: 'By the water' })).toBeVisible();
  await page.keyboard.press('Escape');

  await choose('Quay.png', 'Replace file');
  await expect(dialog().getByText('It is used in 2 places.')).toBeVisible();
  await dialog()
    .locator('input[type=file]')
    .setInputFiles(await picture('IMG_0042.png', '#b5643f'));
  await expect(page.getByText('Quay.png is replaced in 2 places', { exact: true })).toBeVisible();
  await expect(dialog()).toBeHidden();
  const next = await fileOf('Quay.png');
  expect(next.sha256).not.toBe(sha256);
  await expect(row('Quay.png').locator('img')).toHaveAttribute('src', next.sizes[0]?.url ?? '');
  await page.goto(`${own.experience}/theme?id=${theme.id}`);
  const shown = next.sizes
    .map(({ sha256: size }) => `img[src*="${size}"], img[srcset*="${size}"]`)
    .join(', ');
  await expect(page.locator(shown).first()).toBeVisible();
});

test('it is archived, taken back from the toast, and restored from the archived list', async () => {
  await page.goto(`${own.brand}?part=media`);
  const archive = async () => {
    await choose('Quay.png', 'Archive');
    await expect(dialog().getByText('It is used in 2 places.')).toBeVisible();
    await dialog().getByRole('button', { name: 'Archive' }).click();
    await expect(row('Quay.png')).toBeHidden();
  };
  await archive();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row('Quay.png')).toBeVisible();
  await archive();
  await media().getByText('Archived', { exact: true }).click();
  // The one that it took the place of is there as well.
  await expect(row('Quay.png')).toHaveCount(2);
  await media()
    .getByRole('row', { name: /^Quay\.png.*2 places/ })
    .getByRole('button', { name: 'Actions for Quay.png' })
    .click();
  await page.getByRole('menuitem', { name: 'Restore' }).click();
  await expect(row('Quay.png')).toHaveCount(1);
  await media().getByText('In use', { exact: true }).click();
  await expect(row('Quay.png')).toContainText('2 places');
});

test('it reads well on every width, light and dark, and with a window open', async () => {
  await checkScreen(page);
  await choose('Quay.png', 'Replace file');
  await expect(dialog().getByText('It is used in 2 places.')).toBeVisible();
  await checkScreen(page);
});
