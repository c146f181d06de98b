import { expect, type Page, test } from '@playwright/test';
import { endpoints } from '@vitrine/shared/contract';
import { apiAs } from '../support/api';
import { type PublishedExperience, publishedExperience } from '../support/published-experience';
import { signIn, staffBrowser } from '../support/sign-in';

let own: PublishedExperience;

test.beforeAll(async () => {
  own = await publishedExperience(await apiAs('owner'), 'Lund & Lykke');
});

/** Whether the page let the browser zoom: it hears the event last, after everybody who could prevent it. */
async function listenForZoom(page: Page): Promise<() => Promise<boolean[]>> {
  await page.evaluate(() => {
    const prevented: boolean[] = [];
    Object.assign(window, { prevented });
    const note = (event: Event) => prevented.push(event.defaultPrevented);
    window.addEventListener('keydown', (event) => event.key !== 'Control' && note(event));
    window.addEventListener('wheel', note);
  });
  return () => page.evaluate(() => Reflect.get(window, 'prevented'));
}

/** By key and by wheel; without ctrl they are the page's own. */
async function blocksZoom(page: Page): Promise<void> {
  const prevented = await listenForZoom(page);
  for (const key of ['+', '-', '=', 'NumpadAdd', 'NumpadSubtract'])
    await page.keyboard.press(`Control+${key}`);
  await page.keyboard.down('Control');
  await page.mouse.move(200, 200);
  await page.mouse.wheel(0, -120);
  await page.keyboard.up('Control');
  await expect.poll(prevented).toEqual([true, true, true, true, true, true]);
  await page.keyboard.press('+');
  await expect.poll(prevented).toEqual([true, true, true, true, true, true, false]);
}

/** From 100 to 200 %. */
async function enlarges(page: Page): Promise<void> {
  const larger = page.getByRole('button', { name: 'Larger text' });
  await expect(page.locator('html')).toHaveCSS('font-size', '16px');
  for (const pixels of [20, 24, 28, 32]) {
    await larger.click();
    await expect(page.locator('html')).toHaveCSS('font-size', `${pixels}px`);
  }
  await expect(larger).toBeDisabled();
}

/** Text does not become code. */
async function runsNoText(page: Page): Promise<void> {
  const ran = await page.evaluate(async () => {
    const inline = document.createElement('script');
    try {
      inline.textContent = 'window.ranInline = true';
    } catch {
      // Trusted Types do not even take the text.
    }
    document.head.append(inline);
    // In a task of the page's own: what a test evaluates itself is exempt from the policy.
    const evaluated = await new Promise((resolve) =>
      setTimeout(() => {
        try {
          // biome-ignore lint/security/noGlobalEval: it is what must not work
          resolve(eval('"evaluated"'));
        } catch (error) {
          resolve((error as Error).name);
        }
      }),
    );
    return { evaluated, inline: Reflect.has(window, 'ranInline') };
  });
  expect(ran).toEqual({ evaluated: 'EvalError', inline: false });
}

test('a visitor’s page blocks the browser’s zoom, enlarges its text for good, and runs no text as code', async ({
  page,
}) => {
  await page.goto('/showroom24');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await blocksZoom(page);
  await runsNoText(page);
  await test.step('it takes the address of a script only through a policy, and only of a remote', async () => {
    const outcomes = await page.evaluate(() => {
      const attempt = (act: () => unknown) => {
        try {
          act();
          return 'done';
        } catch (error) {
          return (error as Error).name;
        }
      };
      return {
        script: attempt(() => {
          document.createElement('script').src = '/assets/other.js';
        }),
        html: attempt(() => {
          document.createElement('div').innerHTML = '<img>';
        }),
        policy: attempt(() => Reflect.get(window, 'trustedTypes').createPolicy('mine', {})),
      };
    });
    expect(outcomes).toEqual({ script: 'TypeError', html: 'TypeError', policy: 'TypeError' });
  });
  await enlarges(page);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Larger text' })).toBeDisabled();
  await expect(page.locator('html')).toHaveCSS('font-size', '32px');
});

