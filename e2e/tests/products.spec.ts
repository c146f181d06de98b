import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { emptyProduct, endpoints, type ProductsDocument } from '@vitrine/shared/contract';
import sharp from 'sharp';
import { apiAs } from '../support/api';
import { violations } from '../support/axe';
import { openOption } from '../support/open-option';
import { colours, difference, pictureOf } from '../support/picture';
import { type PublishedExperience, publishedExperience } from '../support/published-experience';
import { staffBrowser } from '../support/sign-in';

const phone = { width: 360, height: 740 };
const firstFrame = { timeout: 60_000 };

/** As a shop exports it, and as people mend it: a price in words, a column of its own. */
const table = [
  'Handle,Title,Body (HTML),Published,Option1 Name,Option1 Value,Variant SKU,Variant Price,Variant Compare At Price,Variant Inventory Qty,Collection,Weight,Buy URL',
  'lov,Chair Löv,"<p>Thin as a <strong>leaf</strong>.</p><script>document.title=""broken""</script>",true,Wood,Oak,LOV-O,340,390,4,Seating,5,https://shop.example/lov',
  'lov,,,,,Ash,LOV-A,"360,50",,0,,,',
  'sten,Bowl Sten,,true,,,STEN,64,,1,Decoration,1,',
  'dyne,Rug Dyne,,true,,,DYNE,soon,,1,Textiles,9,',
].join('\n');

let own: PublishedExperience;
let staff: BrowserContext;
let page: Page;

test.beforeAll(async ({ browser }) => {
  own = await publishedExperience(await apiAs('owner'), 'Ekdal');
  staff = await staffBrowser(browser, 'owner', { reducedMotion: 'reduce' });
  page = await staff.newPage();
});
test.afterAll(() => staff.close());

const sideways = (of: Page) =>
  of.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Everything is usable at its narrowest. */
async function fitsPhones(of: Page): Promise<void> {
  const before = of.viewportSize();
  await of.setViewportSize(phone);
  await expect.poll(() => sideways(of)).toBe(0);
  await expect.poll(() => violations(of)).toEqual([]);
  if (before) await of.setViewportSize(before);
}

const saved = () => page.getByRole('status').filter({ hasText: /^Saved$/ });

