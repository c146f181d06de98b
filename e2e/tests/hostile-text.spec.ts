/** Whatever people write, wherever they can: it is read, and never runs. */
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import {
  defaultTheme,
  emptyProduct,
  emptyScene,
  emptyVideo,
  endpoints,
  type PollingDocument,
  type ProductsDocument,
} from '@vitrine/shared/contract';
import { apiAs } from '../support/api';
import { publishedExperience } from '../support/published-experience';
import { staffWithout3d } from '../support/sign-in';
import { without3d } from '../support/without-3d';

/** Short enough for every field. Each of its parts would say so in the page if it ran. */
const hostile = '"><img src=x onerror=ran=1><script>ran=1</script>';
const text = { en: hostile };
const markdown = {
  en: `${hostile}\n\n[buy](javascript:ran=1) <a href="javascript:ran=1" onclick="ran=1">it</a>`,
};

let experienceId: string;
let brandId: string;
let pollId: string;

test.beforeAll(async () => {
  const api = await apiAs('owner');
  brandId = (await api.call(endpoints.createBrand, { body: { name: hostile } })).id;
  const params = { brandId };
  const store = await api.call(endpoints.createStore, { params, body: { name: hostile, address: hostile } });
  experienceId = (
    await api.call(endpoints.createExperience, {
      params,
      body: { name: hostile, description: hostile, languages: ['en'] },
    })
  ).id;
  const create = (area: 'theme' | 'scenes' | 'polling' | 'products' | 'videos', data: object) =>
    api.call(endpoints.createDocument, { params, body: { experienceId, area, data: { ...data } } });
  await create('theme', { ...defaultTheme(), title: text, tagline: text });
  const place = { position: [0, 0, 0], rotation: [0, 0, 0], scale: [1, 1, 1], order: 'a0' };
  await create('scenes', {
    ...emptyScene(),
    title: text,
    alt: text,
    objects: { one: { ...place, libraryObjectId: 'samp2etab2e22222', name: hostile, alt: text } },
  });
  const poll: PollingDocument = {
    title: text,
    results: 'always',
    changeAllowed: true,
    questions: {
      one: {
        order: 'a0',
        reference: { source: 'inline' },
        type: 'single',
        text,
        options: { a: { order: 'a0', label: text }, b: { order: 'a1', label: { en: 'Harmless' } } },
      },
    },
  };
  pollId = (await create('polling', poll)).id;
  const product: ProductsDocument = {
    ...emptyProduct(),
    status: 'active',
    handle: 'hostile',
    title: text,
    description: markdown,
    vendor: hostile,
    collections: { [hostile]: true },
    options: { size: { order: 'a0', name: text, values: { s: { order: 'a0', label: text } } } },
    variants: {
      one: {
        order: 'a0',
        values: { size: 's' },
        prices: { EUR: { amount: '5' } },
        available: true,
        sku: hostile,
      },
    },
  };
  await create('products', product);
  await create('videos', {
    ...emptyVideo(),
    title: text,
    description: text,
    transcript: text,
    source: { kind: 'address', url: 'https://media.example/film.mp4', format: 'file' },
    captions: { en: { cues: { one: { startMs: 0, endMs: 9000, text: hostile } } } },
    chapters: { one: { startMs: 0, title: text } },
  });
  await api.call(endpoints.createPlacement, {
    params: { brandId, storeId: store.id },
    body: { name: hostile, experienceId },
  });
  await api.call(endpoints.publishExperience, {
    params: { brandId, experienceId },
    body: { note: hostile },
  });
  await api.call(endpoints.patchDocument, {
    params: { brandId, documentId: pollId },
    body: { data: { title: { en: `${hostile}!` } } },
    ifMatch: 1,
  });
});

/** Watches a page; what a policy had to stop had become markup, which is as bad. */
async function watched(context: BrowserContext): Promise<{ page: Page; unharmed: () => Promise<void> }> {
  const page = await context.newPage();
  const harm: string[] = [];
  page.on('dialog', (dialog) => harm.push(dialog.message()));
  page.on('console', (message) => {
    if (/refused to (execute|run)|content security policy/i.test(message.text())) harm.push(message.text());
  });
  return {
    page,
    unharmed: async () => {
      expect(await page.evaluate(() => 'ran' in window)).toBe(false);
      expect(await page.locator('img[src="x"], [onerror], [onclick], a[href^="javascript:"]').count()).toBe(
        0,
      );
      expect(harm).toEqual([]);
    },
  };
}

