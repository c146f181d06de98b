/** Nothing of the server half, and of no draft, ever reaches a visitor's browser. */
import { expect, test } from '@playwright/test';
import { type Endpoint, endpoints } from '@vitrine/shared/contract';
import { collectReceived, keptInBrowser, type Received, readStream } from '../support/everything-received';
import { experienceWithSecrets, publics, secrets } from '../support/experience-with-secrets';
import { apiOrigin, shellOrigin } from '../support/product-process';

test('an experience full of things that are not for visitors gives visitors none of them', async ({
  browser,
}) => {
  const { placementId, strangeAddresses } = await experienceWithSecrets();
  // The scene's models are fetched with all other files.
  const context = await browser.newContext({ locale: 'en', reducedMotion: 'reduce' });
  const collected = collectReceived(context);
  const live = await readStream(`${apiOrigin}/v1/placements/${placementId}/live`);
  const page = await context.newPage();
  await page.goto(`/${placementId}`);
  const landing = await keptInBrowser(page);
  await page.getByRole('button', { name: 'Step inside' }).click();
  const dock = page.getByRole('navigation', { name: 'Menu' });
  const entry = (name: string) => dock.getByRole('button', { name });
  const sheet = page.getByRole('dialog');

  await entry(publics.get('poll') ?? '').click();
  await sheet.getByRole('radio', { name: publics.get('option') ?? '' }).check();
  await sheet.getByRole('button', { name: 'Send answer' }).click();
  await expect(sheet.getByText('Thank you. Your answer counts.')).toBeVisible();
  const close = () => sheet.getByRole('button', { name: 'Close' }).click();
  await close();
  await entry('Products').click();
  await sheet.getByRole('button', { name: `Keep ${publics.get('product')} as a favourite` }).click();
  await sheet.getByRole('button', { name: `${publics.get('product')} €` }).click();
  await expect(sheet.getByRole('button', { name: 'Back' })).toBeVisible();
  await close();
  await entry('Videos').click();
  await expect(sheet.locator('video')).toBeVisible();
  const inside = await keptInBrowser(page);
  // And once more, with whatever is kept by now.
  await page.reload();
  await expect(page.locator('body')).toContainText(publics.get('theme') ?? '');

  const received: Received = new Map([
    ...(await collected.settled()),
    ...prefixed('landing', landing),
    ...prefixed('inside', inside),
    ...prefixed('again', await keptInBrowser(page)),
    ...(await allThatAnybodyMayAsk(placementId, strangeAddresses)),
    ['the live stream', await live.stop()],
  ]);
  await context.close();
  expect(received.get('the live stream')).toContain('snapshot');

  const everything = [...received].map(([where, text]) => ({ where, text: `${where}\n${text}` }));
  const whereIs = (marker: string) =>
    everything.filter(({ text }) => text.includes(marker)).map(({ where }) => where);
  for (const [what, marker] of publics) expect(whereIs(marker), `public: ${what}`).not.toEqual([]);
  for (const [what, marker] of secrets) expect(whereIs(marker), `not for visitors: ${what}`).toEqual([]);
  expect(secrets.size).toBeGreaterThan(60);
});

const prefixed = (when: string, received: Received): Received =>
  new Map([...received].map(([where, text]) => [`${when}: ${where}`, text]));

/**
 * Every call of the API that needs nobody, with all that a visitor of the placement can know, and every file that the
 * version names.
 * @param strangeAddresses where somebody would look who knows more than a visitor.
 */
async function allThatAnybodyMayAsk(placementId: string, strangeAddresses: string[]): Promise<Received> {
  const received: Received = new Map();
  const ask = async (path: string) => {
    const answer = await fetch(new URL(path, shellOrigin), { headers: { accept: '*/*' } });
    const body = Buffer.from(await answer.arrayBuffer());
    const all = `${JSON.stringify([...answer.headers])}\n${body.toString('latin1')}\n${body.toString('utf8')}`;
    received.set(`asked ${path}`, all);
    return all;
  };
  const hash = /"manifest":"([0-9a-f]{64})"/.exec(await ask(`/v1/placements/${placementId}`))?.[1] ?? '';
  const root = await ask(`/v1/manifests/${hash}`);
  const parts = [
    ...new Set([...root.matchAll(/"hash":"([0-9a-f]{64})"/g)].flatMap(([, part]) => part ?? [])),
  ];
  expect(parts.length).toBeGreaterThanOrEqual(4);
  const testAccessId = '2'.repeat(20);
  const readable = Object.values<Endpoint>(endpoints).filter(
    ({ access, method, stream }) => typeof access === 'string' && method === 'GET' && !stream,
  );
  expect(readable.length).toBeGreaterThanOrEqual(5);
  for (const { path } of readable)
    for (const one of path.includes(':hash') ? [hash, ...parts] : [hash])
      await ask(
        path
          .replace(':placementId', placementId)
          .replace(':hash', one)
          .replace(':testAccessId', testAccessId),
      );
  for (const path of [`/${placementId}`, `/${placementId}?lang=de`, `/${placementId}/test/${testAccessId}`])
    await ask(path);
  for (const path of strangeAddresses) await ask(path);
  const known = [...received.values()].join('\n');
  const files = new Set(known.match(/(?:https?:\/\/[\w.:-]+)?\/files\/[0-9a-f]{64}\.(?:glb|webp)/g));
  expect(await Promise.all([...files].map(async (path) => /glTF|WEBP/.test(await ask(path))))).not.toContain(
    false,
  );
  const kinds = new Set([...files].map((path) => path.split('.').at(-1)));
  expect(kinds).toEqual(new Set(['glb', 'webp']));
  return received;
}
