import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { colours, difference, magenta, pictureOf } from '../support/picture';
import { pillarGlb } from '../support/pillar-model';
import { killProduct, startProduct } from '../support/product-process';
import { signIn } from '../support/sign-in';

const brandName = 'Halden & Sons';
const experienceName = 'Autumn room';
const question = 'Which piece would you take home?';
const objects = ['Table', 'Chair', 'Own pillar'];
/** Without a graphics processor, a scene's shaders take a while to compile. */
const firstFrame = { timeout: 60_000 };
/** Fewer pixels to draw in software. */
const visitorScreen = { viewport: { width: 960, height: 640 } };

test('the main job: from the sign-in screen to a counted answer that outlives a SIGKILL', {
  tag: '@webgl',
}, async ({ browser }) => {
  test.setTimeout(900_000);
  const staff = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] });
  const page = await staff.newPage();
  const areas = page.getByRole('navigation', { name: 'Areas' });
  const saved = page.getByRole('status').filter({ hasText: /^Saved$/ });
  let brand = '';
  let experience = '';
  let store = '';
  let placementId = '';

  await test.step('1. staff signs in and lands on the brand list', async () => {
    await page.goto('/manager');
    await expect(page.getByRole('heading', { name: 'Sign in', level: 1 })).toBeVisible();
    await signIn(page, 'owner');
    await expect(page).toHaveURL(/\/manager\/panel\/brands$/);
    await expect(page.getByRole('heading', { name: 'Brands', level: 1 })).toBeVisible();
  });

  await test.step('2. a brand, a store, an experience', async () => {
    await create(page, 'Create brand', brandName);
    await expect(page.getByRole('heading', { name: brandName, level: 1 })).toBeVisible();
    brand = new URL(page.url()).pathname;
    await page
      .getByRole('navigation', { name: 'Main navigation' })
      .getByRole('link', { name: 'Stores' })
      .click();
    await create(page, 'Create store', 'Oslo');
    await test.step('which leads back to the first steps', async () => {
      await expect(page.getByRole('region', { name: 'First steps' })).toContainText('1 of 4 done');
    });
    store = (await page.getByRole('link', { name: 'Oslo' }).getAttribute('href')) ?? '';
    await create(page, 'Create experience', experienceName);
    await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
    experience = page.url().replace(/\/dashboard$/, '');
  });

  await test.step('2. an empty scene beside the furnished one', async () => {
    await newScene(page, 'Empty room');
    await expect(saved).toBeVisible();
    await page.getByRole('button', { name: 'All scenes' }).click();
  });

  await test.step('2. table and chair from the library, one moved, an own model uploaded and placed', async () => {
    await newScene(page, 'Showroom');
    const canvas = page.locator('canvas');
    const library = page.getByRole('list', { name: 'Library' });
    await library.getByRole('button', { name: /^Add Table / }).click();
    await place(page, 'Table', -0.9, 0);
    await library.getByRole('button', { name: /^Add Chair / }).click();
    await place(page, 'Chair', 0.2, 0.9);
    await test.step('the chair moves by the arrow keys too', async () => {
      const x = page.getByRole('textbox', { name: 'Position X' });
      await x.press('ArrowUp');
      await expect(x).toHaveValue('0.3');
      await x.press('ArrowDown');
      await expect(x).toHaveValue('0.2');
    });
    await page.getByLabel('Upload a GLB').setInputFiles({
      name: 'own_pillar.glb',
      mimeType: 'model/gltf-binary',
      buffer: await pillarGlb(),
    });
    await library.getByRole('button', { name: /^Add own pillar / }).click();
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Own pillar');
    await place(page, 'Own pillar', 1.1, -0.4);
    await expect.poll(async () => magenta(await pictureOf(canvas)), firstFrame).toBeGreaterThan(0.005);
    await expect(saved).toBeVisible();
    await page.reload();
    await page.getByRole('tab', { name: /^Objects/ }).click();
    for (const name of objects)
      await expect(
        page.getByRole('list', { name: 'Objects' }).getByRole('button', { name, exact: true }),
      ).toBeVisible();
  });

  await test.step('3. a poll with one question', async () => {
    await areas.getByRole('link', { name: /^Polling/ }).click();
    await page.getByRole('button', { name: 'Create poll' }).click();
    await page.getByLabel('Title', { exact: true }).fill('A quick question');
    await page.getByRole('button', { name: 'Add question' }).click();
    const card = page.getByRole('region', { name: 'Question 1' });
    await card.getByRole('textbox', { name: 'Question', exact: true }).fill(question);
    await card.getByRole('textbox', { name: 'Option 1' }).fill('The table');
    await card.getByRole('textbox', { name: 'Option 2' }).fill('The chair');
    await expect(saved).toBeVisible();
  });

  await test.step('3. a placement with the experience', async () => {
    await page.goto(store);
    await create(page, 'Create placement', 'Window');
    // The brand's only experience was proposed, and the code is there to be tried.
    const code = page.getByRole('dialog', { name: 'Window' });
    await expect(code.getByRole('img', { name: /^QR code/ })).toBeVisible();
    await code.getByRole('button', { name: 'Close' }).last().click();
    const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Window' }) });
    await expect(card.getByText(experienceName)).toBeVisible();
    placementId =
      (await card.getByRole('link', { name: /^localhost/ }).getAttribute('href'))?.split('/').at(-1) ?? '';
    expect(placementId).toMatch(/^[2-9a-z]{10}$/);
  });

  await test.step('3. a test access link shows the draft, and the public address nothing yet', async () => {
    await page.getByRole('button', { name: 'Test accesses' }).click();
    await page.getByRole('button', { name: 'Create test access' }).click();
    const dialog = page.getByRole('dialog', { name: 'Create test access' });
    await dialog.getByLabel('Label').fill('For Ingrid');
    await dialog.getByRole('button', { name: 'Create test access' }).click();
    await page.getByRole('dialog', { name: 'For Ingrid' }).getByRole('button', { name: 'Copy' }).click();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toMatch(new RegExp(`/${placementId}/test/`));

    const tester = await browser.newContext();
    const draft = await tester.newPage();
    await draft.goto(link);
    await expect(draft.getByRole('note')).toContainText('Test access “For Ingrid”');
    await draft.goto(`/${placementId}`);
    await expect(draft.getByRole('heading', { name: 'Nothing here yet' })).toBeVisible();
    await tester.close();
  });

  await test.step('3. published', async () => {
    await page.goto(experience);
    await page.getByRole('region', { name: 'Publication' }).getByRole('button', { name: 'Publish' }).click();
    await page
      .getByRole('dialog', { name: 'Publish this experience' })
      .getByRole('button', { name: 'Publish' })
      .click();
    await expect(page.getByText('Version 1 is live.', { exact: true })).toBeVisible();
  });

  const dashboard = await staff.newPage();
  let loads = 0;
  await test.step('4. the dashboard is open and shows no answer', async () => {
    await dashboard.goto(`${experience}/dashboard`);
    await expect(dashboard.getByText('No poll is running')).toBeVisible();
    dashboard.on('domcontentloaded', () => {
      loads += 1;
    });
  });

  await test.step('4. a visitor in another browser sees the scene with the objects', async () => {
    const visitor = await browser.newContext(visitorScreen);
    const visit = await visitor.newPage();
    await seesTheScene(visit, placementId);
    await expect(dashboard.getByRole('listitem', { name: 'The table: 0, 0 %' })).toBeVisible();
    await answers(visit, 'The table');
    await visitor.close();
  });

  await test.step('4. staff sees the count without reloading', async () => {
    await expect(dashboard.getByRole('listitem', { name: 'The table: 1, 100 %' })).toBeVisible();
    expect(loads).toBe(0);
  });
  await staff.close();

  await test.step('5. SIGKILL, and a new start', async () => {
    await killProduct();
    await startProduct();
  });

  await test.step('5. everything is still there', async () => {
    const later: BrowserContext = await browser.newContext();
    const again = await later.newPage();
    await signIn(again, 'owner');
    await expect(again.locator(`a[href="${brand}"]`)).toHaveText(brandName);
    await again.goto(`${experience}/dashboard`);
    await expect(again.getByRole('listitem', { name: 'The table: 1, 100 %' })).toBeVisible();
    await again.goto(`${experience}/scenes`);
    const scene = again
      .getByRole('list', { name: 'Scenes' })
      .getByRole('listitem')
      .filter({ has: again.getByRole('link', { name: 'Showroom' }) });
    await expect(scene).toContainText('3 objects');
    await later.close();

    const visitor = await browser.newContext(visitorScreen);
    const visit = await visitor.newPage();
    await seesTheScene(visit, placementId);
    await answers(visit, 'The chair');
    await expect(visit.getByText('2 answers')).toBeVisible();
    await visitor.close();
  });
});

