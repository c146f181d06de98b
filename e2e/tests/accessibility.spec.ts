import { expect, type Page, test } from '@playwright/test';
import { endpoints } from '@vitrine/shared/contract';
import { areas } from '@vitrine/shared/contract/areas/list';
import { apiAs } from '../support/api';
import { checkScreen, type Run, runs, still } from '../support/check-screen';
import { demoAccount } from '../support/demo-account';
import { endSignIns } from '../support/identity-service';
import { type PublishedExperience, publishedExperience } from '../support/published-experience';
import { staffBrowser } from '../support/sign-in';

type Language = Run['language'];
interface Screen {
  name: string;
  open: (page: Page, language: Language) => Promise<void>;
}

let own: PublishedExperience;
test.beforeAll(async () => {
  const api = await apiAs('owner');
  own = await publishedExperience(api, 'Nordlys');
  const { brandId, placementId } = own;
  await api.call(endpoints.createTestAccess, {
    params: { brandId, placementId },
    body: { label: 'For approval' },
  });
});

/** A screen with an address, told by its heading. */
const screen = (
  name: string,
  address: () => string,
  headings: Record<Language, string | RegExp>,
): Screen => ({
  name,
  open: async (page, language) => {
    await page.goto(address());
    await expect(page.getByRole('heading', { name: headings[language], level: 1 })).toBeAttached();
  },
});

/** A window over the store that has an address, told by what stands in it. */
const windowOf = (name: string, query: () => string, shows: string): Screen => ({
  name,
  open: async (page, language) => {
    await page.goto(`${store()}?${query()}`);
    const text = language === 'en' ? shows : 'Door';
    await expect(
      page
        .getByRole('dialog')
        .getByText(text, { exact: language === 'en' })
        .first(),
    ).toBeVisible();
  },
});

/** A window that a button opens, told by its first field. */
const form = (
  name: string,
  address: () => string,
  button: Record<Language, string>,
  title: Record<Language, string>,
): Screen => ({
  name,
  open: async (page, language) => {
    await page.goto(address());
    await page.getByRole('button', { name: button[language], exact: true }).first().click();
    const dialog = page.getByRole('dialog', { name: title[language] });
    await expect(dialog.getByRole('textbox').first()).toBeVisible();
  },
});

/** A window that an entry of somebody's menu opens; in English only. */
const entry = (address: () => string, menu: string, action: string, title: string | RegExp): Screen => ({
  name: action,
  open: async (page) => {
    await page.goto(address());
    await page
      .getByRole('button', { name: `Actions for ${menu}` })
      .first()
      .click();
    await page.getByRole('menuitem', { name: action, exact: true }).click();
    await expect(page.getByRole('dialog', { name: title })).toBeVisible();
  },
});

const brands = () => '/manager/panel/brands';
const brand = () => own.brand;
const store = () => `${own.brand}/stores/${own.storeId}`;
const settings = (tab: string) => () => `/manager/panel/settings?tab=${tab}`;

const nameOfBrand = { en: 'Nordlys', ar: 'Nordlys' };
const nameOfStore = { en: 'Bergen', ar: 'Bergen' };
const brandsHeading = { en: 'Brands', ar: 'العلامات التجارية' };
const storesHeading = { en: 'Stores', ar: 'المتاجر' };
const settingsHeading = { en: 'Settings', ar: 'الإعدادات' };

/** Of those areas that are still to come, all of which say so alike, one. */
const alike = ['qr-code-scheduler', 'host-editor', 'ai-chat'];
const unlike = areas.filter((area) => !alike.includes(area));

/** One of each layout. Parts by themselves stand in the gallery; what other tests open, they look at themselves. */
const screens: Screen[] = [
  screen('brands', brands, brandsHeading),
  screen('brands as a table', () => `${brands()}?view=table`, brandsHeading),
  screen('brand home', brand, nameOfBrand),
  screen('models of a brand', () => `${own.brand}?part=models`, nameOfBrand),
  screen('stores', () => `${own.brand}/stores`, storesHeading),
  screen('a store', store, nameOfStore),
  screen('tenant users', () => '/manager/panel/tenant-users', { en: 'Tenant users', ar: 'جميع الأشخاص' }),
  screen('settings', () => '/manager/panel/settings', settingsHeading),
  screen('appearance', settings('appearance'), settingsHeading),
  screen('diagnostics', settings('diagnostics'), settingsHeading),
  windowOf('test accesses of a placement', () => `tests=${own.placementId}`, 'For approval'),
  form(
    'a new placement',
    store,
    { en: 'Create placement', ar: 'إنشاء موضع' },
    { en: 'Create a placement', ar: 'إنشاء موضع' },
  ),
  screen('an open poll', () => `${own.experience}/polling?id=${own.pollId}`, { en: 'Wood', ar: 'Wood' }),
  ...unlike.map((area) => screen(area, () => `${own.experience}/${area}`, { en: /./, ar: /./ })),
];

