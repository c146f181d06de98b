/** Whatever people write, wherever they can: it is read, and never runs. */
import { type Browser, type BrowserContext, expect, type Locator, type Page, test } from '@playwright/test';
import {
  emptyProduct,
  emptyScene,
  emptyVaultQuestion,
  emptyVideo,
  endpoints,
  type PollingDocument,
  type ProductsDocument,
  standardTheme,
} from '@vitrine/shared/contract';
import { apiAs } from '../support/api';
import { publishedExperience } from '../support/published-experience';
import { staffBrowser } from '../support/sign-in';

/** Short enough for every field. Each of its parts would say so in the page if it ran. */
const hostile = '"><img src=x onerror=ran=1><script>ran=1</script>';
const hostileMarkdown = `${hostile}\n\n[buy](javascript:ran=1) <a href="javascript:ran=1" onclick="ran=1">it</a>`;

interface NamedExperience {
  brandId: string;
  experienceId: string;
  placementId: string;
  pollId: string;
  storeId: string;
}

/** A published experience in which every text is the same. @param description of its product. */
async function experienceNamed(words: string, description: string): Promise<NamedExperience> {
  const api = await apiAs('owner');
  const text = { en: words };
  const { id: brandId } = await api.call(endpoints.createBrand, { body: { name: words } });
  const params = { brandId };
  const store = await api.call(endpoints.createStore, { params, body: { name: words, address: words } });
  const { id: experienceId } = await api.call(endpoints.createExperience, {
    params,
    body: { name: words, description: words, languages: ['en'] },
  });
  const create = (
    area: 'theme' | 'scenes' | 'question-vault' | 'polling' | 'products' | 'videos',
    data: object,
  ) => api.call(endpoints.createDocument, { params, body: { experienceId, area, data: { ...data } } });
  await create('theme', { ...standardTheme(), title: text, tagline: text });
  const place = { position: [0, 0, 0], rotation: [0, 0, 0], scale: [1, 1, 1], order: 'a0' };
  await create('scenes', {
    ...emptyScene(),
    title: text,
    alt: text,
    objects: { one: { ...place, libraryObjectId: 'samp2etab2e22222', name: words, alt: text } },
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
  const { id: pollId } = await create('polling', poll);
  const product: ProductsDocument = {
    ...emptyProduct(),
    status: 'active',
    handle: 'hostile',
    title: text,
    description: { en: description },
    vendor: words,
    collections: { [words]: true },
    options: { size: { order: 'a0', name: text, values: { s: { order: 'a0', label: text } } } },
    variants: {
      one: {
        order: 'a0',
        values: { size: 's' },
        prices: { EUR: { amount: '5' } },
        available: true,
        sku: words,
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
    captions: { en: { cues: { one: { startMs: 0, endMs: 9000, text: words } } } },
    chapters: { one: { startMs: 0, title: text } },
  });
  await create('question-vault', { ...emptyVaultQuestion(), text });
  await api.call(endpoints.createCommentThread, {
    params: { brandId, experienceId },
    body: { area: 'polling', documentId: pollId, text: words },
  });
  const { id: placementId } = await api.call(endpoints.createPlacement, {
    params: { brandId, storeId: store.id },
    body: { name: words, experienceId },
  });
  await api.call(endpoints.publishExperience, {
    params: { brandId, experienceId },
    body: { note: words },
  });
  await api.call(endpoints.patchDocument, {
    params: { brandId, documentId: pollId },
    body: { data: { title: { en: `${words}!` } } },
    ifMatch: 1,
  });
  return { brandId, experienceId, placementId, pollId, storeId: store.id };
}

/** Watches a page; what a policy had to stop had become markup, which is as bad. */
async function watched(context: BrowserContext): Promise<{ page: Page; unharmed: () => Promise<void> }> {
  const page = await context.newPage();
  const harm: string[] = [];
  await page.exposeFunction('noteViolation', (what: string) => harm.push(what));
  await page.addInitScript(() => {
    const { noteViolation } = window as unknown as { noteViolation: (what: string) => void };
    document.addEventListener('securitypolicyviolation', ({ blockedURI, violatedDirective }) =>
      noteViolation(`${violatedDirective}: ${blockedURI}`),
    );
  });
  page.on('dialog', (dialog) => harm.push(dialog.message()));
  page.on('console', (message) => {
    if (/refused to (execute|run)|content security policy|trustedhtml/i.test(message.text()))
      harm.push(message.text());
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

/** What the first caption of a video shows. */
const firstCue = (sheet: Locator) =>
  sheet.locator('video').evaluate((video: HTMLVideoElement) => {
    const [cue] = (video.textTracks[0]?.cues ?? []) as unknown as VTTCue[];
    return cue?.getCueAsHTML().textContent;
  });

/** Wherever staff meet the words letter by letter: lists, forms, the history, comments, versions, the palette. */
async function staffRead(
  browser: Browser,
  { brandId, experienceId, pollId, storeId }: NamedExperience,
  words: string,
): Promise<void> {
  const context = await staffBrowser(browser, 'owner', { reducedMotion: 'reduce' });
  const { page, unharmed } = await watched(context);
  const main = page.getByRole('main');
  const brand = `/manager/panel/brands/${brandId}`;
  const experience = `${brand}/experience/${experienceId}`;
  await page.goto(brand);
  await expect(page.getByRole('heading', { name: words, level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(
    page
      .getByRole('option')
      .filter({ hasText: `Go to ${words}` })
      .first(),
  ).toBeVisible();
  await unharmed();
  await page.goto(`${brand}/stores`);
  await expect(
    main.getByRole('list', { name: 'Stores' }).getByText(words, { exact: true }).first(),
  ).toBeVisible();
  await unharmed();
  await page.goto(`${brand}/stores/${storeId}`);
  await expect(main.getByRole('heading', { name: words, level: 3 }).first()).toBeVisible();
  await unharmed();
  for (const area of ['scenes', 'polling', 'products', 'videos']) {
    await page.goto(`${experience}/${area}`);
    await main.getByRole('link', { name: words }).first().click();
    const title = area === 'polling' ? `${words}!` : words;
    await expect(page.getByRole('textbox', { name: 'Title', exact: true })).toHaveValue(title);
    await unharmed();
  }
  await page.goto(`${experience}/question-vault`);
  await expect(main.getByText(words, { exact: true }).first()).toBeVisible();
  await unharmed();
  await page.goto(`${experience}/polling?id=${pollId}`);
  await page
    .getByRole('button', { name: /^Comments/ })
    .first()
    .click();
  const comments = page.getByRole('dialog', { name: 'Comments' });
  await expect(comments.getByRole('listitem').getByText(words, { exact: true })).toBeVisible();
  await unharmed();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'History' }).click();
  await page.getByRole('button', { name: 'What changed' }).first().click();
  await expect(page.getByRole('dialog').getByText(`${words}!`).first()).toBeVisible();
  await unharmed();
  await page.goto(`${experience}/manifest`);
  await expect(page.getByText(words, { exact: true }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByRole('dialog').getByRole('link').first()).toBeVisible();
  await unharmed();
  await context.close();
}

test('staff read it, in lists, forms, the history, versions and what changed', async ({ browser }) => {
  await staffRead(browser, await experienceNamed(hostile, hostileMarkdown), hostile);
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
  const context = await staffBrowser(browser, 'owner', { reducedMotion: 'reduce' });
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
    await page.getByRole('button', { name: 'Start with the standard look' }).click();
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

  const visitors = await browser.newContext({ locale: 'en', reducedMotion: 'reduce' });
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
    await expect.poll(() => firstCue(sheet)).toBe(typed);
    await visit.unharmed();
  });
  await visitors.close();
});

/** Named, decimal, hexadecimal, of what would be a tag, encoded twice, cut short, unknown, malformed, of several letters, and none. */
const entities = '&amp; &#38; &#x26; &lt;b&gt; &amp;lt; &copy &no; &#xZ; &ngE; &';
const inMarkdown = '& & & <b> &lt; &copy &no; &#xZ; \u2267\u0338 &';
/** Captions are WebVTT, which has marks and six references of its own. */
const inCaption = '& &#38; &#x26; <b> &lt; &copy &no; &#xZ; &ngE; &';
const entitiesInMarkdown = `${entities}

[shop &amp; more](https://shop.example/?a=1&amp;b=2 "&quot;Tea&quot;") and \`&amp;\`

- [decimal](javascript&#58;ran=1)
- [hexadecimal](&#x6A;avascript:ran=1)
- [named](javascript&colon;ran=1)`;

test('entities are letters in names and texts, and only Markdown and captions read them', async ({
  browser,
}) => {
  const own = await experienceNamed(entities, entitiesInMarkdown);
  await test.step('staff', () => staffRead(browser, own, entities));

  const visitors = await browser.newContext({ locale: 'en', reducedMotion: 'reduce' });
  const { page: visitor, unharmed } = await watched(visitors);
  const answer = await visitor.goto(`/${own.placementId}`);
  expect(answer?.headers()['content-security-policy']).toContain("require-trusted-types-for 'script'");
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(entities);
  await expect(visitor.getByText(entities, { exact: true })).toHaveCount(2);
  expect(await visitor.title()).toBe(entities);
  await visitor.getByRole('button', { name: 'Step inside' }).click();
  const dock = visitor.getByRole('navigation');
  const sheet = visitor.getByRole('dialog');

  await test.step('a scene without 3D, and a poll with its results', async () => {
    await expect(visitor.getByRole('main').getByText(entities, { exact: true }).first()).toBeVisible();
    await dock.getByRole('button', { name: entities }).click();
    await expect(sheet.getByRole('heading', { level: 2 })).toHaveText(entities);
    await expect(sheet.locator('legend')).toContainText(entities);
    await sheet.getByText(entities, { exact: true }).last().click();
    await sheet.getByRole('button', { name: 'Send answer' }).click();
    await expect(sheet.getByRole('listitem').first()).toContainText(entities);
    await unharmed();
  });

  await test.step('a product', async () => {
    await dock.getByRole('button', { name: 'Products' }).click();
    await expect(sheet.getByRole('button', { name: entities, exact: true })).toBeVisible();
    await sheet.getByRole('button', { name: entities }).filter({ hasText: '€' }).click();
    await expect(sheet.getByRole('heading', { level: 3 })).toHaveText(entities);
    await expect(sheet.getByText(`by ${entities}`)).toBeVisible();
    await expect(sheet.getByRole('radio', { name: entities })).toBeChecked();
    await expect(sheet.getByRole('paragraph').filter({ hasText: inMarkdown })).toHaveText(inMarkdown);
    const shop = sheet.getByRole('link', { name: 'shop & more' });
    await expect(shop).toHaveAttribute('href', 'https://shop.example/?a=1&b=2');
    await expect(sheet.locator('code')).toHaveText('&amp;');
    await expect(
      sheet.getByRole('listitem').filter({ hasText: /^(decimal|hexadecimal|named)$/ }),
    ).toHaveCount(3);
    await unharmed();
  });

  await test.step('a video, its caption and its chapter', async () => {
    await dock.getByRole('button', { name: 'Videos' }).click();
    await sheet.getByRole('button', { name: entities }).click();
    await expect(sheet.getByRole('heading', { level: 3 })).toHaveText(entities);
    await expect(sheet.getByRole('button', { name: entities })).toBeVisible();
    await expect.poll(() => firstCue(sheet)).toBe(inCaption);
    await unharmed();
  });
  await visitors.close();
});
