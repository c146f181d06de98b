/** What visitors have seen works without a network, as long as there is something to see (shell/src/offline). */
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { endpoints } from '@vitrine/shared/contract';
import { apiAs } from '../support/api';
import { answerSurvey } from '../support/asked-downloads';
import { still } from '../support/check-screen';
import { shellOrigin, sparePort } from '../support/product-process';
import { publishedAsking } from '../support/published-asking';
import { publishedExperience } from '../support/published-experience';
import { SecondShell } from '../support/second-shell';

test.use({ ...still, serviceWorkers: 'allow', viewport: { width: 360, height: 740 } });

/** Paths of everything that the browser has at hand for the time without a network. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
const isKept = (page: Page, path: string) =>
  expect.poll(async () => (await kept(page)).includes(path), { timeout: 60_000 });

/** Of the products, in the size that fills this phone. */
const picturesIn = async (page: Page, hash: string): Promise<string[]> => {
  const { products } = await (await page.request.get(`/v1/manifests/parts/${hash}?schema=2`)).json();
  const pictures: { sizes: { url: string; width: number }[] }[] = products.flatMap(
    ({ media }: { media: [] }) => media,
  );
  return pictures.map(({ sizes }) => {
    const { url } = sizes.find(({ width }) => width >= 740) ?? sizes[sizes.length - 1] ?? { url: '/' };
    return new URL(url, shellOrigin).pathname;
  });
};

/** What the page’s version consists of. */
const partsOf = (page: Page): Promise<{ area: string; hash: string }[]> =>
  page.evaluate(() => {
    const { visit } = JSON.parse(document.getElementById('vitrine-config')?.textContent ?? '');
    return visit.root.parts;
  });

async function withoutNetwork(context: BrowserContext, what: () => Promise<void>): Promise<void> {
  await context.setOffline(true);
  await what();
  await context.setOffline(false);
}

test('a visitor reloads without a network and finds what was seen, and what was not', async ({
  context,
  page,
}) => {
  await page.goto('/showroom24');
  await page.getByRole('button', { name: 'Step inside' }).click();
  const dock = (name: string) => page.getByRole('navigation', { name }).getByRole('button');
  await expect(dock('Menu').first()).toBeVisible();
  const parts = await partsOf(page);
  for (const { hash } of parts) await isKept(page, `/v1/manifests/parts/${hash}`).toBe(true);
  for (const picture of await picturesIn(page, parts.find(({ area }) => area === 'products')?.hash ?? ''))
    await isKept(page, picture).toBe(true);
  await isKept(page, '/showroom24').toBe(true);
  expect(await kept(page)).not.toContainEqual(expect.stringMatching(/\/(live|responses|visits|session)/));

  await withoutNetwork(context, async () => {
    await page.goto('/showroom24?open=products');
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('button', { name: /^Brygga dining table/ }).click();
    await expect(sheet.getByRole('radio', { name: 'Walnut' })).toBeVisible();
    await expect
      .poll(() =>
        sheet
          .getByRole('img')
          .first()
          .evaluate((img: HTMLImageElement) => img.naturalWidth),
      )
      .toBeGreaterThan(0);
    await page.goto('/showroom24');
    await page.getByRole('button', { name: 'Step inside' }).click();
    await dock('Menu').filter({ hasText: 'Your oak' }).click();
    await sheet.getByRole('radio').first().check();
  });
});

test('a survey is answered without a network from its first question to its last, and sent once', async ({
  context,
  page,
}) => {
  const { brandId, placementId } = await publishedAsking();
  await page.goto(`/${placementId}`);
  for (const { hash } of await partsOf(page)) await isKept(page, `/v1/manifests/parts/${hash}`).toBe(true);
  await isKept(page, `/${placementId}`).toBe(true);
  await withoutNetwork(context, async () => {
    await page.reload();
    await page.getByRole('button', { name: 'Step inside' }).click();
    await answerSurvey(page);
    await expect(page.getByText('Your answers are kept on this device')).toBeVisible();
  });
  await expect(page.getByText('Your answers have arrived.')).toBeVisible();
  const { items } = await (await apiAs('owner')).call(endpoints.listResponses, {
    params: { brandId },
    query: { area: 'surveys' },
  });
  expect(items.map(({ partial }) => partial)).toEqual([false]);
});

test('a placement that is paused is forgotten, as soon as the browser has heard of it', async ({
  context,
  page,
}) => {
  const api = await apiAs('owner');
  const { placementId, brandId, storeId } = await publishedExperience(api, 'Nordre Glass');
  await page.goto(`/${placementId}`);
  await isKept(page, `/${placementId}`).toBe(true);
  await withoutNetwork(context, async () => {
    await page.reload();
    await expect(page.getByRole('button', { name: 'Step inside' })).toBeVisible();
  });
  const params = { brandId, storeId, placementId };
  await api.call(endpoints.updatePlacement, { params, body: { paused: true } });
  await expect(async () => {
    await page.reload();
    await expect(page.getByText('Taking a short break')).toBeVisible({ timeout: 1_000 });
  }).toPass();
  expect(await kept(page)).not.toContain(`/${placementId}`);
  await withoutNetwork(context, () => expect(page.reload()).rejects.toThrow('ERR_'));
});

const shells: SecondShell[] = [];
test.afterEach(() => Promise.all(shells.splice(0).map((shell) => shell.remove())));

async function startShell(env: Record<string, string>) {
  const shell = new SecondShell(sparePort, env);
  shells.push(shell);
  shell.write(await (await fetch(`${shellOrigin}/registry.json`)).json());
  await shell.start();
  return shell;
}

test('what was kept goes where the server withdraws it, at the next visit', async ({ page }) => {
  const shell = await startShell({});
  await page.goto(`${shell.origin}/showroom24`);
  await isKept(page, '/showroom24').toBe(true);
  await shell.stop();

  await startShell({ OFFLINE: 'off' });
  await page.reload();
  await expect(page.getByRole('button', { name: 'Step inside' })).toBeVisible();
  const registrations = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  await expect.poll(registrations).toBe(0);
  expect(await kept(page)).toEqual([]);
});
