import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { endpoints } from '@vitrine/shared/contract';
import { areas } from '@vitrine/shared/contract/areas/list';
import { apiAs } from '../support/api';
import { checkScreen, desktop, still } from '../support/check-screen';
import { demoAccount } from '../support/demo-account';
import { endSignIns } from '../support/identity-service';
import { type PublishedExperience, publishedExperience } from '../support/published-experience';
import { staffBrowser } from '../support/sign-in';

test.describe('screens for everybody', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' }, colorScheme: 'light', viewport: desktop });

  for (const [name, address, heading] of [
    ['sign-in', '/manager/authentication/sign-in', 'Sign in'],
    ['logout', '/manager/logout', 'You are signed out'],
    ['the landing', '/showroom24', 'At home with oak'],
    ['not found', '/nothing-here', 'There is nothing at this address'],
  ] as const)
    test(name, async ({ page }) => {
      await page.goto(address);
      await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
      await checkScreen(page);
    });

  test('a forgotten password, and a link by mail, up to the mail that is on its way', async ({ page }) => {
    const { email } = demoAccount('analyst');
    for (const [begins, asks, send, sent] of [
      ['Forgot your password?', 'Reset your password', 'Send reset link', 'Look into your mailbox'],
      ['Send me a link', 'Sign in with a link', 'Send me a link', 'Look into your mailbox'],
    ] as const) {
      await page.goto('/manager/authentication/sign-in');
      await page.getByRole('button', { name: begins, exact: true }).click();
      await expect(page.getByRole('heading', { name: asks, level: 1 })).toBeVisible();
      await checkScreen(page, { onPhones: true });
      await page.getByLabel('Email', { exact: true }).fill(email);
      await page.getByRole('button', { name: send, exact: true }).click();
      await expect(page.getByRole('heading', { name: sent, level: 1 })).toBeVisible();
      await checkScreen(page, { onPhones: true });
    }
  });

  test('a link by mail that is opened in another browser', async ({ page, browser }) => {
    await page.goto('/manager/authentication/sign-in');
    await page.getByRole('button', { name: 'Send me a link', exact: true }).click();
    await page.getByLabel('Email', { exact: true }).fill(demoAccount('analyst').email);
    await page.getByRole('button', { name: 'Send me a link', exact: true }).click();
    const link = await page.getByRole('link', { name: 'Open the link' }).getAttribute('href');
    const other = await (await browser.newContext(still)).newPage();
    await other.goto(link ?? '');
    await expect(
      other.getByRole('heading', { name: 'Which address was it sent to?', level: 1 }),
    ).toBeVisible();
    await checkScreen(other, { onPhones: true });
    await other.context().close();
  });

  test('the stage with an open poll, before and after the answer', async ({ page }) => {
    await page.goto('/showroom24');
    await page.getByRole('button', { name: 'Step inside' }).click();
    await expect(page.locator('canvas')).toBeVisible();
    await page.getByRole('button', { name: 'Your oak' }).click();
    const sheet = page.getByRole('dialog', { name: 'Your oak' });
    await expect(sheet.getByRole('radio').first()).toBeVisible();
    await checkScreen(page);
    for (const question of await sheet.getByRole('group').all())
      await question.getByRole('radio').or(question.getByRole('checkbox')).first().check();
    await sheet.getByRole('button', { name: 'Send answer' }).click();
    await expect(sheet.getByText('Thank you. Your answer counts.')).toBeVisible();
    await checkScreen(page);
  });
});

let own: PublishedExperience;
test.beforeAll(async () => {
  const api = await apiAs('owner');
  own = await publishedExperience(api, 'Nordlys');
  const { brandId, placementId, storeId } = own;
  const inPlacement = { params: { brandId, placementId } };
  await api.call(endpoints.createTestAccess, { ...inPlacement, body: { label: 'For approval' } });
  const experience = await api.call(endpoints.createExperience, {
    params: { brandId },
    body: { name: 'Winter lights' },
  });
  const calendar = [
    { experienceId: experience.id, from: '2031-12-01T09:00:00.000Z', until: '2031-12-24T17:00:00.000Z' },
  ];
  await api.call(endpoints.updatePlacement, { ...inPlacement, body: { calendar } });
  // One of each in the archive.
  const store = await api.call(endpoints.createStore, { params: { brandId }, body: { name: 'Ålesund' } });
  await api.call(endpoints.archiveStore, { params: { brandId, storeId: store.id } });
  const placement = await api.call(endpoints.createPlacement, {
    params: { brandId, storeId },
    body: { name: 'Window' },
  });
  await api.call(endpoints.archivePlacement, { params: { brandId, placementId: placement.id } });
});