/** Presses the button, gives the name in the dialog, and waits until the dialog is done. */
async function create(page: Page, action: string, name: string): Promise<void> {
  await page.getByRole('button', { name: action }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByRole('button', { name: action }).click();
  await expect(dialog.getByLabel('Name')).toBeHidden();
}

/** Creates a scene and opens it. */
async function newScene(page: Page, title: string): Promise<void> {
  await page
    .getByRole('navigation', { name: 'Areas' })
    .getByRole('link', { name: /^Scenes/ })
    .click();
  await page.getByRole('button', { name: 'Create scene' }).click();
  const properties = page.getByRole('region', { name: 'Properties' });
  await properties.getByLabel('Title', { exact: true }).fill(title);
  await expect(page.getByRole('application', { name: `Scene ${title}` })).toBeVisible();
}

/** Types where the selected object stands, in metres. */
async function place(page: Page, name: string, x: number, z: number): Promise<void> {
  await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
  for (const [axis, value] of [
    ['X', x],
    ['Y', 0],
    ['Z', z],
  ] as const) {
    const field = page.getByRole('textbox', { name: `Position ${axis}` });
    await field.fill(String(value));
    await field.press('Enter');
    await expect(field).toHaveValue(String(value));
  }
}

/** The public address: the furnished scene differs from the empty one, and both eye and ear find the objects. */
async function seesTheScene(page: Page, placementId: string): Promise<void> {
  await page.goto(`/${placementId}`);
  await page.getByRole('button', { name: 'Step inside' }).click();
  const canvas = page.locator('canvas');
  const dock = page.getByRole('navigation', { name: 'Menu' });
  await dock.getByRole('button', { name: 'Empty room' }).click();
  await expect(page.getByRole('application', { name: 'Empty room' })).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveCount(0, firstFrame);
  let empty = await pictureOf(canvas);
  await expect(async () => {
    empty = await pictureOf(canvas);
    expect(colours(empty)).toBeGreaterThan(1);
    expect(magenta(empty)).toBe(0);
  }).toPass(firstFrame);

  await dock.getByRole('button', { name: 'Showroom' }).click();
  await expect(page.getByRole('application', { name: 'Showroom' })).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveCount(0, firstFrame);
  // Models come one by one: only the picture with all of them is as it should be.
  await expect(async () => {
    const furnished = await pictureOf(canvas);
    expect(magenta(furnished)).toBeGreaterThan(0.005);
    expect(colours(furnished)).toBeGreaterThan(10);
    expect(difference(empty, furnished)).toBeGreaterThan(0.03);
  }).toPass(firstFrame);
  for (const name of objects)
    await expect(page.getByRole('listitem').filter({ hasText: new RegExp(`^${name}$`) })).toBeAttached();
}

async function answers(page: Page, option: string): Promise<void> {
  await page.getByRole('button', { name: 'A quick question' }).click();
  await page.getByRole('group', { name: question }).getByRole('radio', { name: option }).check();
  await page.getByRole('button', { name: 'Send answer' }).click();
  await expect(page.getByText('Thank you. Your answer counts.')).toBeVisible();
}