test('a product from its title to its variants, pictures and model', async () => {
  await page.goto(`${own.experience}/products`);
  await expect(page.getByText('No products yet')).toBeVisible();
  await page.getByRole('button', { name: 'Create product' }).click();
  await page.getByLabel('Title', { exact: true }).fill('Sofa Hävn');
  await expect(page.getByLabel('Handle')).toHaveValue('sofa-havn');
  await page.getByRole('button', { name: 'Add option' }).click();
  const options = page.getByRole('region', { name: 'Options' });
  await options.getByRole('textbox', { name: 'Name of option 1' }).fill('Fabric');
  for (const [number, label] of [
    [1, 'Wool'],
    [2, 'Linen'],
  ] as const) {
    await options.getByRole('button', { name: 'Add value' }).click();
    await options.getByRole('textbox', { name: `Value ${number}` }).fill(label);
  }
  await options.getByRole('button', { name: 'Show a colour for Wool' }).click();
  await expect(options.getByLabel('Colour of Wool')).toHaveValue('#c9a06a');
  await expect(options.getByLabel('Colour of Wool')).toBeFocused();
  await options.getByRole('button', { name: 'Show a colour for Linen' }).click();
  await options.getByRole('button', { name: 'Show no colour for Linen' }).click();
  await expect(options.getByRole('button', { name: 'Show a colour for Linen' })).toBeFocused();
  const variants = page.getByRole('region', { name: 'Variants' });
  await variants.getByLabel('Price in EUR').fill('much');
  await variants.getByLabel('Article number (SKU)').click();
  await expect(variants.getByRole('alert')).toHaveText('A price like 1299 or 1299.00');
  await variants.getByLabel('Price in EUR').fill('3480,5');
  await variants.getByLabel('Article number (SKU)').fill('HAVN-W');
  await variants.getByRole('button', { name: 'Create the missing variant' }).click();
  await expect(variants.getByLabel('Price in EUR')).toHaveCount(2);
  await expect(variants.getByLabel('Price in EUR').nth(1)).toHaveValue('3480.5');
  await variants.getByRole('switch', { name: 'Available: Linen' }).click();

  await test.step('a picture, checked and re-encoded', async () => {
    const red = sharp({ create: { width: 600, height: 400, channels: 3, background: '#b33a2b' } });
    await page.getByLabel('Add pictures').setInputFiles([
      { name: 'sofa.png', mimeType: 'image/png', buffer: await red.png().toBuffer() },
      { name: 'notes.png', mimeType: 'image/png', buffer: Buffer.from('no picture at all') },
    ]);
    await expect(page.getByText('notes.png was not taken')).toBeVisible();
    const alt = page.getByRole('textbox', { name: 'What picture 1 shows' });
    await alt.fill('A red sofa');
    await expect(page.getByRole('textbox', { name: 'What picture 2 shows' })).toHaveCount(0);
  });

  await test.step('a model from the library, and its size', async () => {
    await page.getByRole('combobox', { name: 'Model' }).click();
    await page.getByRole('combobox', { name: 'Model' }).fill('Chair');
    await openOption(page, /^Chair$/).click();
    await page.getByRole('button', { name: 'Take the size of the model' }).click();
    await expect(page.getByLabel('Height in metres')).toHaveValue('0.812');
  });

  await test.step('one of the model’s looks for a variant', async () => {
    await variants.getByRole('button', { name: 'More about Linen' }).click();
    const look = variants.getByRole('combobox', { name: 'Look of the model' });
    await look.click();
    await openOption(page, 'Moss wool, Oiled oak').click();
    await expect(saved()).toBeVisible();
  });

  await page.getByLabel('Link to buy').fill('http://shop.example');
  await page.getByLabel('Vendor').click();
  await expect(page.getByText('An address that starts with https://')).toBeVisible();
  await page.getByLabel('Link to buy').fill('https://shop.example/havn');
  await page.getByLabel('Collections').fill('Living room, Seating');
  await page.getByRole('radiogroup', { name: 'Status' }).getByText('Active').click();
  await expect(saved()).toBeVisible();
  await expect(page.getByText('Nothing is wrong here.')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Height in metres')).toHaveValue('0.812');
  await expect(page.locator('main img').first()).toBeVisible();
  await fitsPhones(page);
});

test('a table comes in after a look at what it would do', async () => {
  await page.goto(`${own.experience}/products`);
  await page.getByRole('button', { name: 'Import' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import products' });
  await fitsPhones(page);
  await dialog
    .getByLabel('Choose a file')
    .setInputFiles({ name: 'spring.csv', mimeType: 'text/csv', buffer: Buffer.from(table) });
  await expect(dialog.getByText('This is what importing spring.csv would do.')).toBeVisible();
  const figure = (name: string) =>
    dialog.getByRole('definition').nth(['New', 'Changed', 'Unchanged', 'Left out'].indexOf(name));
  await expect(figure('New')).toHaveText('2');
  await expect(figure('Left out')).toHaveText('1');
  const report = dialog.getByRole('table', { name: 'What to look at' });
  await expect(report.getByRole('row').nth(1)).toContainText('“soon” is not a price');
  await expect(report.getByText('Weight')).toBeVisible();
  await fitsPhones(page);

  await test.step('which a reload does not lose', async () => {
    await page.reload();
    await expect(figure('New')).toHaveText('2');
  });
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download this list' }).click();
  expect((await download).suggestedFilename()).toBe('spring.csv.report.csv');
  await dialog.getByRole('button', { name: 'Import 2' }).click();
  await expect(dialog.getByText('spring.csv is imported.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  for (const title of ['Sofa Hävn', 'Chair Löv', 'Bowl Sten'])
    await expect(page.getByRole('link', { name: title })).toBeVisible();

  await test.step('and what is exported changes nothing when it comes back', async () => {
    const exported = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export' }).click();
    await page.getByRole('menuitem', { name: 'As a table (CSV)' }).click();
    const path = await (await exported).path();
    await page.getByRole('button', { name: 'Import' }).click();
    await dialog.getByLabel('Choose a file').setInputFiles(path);
    await expect(figure('Unchanged')).toHaveText('3');
    await expect(dialog.getByRole('button', { name: 'Import 0' })).toBeDisabled();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
  });
});

test('the list is narrowed in the address, and several are archived and brought back at once', async () => {
  await page.goto(`${own.experience}/products?collection=Seating`);
  await expect(page.getByRole('link', { name: 'Chair Löv' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Bowl Sten' })).toHaveCount(0);
  await page.goto(`${own.experience}/products`);
  for (const name of ['Chair Löv', 'Bowl Sten'])
    await page.getByRole('checkbox', { name: `Choose ${name}` }).check();
  await page.getByRole('toolbar').getByRole('button', { name: 'Archive' }).click();
  const question = page.getByRole('dialog', { name: 'Archive 2 entries?' });
  await question.getByRole('button', { name: 'Archive' }).click();
  await expect(page.getByRole('link', { name: 'Bowl Sten' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('link', { name: 'Bowl Sten' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Chair Löv' })).toBeVisible();
  await fitsPhones(page);
});

test('visitors look through products, choose a variant and keep favourites', async ({ browser }) => {
  const { brandId, experienceId } = own;
  const api = await apiAs('owner');
  await api.call(endpoints.publishExperience, { params: { brandId, experienceId }, body: {} });
  const visitors = await browser.newContext({ locale: 'de-AT', reducedMotion: 'reduce', viewport: phone });
  const visitor = await visitors.newPage();
  const open = async () => {
    await visitor.goto(`/${own.placementId}`);
    await visitor.getByRole('button', { name: 'Step inside' }).click();
    await visitor.getByRole('navigation').getByRole('button', { name: 'Products' }).click();
  };
  await open();
  const sheet = visitor.getByRole('dialog', { name: 'Products' });
  await expect(sheet.getByRole('listitem')).toHaveCount(3);
  await expect(sheet.getByRole('button', { name: /^Chair Löv/ })).toContainText('From €340');
  expect(await sideways(visitor)).toBe(0);
  expect(await violations(visitor)).toEqual([]);

  await test.step('a variant, its price and availability, and words that run no script', async () => {
    await sheet.getByRole('button', { name: /^Chair Löv/ }).click();
    await expect(sheet.getByText('€390')).toBeVisible();
    await sheet.getByRole('radio', { name: /^Ash/ }).check();
    await expect(sheet.getByText('€360.50')).toBeVisible();
    await expect(sheet.getByRole('status')).toHaveText('Not available right now');
    await expect(sheet.locator('strong', { hasText: 'leaf' })).toBeVisible();
    expect(await visitor.title()).not.toBe('broken');
    expect(await sideways(visitor)).toBe(0);
    expect(await violations(visitor)).toEqual([]);
    await sheet.getByRole('button', { name: 'Add to favourites' }).click();
    await sheet.getByRole('button', { name: 'Back' }).click();
  });

  await test.step('a picture, where to buy it, and no model where it cannot be shown', async () => {
    await sheet.getByRole('button', { name: /^Sofa Hävn/ }).click();
    await expect(sheet.getByRole('img', { name: 'A red sofa' })).toBeVisible();
    await expect(sheet.getByRole('link', { name: 'Buy at shop.example' })).toHaveAttribute(
      'href',
      'https://shop.example/havn',
    );
    await expect(sheet.getByRole('button', { name: 'View in 3D' })).toHaveCount(0);
  });

  await test.step('the picture as large as the window, and closer; Escape leads back to the product', async () => {
    await sheet.getByRole('button', { name: 'A red sofa Enlarge' }).click();
    const large = visitor.getByRole('dialog', { name: 'Sofa Hävn' });
    const width = () => large.locator('img').evaluate((picture) => picture.clientWidth);
    expect(await width()).toBe(phone.width);
    await large.getByRole('button', { name: 'A red sofa: zoom in' }).click();
    await expect.poll(width).toBe(phone.width * 2.5);
    expect(await violations(visitor)).toEqual([]);
    await visitor.keyboard.press('Escape');
    await expect(large).toBeHidden();
    await expect(sheet.getByRole('button', { name: 'A red sofa Enlarge' })).toBeFocused();
  });

  await test.step('what was kept is there after a reload', async () => {
    await open();
    await sheet.getByRole('button', { name: 'Favourites', exact: true }).click();
    await expect(sheet.getByRole('listitem')).toHaveCount(1);
    await expect(sheet.getByRole('listitem')).toContainText('Chair Löv');
  });

  await test.step('staff see what was looked at and could not be had', async () => {
    // What the page has still to tell goes out as it is left.
    await visitor.goto('about:blank');
    await visitors.close();
    await page.goto(`${own.experience}/products?missed=yes`);
    const row = page.getByRole('listitem').filter({ hasText: '1 visit found it unavailable' });
    await expect(row).toHaveCount(1);
    await row.getByRole('link', { name: 'Chair Löv' }).click();
    const looked = page.getByRole('region', { name: 'What visitors viewed' }).getByRole('listitem');
    await expect(looked.filter({ hasText: 'Ash' })).toContainText('1 found it unavailable');
    expect(await violations(page)).toEqual([]);
  });
});

test('the model of a product is looked at in 3D', { tag: '@webgl' }, async ({ browser }) => {
  const api = await apiAs('owner');
  const inBrand = { params: { brandId: own.brandId } };
  const library = await api.call(endpoints.listLibrary, { ...inBrand, query: {} });
  const libraryObjectId = library.items.find(({ name }) => name === 'Chair')?._id;
  const chair: ProductsDocument = {
    ...emptyProduct(),
    title: { en: 'Chair Stol' },
    handle: 'stol',
    status: 'active',
    ...(libraryObjectId ? { libraryObjectId } : {}),
    options: {
      shell: {
        order: 'a0',
        name: { en: 'Shell' },
        values: {
          pale: { order: 'a0', label: { en: 'Pale' } },
          green: { order: 'a1', label: { en: 'Green' } },
        },
      },
    },
    variants: {
      pale: { order: 'a0', values: { shell: 'pale' }, prices: {}, available: true },
      green: {
        order: 'a1',
        values: { shell: 'green' },
        prices: {},
        available: true,
        materialVariant: 'Moss wool, Oiled oak',
      },
    },
  };
  const { experienceId } = own;
  const body = { experienceId, area: 'products', data: { ...chair } } as const;
  await api.call(endpoints.createDocument, { ...inBrand, body });
  const params = { brandId: own.brandId, experienceId };
  await api.call(endpoints.publishExperience, { params, body: {} });
  const visitors = await browser.newContext({ locale: 'en', reducedMotion: 'reduce', viewport: phone });
  const visitor = await visitors.newPage();
  await visitor.goto(`/${own.placementId}`);
  await visitor.getByRole('button', { name: 'Step inside' }).click();
  await visitor.getByRole('navigation').getByRole('button', { name: 'Products' }).click();
  const sheet = visitor.getByRole('dialog', { name: 'Products' });
  await sheet.getByRole('button', { name: /^Chair Stol/ }).click();
  const canvas = sheet.locator('canvas');
  await expect.poll(async () => colours(await pictureOf(canvas)), firstFrame).toBeGreaterThan(20);
  // A finger that moves up, and a wheel, go on through the page.
  expect(await canvas.evaluate((element) => getComputedStyle(element).touchAction)).toBe('pan-y');
  const top = async () => (await canvas.boundingBox())?.y ?? 0;
  const before = await top();
  await canvas.hover();
  await visitor.mouse.wheel(0, 40);
  await expect.poll(top).toBeLessThan(before);
  await visitor.mouse.wheel(0, -400);
  await expect.poll(top).toBe(before);
  const pale = await pictureOf(canvas);
  await sheet.getByRole('radio', { name: 'Green' }).check();
  const changed = async () => difference(pale, await pictureOf(canvas));
  await expect.poll(changed, firstFrame).toBeGreaterThan(0.03);
  // The shell alone: it stands as it stood.
  expect(await changed()).toBeLessThan(0.2);

  await test.step('as large as the window; Escape closes no more than this', async () => {
    await sheet.getByRole('button', { name: 'Enlarge' }).click();
    const large = visitor.getByRole('dialog', { name: 'Chair Stol' });
    const model = large.locator('canvas');
    await expect.poll(async () => colours(await pictureOf(model)), firstFrame).toBeGreaterThan(20);
    await visitor.evaluate(
      () => document.activeElement instanceof HTMLElement && document.activeElement.blur(),
    );
    await visitor.keyboard.press('Escape');
    await expect(large).toBeHidden();
    await expect(sheet.getByRole('radio', { name: 'Green' })).toBeChecked();
  });
  await visitors.close();
});