/** Every screen of the manager, with its heading in English and Arabic. */
const managerScreens: [name: string, address: () => string, english: string, arabic: string][] = [
  ['brands', () => '/manager/panel/brands', 'Brands', 'العلامات التجارية'],
  ['brands as a table', () => '/manager/panel/brands?view=table', 'Brands', 'العلامات التجارية'],
  ['brand home', () => own.brand, 'Nordlys', 'Nordlys'],
  ['stores', () => `${own.brand}/stores`, 'Stores', 'المتاجر'],
  ['a store', () => `${own.brand}/stores/${own.storeId}`, 'Bergen', 'Bergen'],
  ['brand users', () => `${own.brand}/brand-users`, 'Brand users', 'فريق العلامة'],
  ['tenant users', () => '/manager/panel/tenant-users', 'Tenant users', 'جميع الأشخاص'],
  ['settings', () => '/manager/panel/settings', 'Settings', 'الإعدادات'],
  ['appearance', () => '/manager/panel/settings?tab=appearance', 'Settings', 'الإعدادات'],
  ['settings of the tenant', () => '/manager/panel/settings?tab=tenant', 'Settings', 'الإعدادات'],
  [
    'integrations',
    () => `/manager/panel/settings?tab=integrations&brand=${own.brandId}`,
    'Settings',
    'الإعدادات',
  ],
  ['diagnostics', () => '/manager/panel/settings?tab=diagnostics', 'Settings', 'الإعدادات'],
  ['audit log', () => '/manager/panel/settings?tab=audit', 'Settings', 'الإعدادات'],
  ['data of visitors', () => '/manager/panel/settings?tab=visitors', 'Settings', 'الإعدادات'],
  ['archived stores', () => `${own.brand}/stores?archived=true`, 'Stores', 'المتاجر'],
  ['archived placements', () => `${own.brand}/stores/${own.storeId}?archived=true`, 'Bergen', 'Bergen'],
];

/** Windows that have an address, with what stands in them. */
const managerWindows: [name: string, query: () => string, shows: string][] = [
  ['test accesses of a placement', () => `tests=${own.placementId}`, 'For approval'],
  ['calendar of a placement', () => `calendar=${own.placementId}`, 'Winter lights'],
  ['print sheet of a placement', () => `print=${own.placementId}`, 'US Letter'],
];