const inEnglish: Screen[] = [
  entry(store, 'Door', 'Pin a version', 'Which version Door shows'),
  entry(store, 'Door', 'Embed code', 'Show Door in another page'),
  {
    name: 'the palette with results',
    open: async (page) => {
      await page.goto(own.brand);
      await expect(page.getByRole('heading', { name: 'Nordlys', level: 1 })).toBeVisible();
      await page.keyboard.press('Control+k');
      const palette = page.getByRole('dialog', { name: 'Go to anything' });
      await expect(palette.getByRole('option', { name: /Bergen/ })).toBeVisible();
    },
  },
  {
    name: 'the palette without results',
    open: async (page) => {
      await page.goto(own.brand);
      await expect(page.getByRole('heading', { name: 'Nordlys', level: 1 })).toBeVisible();
      await page.keyboard.press('Control+k');
      const palette = page.getByRole('dialog', { name: 'Go to anything' });
      await palette.getByRole('combobox').fill('zzz');
      await expect(palette.getByText(/^No matches/)).toBeVisible();
    },
  },
  {
    name: 'the overview of shortcuts',
    open: async (page) => {
      await page.goto(own.brand);
      await expect(page.getByRole('heading', { name: 'Nordlys', level: 1 })).toBeVisible();
      await page.keyboard.press('?');
      await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
    },
  },
  {
    name: 'an experience of the list: where to show it',
    open: (page) => ofExperience(page, 'Show in placements', 'Where to show Nordlys'),
  },
  entry(brand, 'Nordlys', 'Brand settings', 'Brand settings'),
];

async function ofExperience(page: Page, action: string, title: string): Promise<void> {
  await page.goto(own.brand);
  const list = page.getByRole('list', { name: 'Experiences' });
  await list.getByRole('button', { name: 'Actions for Nordlys' }).click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
  await expect(page.getByRole('dialog', { name: title })).toBeVisible();
}

/** Every screen is dealt to one of the runs that speak its language. */
function dealtTo(run: Run): Screen[] {
  const share = (all: Screen[], among: readonly Run[]) =>
    all.filter((_, index) => among[index % among.length] === run);
  return [
    ...share(screens, runs),
    ...share(
      inEnglish,
      runs.filter(({ language }) => language === 'en'),
    ),
  ];
}

for (const run of runs)
  test(`screens for staff in ${run.language}, ${run.views.map((view) => view.join(' px ')).join(' and ')}`, async ({
    browser,
  }) => {
    const staff = await staffBrowser(browser, 'owner', { ...still, locale: run.language });
    const page = await staff.newPage();
    for (const { name, open } of dealtTo(run))
      await test.step(name, async () => {
        await open(page, run.language);
        await expect(page.locator('html')).toHaveAttribute('lang', run.language);
        await expect(page.locator('html')).toHaveCSS('direction', run.language === 'ar' ? 'rtl' : 'ltr');
        await checkScreen(page, run.views);
      });
    await staff.close();
  });

test.describe('screens for everybody', () => {
  test.use({ contextOptions: still, locale: 'en' });

  test('sign-in, logout, the landing, and an address that leads nowhere', async ({ page }) => {
    for (const [address, heading] of [
      ['/manager/authentication/sign-in', 'Sign in'],
      ['/manager/logout', 'You are signed out'],
      ['/showroom24', 'At home with oak'],
      ['/nothing-here', 'There is nothing at this address'],
    ] as const) {
      await page.goto(address);
      await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
      await checkScreen(page);
    }
  });

  test('the ways in by mail, up to a link that is opened in another browser', async ({ page, browser }) => {
    const { email } = demoAccount('analyst');
    for (const [begins, asks, send, sent] of [
      ['Forgot your password?', 'Reset your password', 'Send reset link', 'Check your inbox'],
      ['Send me a link', 'Sign in with a link', 'Send me a link', 'Check your inbox'],
    ] as const) {
      await page.goto('/manager/authentication/sign-in');
      await page.getByRole('button', { name: begins, exact: true }).click();
      await expect(page.getByRole('heading', { name: asks, level: 1 })).toBeVisible();
      await checkScreen(page);
      await page.getByLabel('Email', { exact: true }).fill(email);
      await page.getByRole('button', { name: send, exact: true }).click();
      await expect(page.getByRole('heading', { name: sent, level: 1 })).toBeVisible();
      await checkScreen(page);
    }
    const link = await page.getByRole('link', { name: 'Open the link' }).getAttribute('href');
    const other = await (await browser.newContext(still)).newPage();
    await other.goto(link ?? '');
    await expect(
      other.getByRole('heading', { name: 'Which address was it sent to?', level: 1 }),
    ).toBeVisible();
    await checkScreen(other);
    await other.context().close();
  });
});

