import { createServer } from 'node:http';
import { expect, test } from '@playwright/test';
import { endpoints } from '@vitrine/shared/contract';
import { apiAs } from '../support/api';
import { shellOrigin, sparePort } from '../support/product-process';
import { publishedExperience } from '../support/published-experience';
import { SecondShell } from '../support/second-shell';

// Behind a proxy that speaks HTTPS, as every shell is that others embed. The header in which it says so is put on in the
// browser here, to which an address on this machine is as safe as HTTPS.
const shell = new SecondShell(sparePort, { TRUST_PROXY: 'loopback' });

test.beforeAll(async () => {
  shell.write(await (await fetch(`${shellOrigin}/registry.json`)).json());
  await shell.start();
});
test.afterAll(() => shell.remove());

test('a placement inside another site’s page takes an answer, of somebody else than on its own page', async ({
  browser,
}) => {
  const api = await apiAs('owner');
  const { brandId, experienceId, placementId } = await publishedExperience(api, 'Over there');
  const tallies = async () =>
    (await api.call(endpoints.getExperienceSummary, { params: { brandId, experienceId } })).runs[0]?.tallies;
  // Another site: its address differs in more than the port.
  const site = createServer((_, answer) =>
    answer
      .setHeader('content-type', 'text/html')
      .end(
        `<iframe src="${shell.origin}/${placementId}" title="Over there" width="800" height="640"></iframe>`,
      ),
  );
  await new Promise<void>((listens) => site.listen(sparePort + 1, '127.0.0.1', listens));
  const visitor = await browser.newContext();
  await visitor.route('**/v1/visitor-sessions', (route) =>
    route.continue({ headers: { ...route.request().headers(), 'x-forwarded-proto': 'https' } }),
  );
  const page = await visitor.newPage();
  const own = page.frameLocator('iframe');

  await page.goto(`http://127.0.0.1:${sparePort + 1}/`);
  for (const [within, wood] of [
    [own, 'Ash'],
    [page, 'Oak'],
  ] as const) {
    await within.getByRole('button', { name: 'Step inside' }).click();
    await within.getByRole('button', { name: 'Wood' }).click();
    await within.getByRole('radio', { name: wood }).check();
    await within.getByRole('button', { name: 'Send answer' }).click();
    await expect(within.getByText('Thank you')).toBeVisible();
    if (within === own) await page.goto(`${shell.origin}/${placementId}`);
  }
  await expect.poll(tallies).toEqual({ wood: { ash: 1, oak: 1 } });
  await visitor.close();
  site.close();
});