test('the staff’s pages block it and run no text either; their text is enlarged before the sign-in and in the settings', async ({
  browser,
  page,
}) => {
  await page.goto('/manager');
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  await blocksZoom(page);
  await runsNoText(page);
  await enlarges(page);
  const staff = await staffBrowser(browser, 'owner');
  const settings = await staff.newPage();
  await settings.goto('/manager/panel/settings?tab=appearance');
  const sizes = settings.getByRole('radiogroup', { name: 'Text size' });
  await sizes.getByText('200 %').click();
  await expect(settings.locator('html')).toHaveCSS('font-size', '32px');
  await sizes.getByText('100 %').click();
  await expect(settings.locator('html')).toHaveCSS('font-size', '16px');
  await staff.close();
});

test('a toast speaks in the specification’s words, and only one at a time', async ({ browser }) => {
  const staff = await staffBrowser(browser, 'owner');
  const page = await staff.newPage();
  await page.goto(`${own.brand}/stores`);
  for (const name of ['Aker', 'Ask']) {
    await page.goto(`${own.brand}/stores`);
    await page.getByRole('button', { name: 'Create store' }).click();
    await page.getByRole('dialog').getByLabel('Name').fill(name);
    await page.getByRole('dialog').getByRole('button', { name: 'Create store' }).click();
    await expect(page.getByText('Success!', { exact: true })).toBeVisible();
    await expect(page.getByText('Operation completed successfully', { exact: true })).toBeVisible();
  }
  const toasts = page.getByRole('region', { name: /Notifications/ }).getByRole('listitem');
  await expect(toasts).toHaveCount(1);

  // The second toast takes the first one's place.
  await page.route('**/v1/brands/*/stores/*/archive', (route) =>
    route.fulfill({
      status: 409,
      contentType: 'application/problem+json',
      body: JSON.stringify({
        type: 'about:blank',
        title: 'Conflict',
        status: 409,
        code: 'busy',
        message: 'The store is in use',
        errors: [],
      }),
    }),
  );
  await page.getByRole('button', { name: 'Actions for Ask' }).click();
  await page.getByRole('menuitem', { name: 'Archive' }).click();
  await expect(toasts.getByText('Error', { exact: true })).toBeVisible();
  await expect(toasts.getByText('The store is in use (409)', { exact: true })).toBeVisible();
  await expect(toasts).toHaveCount(1);
  await staff.close();
});

test.describe('the content security policy', { tag: '@webgl' }, () => {
  test('nothing that staff see breaks it', async ({ page }) => {
    const complaints = listenForComplaints(page);
    await signIn(page, 'owner');
    for (const [address, heading] of [
      [own.brand, 'Lund & Lykke'],
      [`${own.brand}/stores/${own.storeId}`, 'Bergen'],
      [`${own.experience}/dashboard`, 'Dashboard'],
      [`${own.experience}/polling?id=${own.pollId}`, 'Wood'],
      ['/manager/panel/settings?tab=diagnostics', 'Settings'],
    ] as const) {
      await page.goto(address);
      await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
    }
    await page.goto(`${own.experience}/scenes?id=${own.sceneId}`);
    await expect(page.locator('canvas')).toBeVisible();
    expect(complaints).toEqual([]);
  });

  test('nothing that visitors see breaks it', async ({ page }) => {
    const complaints = listenForComplaints(page);
    await page.goto('/showroom24');
    await page.getByRole('button', { name: 'Step inside' }).click();
    await expect(page.locator('canvas')).toBeVisible();
    await expect(page.getByRole('progressbar')).toHaveCount(0, { timeout: 60_000 });
    await page.getByRole('button', { name: 'Your oak' }).click();
    await expect(page.getByRole('dialog', { name: 'Your oak' }).getByRole('radio').first()).toBeVisible();
    expect(complaints).toEqual([]);
  });

  /** Every error in the page's console: violations of the policy, exceptions, failed requests. */
  function listenForComplaints(page: Page): string[] {
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text());
    });
    return complaints;
  }
});

test('a test access is not indexed, the public address is', async ({ page, request }) => {
  const api = await apiAs('owner');
  const params = { brandId: own.brandId, placementId: own.placementId };
  const { id } = await api.call(endpoints.createTestAccess, { params, body: { label: 'Robots' } });
  await page.goto(`/${own.placementId}/test/${id}`);
  await expect(page.getByRole('note')).toContainText('Test access “Robots”');
  expect(await page.locator('meta[name=robots]').first().getAttribute('content')).toBe('noindex');
  // Robots that run no scripts read the page as it is served.
  expect(await (await request.get(`/${own.placementId}/test/${id}`)).text()).toContain('noindex');
  expect(await (await request.get(`/${own.placementId}`)).text()).not.toContain('noindex');
});