test.describe('for readers from right to left', () => {
  test.use({ contextOptions: still, locale: 'ar' });

  test('sign-in, logout and a new password', async ({ page }) => {
    for (const [address, heading] of [
      ['/manager/logout', 'تم تسجيل خروجك'],
      ['/manager/authentication/sign-in', 'تسجيل الدخول'],
    ] as const) {
      await page.goto(address);
      await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
      await checkScreen(page);
    }
    await page.getByRole('button', { name: 'هل نسيت كلمة المرور؟' }).click();
    await page.getByLabel('البريد الإلكتروني', { exact: true }).fill(demoAccount('analyst').email);
    await page.getByRole('button', { name: 'إرسال الرابط' }).click();
    await page.getByRole('link', { name: 'فتح الرابط' }).click();
    await expect(page.getByRole('heading', { name: 'اختيار كلمة مرور جديدة', level: 1 })).toBeVisible();
    await checkScreen(page);
  });

  test('the navigation stands at the right, and a session that has ended is taken up again', async ({
    browser,
  }) => {
    const staff = await staffBrowser(browser, 'manager', { ...still, locale: 'ar' });
    const page = await staff.newPage();
    const { items } = await (await apiAs('manager')).call(endpoints.listBrands, { query: {} });
    await page.goto(`/manager/panel/brands/${items[0]?.id}/stores`);
    const navigation = await page.getByRole('navigation', { name: 'التنقل الرئيسي' }).boundingBox();
    const main = await page.getByRole('main').boundingBox();
    expect(navigation?.x).toBeGreaterThan(main?.x ?? Number.POSITIVE_INFINITY);

    await page.getByRole('button', { name: 'إنشاء متجر' }).click();
    const dialog = page.getByRole('dialog', { name: 'إنشاء متجر' });
    await dialog.getByRole('textbox').first().fill('Havn');
    await endSignIns('manager');
    await dialog.getByRole('button', { name: 'إنشاء المتجر' }).click();
    await expect(page.getByRole('dialog', { name: 'سجّل الدخول مرة أخرى للمتابعة' })).toBeVisible();
    await checkScreen(page);
    await staff.close();
  });
});

test('comments, and a review before publishing', async ({ browser }) => {
  const params = { brandId: own.brandId, experienceId: own.experienceId };
  const api = await apiAs('owner');
  const body = { area: 'polling', documentId: own.pollId, text: 'Is oak in stock?' } as const;
  await api.call(endpoints.createCommentThread, { params, body });
  const review = (reviewBeforePublish: boolean) =>
    api.call(endpoints.updateBrand, {
      params: { brandId: own.brandId },
      body: { reviewBeforePublish },
    });
  await review(true);
  const staff = await staffBrowser(browser, 'owner', still);
  const page = await staff.newPage();
  await page.goto(`${own.experience}/polling?id=${own.pollId}`);
  await page.getByRole('button', { name: 'Comments: 1 open thread' }).click();
  await expect(page.getByRole('dialog').getByText('Is oak in stock?')).toBeVisible();
  await checkScreen(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Ask for review' }).click();
  await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Note' })).toBeVisible();
  await checkScreen(page);
  await review(false);
  await staff.close();
});

test('what a role does not include, and a screen while there is no connection', async ({ browser }) => {
  const analyst = await staffBrowser(browser, 'analyst', still);
  const page = await analyst.newPage();
  await page.goto('/manager/panel/tenant-users');
  await expect(page.getByText('Your role does not include this')).toBeVisible();
  await checkScreen(page);
  await page.goto('/manager/panel/brands');
  await expect(page.getByRole('list', { name: 'Brands' }).getByRole('link').first()).toBeVisible();
  await analyst.setOffline(true);
  await expect(page.getByText('No connection.', { exact: false })).toBeVisible();
  await checkScreen(page);
  await analyst.close();
});

test.describe('with 3D', { tag: '@webgl' }, () => {
  test('an open scene, and the stage with an open poll, at each question and after the answer', async ({
    browser,
  }) => {
    const staff = await staffBrowser(browser, 'owner', still);
    const editor = await staff.newPage();
    await editor.goto(`${own.experience}/scenes?id=${own.sceneId}`);
    await expect(editor.getByRole('heading', { name: 'Scene Room', level: 1 })).toBeAttached();
    await checkScreen(editor);
    await staff.close();

    const visitor = await (await browser.newContext({ ...still, locale: 'en' })).newPage();
    await visitor.goto('/showroom24');
    await visitor.getByRole('button', { name: 'Step inside' }).click();
    await expect(visitor.locator('canvas')).toBeVisible();
    await visitor.getByRole('button', { name: 'Your oak' }).click();
    const sheet = visitor.getByRole('dialog', { name: 'Your oak' });
    await expect(sheet.getByRole('radio').first()).toBeVisible();
    await checkScreen(visitor);
    await sheet.getByRole('button', { name: 'Next' }).click();
    await expect(sheet.getByRole('group', { name: /Please answer this question/ })).toBeVisible();
    await checkScreen(visitor);
    await sheet.getByRole('radio').first().check();
    await sheet.getByRole('button', { name: 'Next' }).click();
    await expect(sheet.getByText('Question 2 of 2')).toBeVisible();
    await checkScreen(visitor);
    await sheet.getByRole('checkbox').first().check();
    await sheet.getByRole('button', { name: 'Send answer' }).click();
    await expect(sheet.getByText('Thank you. Your answer counts.')).toBeVisible();
    await checkScreen(visitor);
    await visitor.context().close();
  });
});