test.describe('screens for staff who read from right to left', () => {
  let staff: BrowserContext;
  let page: Page;

  test.beforeAll(async ({ browser }) => {
    staff = await staffBrowser(browser, 'owner', { ...still, locale: 'ar' });
    page = await staff.newPage();
  });
  test.afterAll(() => staff.close());

  for (const [name, address, , heading] of managerScreens)
    test(name, async () => {
      await page.goto(address());
      await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeAttached();
      await expect(page.locator('html[lang="ar"][dir="rtl"]')).toBeAttached();
      await checkScreen(page);
    });

  for (const [name, query] of managerWindows)
    test(name, async () => {
      await page.goto(`${own.brand}/stores/${own.storeId}?${query()}`);
      await expect(page.getByRole('dialog')).toContainText('Door');
      await checkScreen(page);
    });

  for (const [name, address, open, title] of [
    ['brand', () => '/manager/panel/brands', 'إنشاء علامة', 'إنشاء علامة تجارية'],
    ['store', () => `${own.brand}/stores`, 'إنشاء متجر', 'إنشاء متجر'],
    ['experience', () => own.brand, 'إنشاء تجربة', 'إنشاء تجربة'],
    ['placement', () => `${own.brand}/stores/${own.storeId}`, 'إنشاء موضع', 'إنشاء موضع'],
  ] as const)
    test(`a new ${name}`, async () => {
      await page.goto(address());
      await page.getByRole('button', { name: open, exact: true }).first().click();
      await expect(page.getByRole('dialog', { name: title }).getByRole('textbox').first()).toBeVisible();
      await checkScreen(page);
    });

  test('many people who are invited', async () => {
    await page.goto(`${own.brand}/brand-users`);
    await page.getByRole('button', { name: 'دعوة كثيرين' }).click();
    await expect(page.getByRole('dialog').getByRole('textbox')).toBeVisible();
    await checkScreen(page);
  });

  test('the navigation stands at the right, and what leads on points to the left', async () => {
    await page.goto('/manager/panel/brands');
    const navigation = await page.getByRole('navigation', { name: 'التنقل الرئيسي' }).boundingBox();
    const main = await page.getByRole('main').boundingBox();
    expect(navigation?.x).toBeGreaterThan(main?.x ?? Number.POSITIVE_INFINITY);
  });

  test('sign-in and logout', async ({ browser }) => {
    const visitor = await browser.newContext({ ...still, locale: 'ar' });
    const guest = await visitor.newPage();
    for (const [address, heading] of [
      ['/manager/authentication/sign-in', 'تسجيل الدخول'],
      ['/manager/logout', 'تم تسجيل خروجك'],
    ] as const) {
      await guest.goto(address);
      await expect(guest.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
      await checkScreen(guest);
    }
    await visitor.close();
  });

  test('a new password', async ({ browser }) => {
    const visitor = await browser.newContext({ ...still, locale: 'ar' });
    const guest = await visitor.newPage();
    await guest.goto('/manager/authentication/sign-in');
    await guest.getByRole('button', { name: 'هل نسيت كلمة المرور؟' }).click();
    await guest.getByLabel('البريد الإلكتروني', { exact: true }).fill(demoAccount('analyst').email);
    await guest.getByRole('button', { name: 'إرسال الرابط' }).click();
    await guest.getByRole('link', { name: 'فتح الرابط' }).click();
    await expect(guest.getByRole('heading', { name: 'اختيار كلمة مرور جديدة', level: 1 })).toBeVisible();
    await checkScreen(guest);
    await visitor.close();
  });

  test('a session that has ended', async ({ browser }) => {
    const manager = await staffBrowser(browser, 'manager', { ...still, locale: 'ar' });
    const theirs = await manager.newPage();
    const { items } = await (await apiAs('manager')).call(endpoints.listBrands, { query: {} });
    await theirs.goto(`/manager/panel/brands/${items[0]?.id}/stores`);
    await theirs.getByRole('button', { name: 'إنشاء متجر' }).click();
    const form = theirs.getByRole('dialog', { name: 'إنشاء متجر' });
    await form.getByRole('textbox').first().fill('Havn');
    await endSignIns('manager');
    await form.getByRole('button', { name: 'إنشاء المتجر' }).click();
    await expect(theirs.getByRole('dialog', { name: 'سجّل الدخول مرة أخرى للمتابعة' })).toBeVisible();
    await checkScreen(theirs);
    await manager.close();
  });
});

test.describe('screens for staff', () => {
  let staff: BrowserContext;
  let page: Page;

  test.beforeAll(async ({ browser }) => {
    staff = await staffBrowser(browser, 'owner', still);
    page = await staff.newPage();
  });
  test.afterAll(() => staff.close());

  for (const [name, address, heading] of [
    ...managerScreens,
    ['an open poll', () => `${own.experience}/polling?id=${own.pollId}`, 'Wood'],
    ['an open scene', () => `${own.experience}/scenes?id=${own.sceneId}`, 'Scene Room'],
    ...areas.map((area) => [area, () => `${own.experience}/${area}`, /./] as const),
  ] as const)
    test(name, async () => {
      await page.goto(address());
      await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeAttached();
      await checkScreen(page, { onPhones: true });
    });

  for (const [name, query, shows] of managerWindows)
    test(name, async () => {
      await page.goto(`${own.brand}/stores/${own.storeId}?${query()}`);
      await expect(page.getByRole('dialog').getByText(shows, { exact: true })).toBeVisible();
      await checkScreen(page, { onPhones: true });
    });

  test('a dialog', async () => {
    await page.goto(`${own.brand}/stores`);
    await page.getByRole('button', { name: 'Create store' }).click();
    await expect(page.getByRole('dialog').getByLabel('Name')).toBeFocused();
    await checkScreen(page, { onPhones: true });
  });

  for (const [action, window] of [
    ['Edit', 'Edit the placement'],
    ['Pin a version', 'Which version Door shows'],
    ['Embed code', 'Show Door in another page'],
  ] as const)
    test(`${action} of a placement`, async () => {
      await page.goto(`${own.brand}/stores/${own.storeId}`);
      await page.getByRole('button', { name: 'Actions for Door' }).click();
      await page.getByRole('menuitem', { name: action, exact: true }).click();
      await expect(page.getByRole('dialog', { name: window })).toBeVisible();
      await checkScreen(page);
    });

  for (const [action, window] of [
    ['Show in placements', 'Where to show Nordlys'],
    ['Make a copy', 'Copy the experience'],
  ] as const)
    test(`${action}: an experience`, async () => {
      await page.goto(own.brand);
      const list = page.getByRole('list', { name: 'Experiences' });
      await list.getByRole('button', { name: 'Actions for Nordlys' }).click();
      await page.getByRole('menuitem', { name: action, exact: true }).click();
      await expect(page.getByRole('dialog', { name: window })).toBeVisible();
      await checkScreen(page, { onPhones: true });
    });

  test('an experience that is imported', async () => {
    await page.goto(`${own.brand}?import=new`);
    await expect(page.getByRole('dialog', { name: 'Import an experience' })).toBeVisible();
    await checkScreen(page, { onPhones: true });
  });

  test('settings of a brand', async () => {
    await page.goto(own.brand);
    await page.getByRole('button', { name: 'Actions for Nordlys' }).first().click();
    await page.getByRole('menuitem', { name: 'Brand settings' }).click();
    await expect(page.getByRole('dialog', { name: 'Brand settings' })).toBeVisible();
    await checkScreen(page, { onPhones: true });
  });

  test('comments, and a review before publishing', async () => {
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
    await page.goto(`${own.experience}/polling?id=${own.pollId}`);
    await page.getByRole('button', { name: 'Comments: 1 open thread' }).click();
    await expect(page.getByRole('dialog').getByText('Is oak in stock?')).toBeVisible();
    await checkScreen(page, { onPhones: true });
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Ask for review' }).click();
    await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Note' })).toBeVisible();
    await checkScreen(page, { onPhones: true });
    await review(false);
  });

  test('where a model is used', async () => {
    await page.goto(own.brand);
    await page.getByRole('button', { name: 'Actions for Chair' }).click();
    await page.getByRole('menuitem', { name: 'Used in' }).click();
    await expect(page.getByRole('dialog').getByText(/^It is used/)).toBeVisible();
    await checkScreen(page, { onPhones: true });
  });

  test('the palette, with results and without, and the overview of shortcuts', async () => {
    await page.goto(own.brand);
    await expect(page.getByRole('heading', { name: 'Nordlys', level: 1 })).toBeVisible();
    await page.keyboard.press('Control+k');
    const palette = page.getByRole('dialog', { name: 'Go to anything' });
    await expect(palette.getByRole('option', { name: /Bergen/ })).toBeVisible();
    await checkScreen(page, { onPhones: true });
    await palette.getByRole('combobox').fill('zzz');
    await expect(palette.getByText(/^Nothing is called that/)).toBeVisible();
    await checkScreen(page);
    await page.keyboard.press('Escape');
    await expect(palette).toBeHidden();
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
    await checkScreen(page, { onPhones: true });
  });

  test('a screen while there is no connection', async () => {
    await page.goto(`${own.brand}/stores`);
    await expect(page.getByRole('link', { name: 'Bergen' })).toBeVisible();
    await staff.setOffline(true);
    await expect(page.getByText('No connection.', { exact: false })).toBeVisible();
    await checkScreen(page, { onPhones: true });
    await staff.setOffline(false);
  });

  test('what a role does not include', async ({ browser }) => {
    const analyst = await staffBrowser(browser, 'analyst', still);
    const theirs = await analyst.newPage();
    for (const address of ['/manager/panel/tenant-users', '/manager/panel/settings?tab=audit']) {
      await theirs.goto(address);
      await expect(theirs.getByText('Your role does not include this')).toBeVisible();
      await checkScreen(theirs, { onPhones: true });
    }
    await analyst.close();
  });
});