test('staff read it, in lists, forms, the history, versions and what changed', async ({ browser }) => {
  const context = await staffWithout3d(browser, 'owner', { reducedMotion: 'reduce' });
  const { page, unharmed } = await watched(context);
  const experience = `/manager/panel/brands/${brandId}/experience/${experienceId}`;
  await page.goto(`/manager/panel/brands/${brandId}`);
  await expect(page.getByRole('heading', { name: hostile, level: 1 })).toBeVisible();
  await unharmed();
  for (const area of ['scenes', 'polling', 'products', 'videos']) {
    await page.goto(`${experience}/${area}`);
    await page.getByRole('main').getByRole('link', { name: hostile }).first().click();
    await expect(page.getByRole('textbox', { name: 'Title', exact: true })).toHaveValue(/onerror/);
    await unharmed();
  }
  await page.goto(`${experience}/polling?id=${pollId}`);
  await page.getByRole('button', { name: 'History' }).click();
  await page.getByRole('button', { name: 'What changed' }).first().click();
  await expect(page.getByRole('dialog').getByText(`${hostile}!`).first()).toBeVisible();
  await unharmed();
  await page.goto(`${experience}/manifest`);
  await expect(page.getByText(hostile, { exact: true }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByRole('dialog').getByRole('link').first()).toBeVisible();
  await unharmed();
  await context.close();
});

/** Markup, a template's braces and a turn of the writing direction, in the shortest of the fields. */
// biome-ignore lint/suspicious/noTemplateCurlyInString: the braces are what is tested
const typed = '<img src=x onerror=ran=1><script>ran=1</script>{{ran=1}}${ran=1}\u202e!';
const long = `${typed}\n\n[buy](javascript:ran=1) <a href="javascript:ran=1" onclick="ran=1">it</a> `.padEnd(
  10_000,
  'oak ',
);

test('visitors read what was typed in the editor letter by letter', async ({ browser }) => {
  const api = await apiAs('owner');
  const own = await publishedExperience(api, 'Skov');
  const create = (area: 'products' | 'videos', data: object) =>
    api.call(endpoints.createDocument, {
      params: { brandId: own.brandId },
      body: { experienceId: own.experienceId, area, data: { ...data } },
    });
  const { id: productId } = await create('products', { ...emptyProduct(), status: 'active' });
  const { id: videoId } = await create('videos', {
    ...emptyVideo(),
    source: { kind: 'address', url: 'https://media.example/film.mp4', format: 'file' },
  });
  const context = await staffWithout3d(browser, 'owner', { reducedMotion: 'reduce' });
  const { page, unharmed } = await watched(context);
  const type = async (field: string, text = typed) => {
    await page.getByRole('textbox', { name: field, exact: true }).click();
    await page.keyboard.press('Control+a');
    await page.keyboard.insertText(text);
  };
  const saved = async () => {
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    await unharmed();
  };

  await test.step('staff type it', async () => {
    await page.goto(`${own.experience}/theme`);
    await page.getByRole('button', { name: 'Begin with the standard look' }).click();
    for (const field of ['Title', 'Tagline']) await type(field);
    await saved();
    await page.goto(`${own.experience}/polling?id=${own.pollId}`);
    for (const field of ['Title', 'Question', 'Option 1']) await type(field);
    await saved();
    await page.goto(`${own.experience}/products?id=${productId}`);
    for (const field of ['Title', 'Vendor']) await type(field);
    await type('Description', `${long}and more`);
    // No field takes more than its limit.
    await expect(page.getByRole('textbox', { name: 'Description', exact: true })).toHaveValue(long);
    await saved();
    await page.goto(`${own.experience}/videos?id=${videoId}`);
    for (const field of ['Title', 'Description']) await type(field);
    await page.getByRole('tab', { name: 'Captions' }).click();
    await page.getByRole('button', { name: /^Add caption/ }).click();
    await type('Text of caption 1');
    await page.getByRole('tab', { name: 'Chapters' }).click();
    await page.getByRole('button', { name: /^Add chapter/ }).click();
    await type('Title of chapter 1');
    await saved();
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Publish this experience' });
    await dialog.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(page.getByText('Version 2 is live.', { exact: true })).toBeVisible();
    await unharmed();
  });
  await context.close();

  const visitors = await without3d(await browser.newContext({ locale: 'en', reducedMotion: 'reduce' }));
  const visit = await watched(visitors);
  const { page: visitor } = visit;
  await visitor.goto(`/${own.placementId}`);
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(typed);
  await expect(visitor.getByText(typed, { exact: true })).toHaveCount(2);
  expect(await visitor.title()).toBe(typed);
  await visit.unharmed();
  await visitor.getByRole('button', { name: 'Step inside' }).click();
  const dock = visitor.getByRole('navigation');
  const sheet = visitor.getByRole('dialog');

  await test.step('a poll, and its results', async () => {
    await dock.getByRole('button', { name: typed }).click();
    await expect(sheet.getByRole('heading', { level: 2 })).toHaveText(typed);
    await expect(sheet.locator('legend')).toContainText(typed);
    await sheet.getByText(typed, { exact: true }).last().click();
    await sheet.getByRole('button', { name: 'Send answer' }).click();
    await expect(sheet.getByRole('listitem').first()).toContainText(typed);
    await visit.unharmed();
  });

  await test.step('a product, its ten thousand letters in Markdown', async () => {
    await dock.getByRole('button', { name: 'Products' }).click();
    await sheet.getByRole('button', { name: typed }).first().click();
    await expect(sheet.getByRole('heading', { level: 3 })).toHaveText(typed);
    await expect(sheet.getByText(`by ${typed}`)).toBeVisible();
    // Before the code for Markdown is there, they stand in one paragraph as they were typed.
    await expect(sheet.getByRole('paragraph').filter({ hasText: /^buy <a href="javascript/ })).toContainText(
      'buy <a href="javascript:ran=1" onclick="ran=1">it</a> oak',
    );
    await expect(sheet.getByText(typed, { exact: true })).toHaveCount(2);
    await visit.unharmed();
  });

  await test.step('a video, its caption and its chapter', async () => {
    await dock.getByRole('button', { name: 'Videos' }).click();
    await sheet.getByRole('button', { name: typed }).click();
    await expect(sheet.getByRole('heading', { level: 3 })).toHaveText(typed);
    await expect(sheet.getByRole('button', { name: typed })).toBeVisible();
    await expect
      .poll(() =>
        sheet.locator('video').evaluate((video: HTMLVideoElement) => {
          const [cue] = (video.textTracks[0]?.cues ?? []) as unknown as VTTCue[];
          return cue?.getCueAsHTML().textContent;
        }),
      )
      .toBe(typed);
    await visit.unharmed();
  });
  await visitors.close();
});
