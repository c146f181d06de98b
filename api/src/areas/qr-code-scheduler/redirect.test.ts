import { eq } from 'drizzle-orm';
import { brands, documents, experiences, placements, printedCodes, stores } from '../../db/schema';
import { newId, newPlacementId, newPrintedCode } from '../../ids';
import { codeRuleOf, codeWorkshop } from '../../testing/printed-code';
import { createTestApp, type TestApp } from '../../testing/test-app';

const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.0 Mobile/15E148 Safari/604.1';
const desktop =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.0 Safari/605.1.15';
const monday = new Date('2026-12-07T08:30:00Z');

let test: TestApp;
let workshop: Awaited<ReturnType<typeof codeWorkshop>>;
let till: string;
beforeAll(async () => {
  test = await createTestApp();
  workshop = await codeWorkshop(test);
  till = await anotherPlacement('Till');
});
afterAll(() => test.close());
/** Codes of another test name what is gone by then. */
afterEach(() =>
  test.db.update(documents).set({ archivedAt: monday }).where(eq(documents.area, 'qr-code-scheduler')),
);
let minutes = 0;
/** Each begins later than what those before left in memory. */
beforeEach(() => test.setNow(new Date(monday.getTime() + 60_000 * minutes++)));

async function anotherPlacement(name: string, own: object = {}): Promise<string> {
  const id = newPlacementId();
  const { brandId, experienceId, storeId } = test;
  await test.db.insert(placements).values({ id, brandId, storeId, name, experienceId, ...own });
  return id;
}

type Headers = Record<string, string>;
const scan = (code: string, headers: Headers = {}, method: 'GET' | 'HEAD' = 'GET') =>
  test.app.inject({ method, url: `/q/${code}`, headers: { 'user-agent': phone, ...headers } });
const ledTo = async (code: string, headers?: Headers) => {
  const answer = await scan(code, headers);
  return answer.statusCode === 302 ? answer.headers.location : answer.statusCode;
};
/** What is cached is older than it may be. */
const later = (ms = 5_000) => test.setNow(new Date(test.dependencies.now().getTime() + ms));

/** And what was published shows. */
async function publish() {
  await workshop.publish();
  later();
}

const toPlacement = (placementId: string) => ({ kind: 'placement', placementId }) as const;
const toScene = () => ({ kind: 'scene', documentId: workshop.sceneId }) as const;
const toPoll = () => ({ kind: 'poll', documentId: workshop.pollId }) as const;

it('leads to what the first rule that applies names: by hour, device and language, else to the fallback', async () => {
  const mornings = { times: { hours: [{ from: '08:00', until: '12:00' }], exceptions: {} } };
  const audience = { placements: [], languages: [], devices: [] };
  const { code } = await workshop.newCode({
    fallback: toPlacement(till),
    rules: {
      link: codeRuleOf(
        'a0',
        { kind: 'link', address: 'https://example.com/höhe?a=1&b=2' },
        {
          audience: { ...audience, devices: ['desktop'] },
        },
      ),
      scene: codeRuleOf('a1', toScene(), { audience: { ...audience, languages: ['de'] } }),
      poll: codeRuleOf('a2', toPoll(), mornings),
    },
  });
  await publish();
  const here = test.placementId;
  const { pollId, sceneId } = workshop;
  expect(await ledTo(code, { 'user-agent': desktop })).toBe('https://example.com/h%C3%B6he?a=1&b=2');
  expect(await ledTo(code, { 'accept-language': 'de-at,en;q=0.5' })).toBe(
    `/${here}?scene=${sceneId}&from=code`,
  );
  // Half past nine in Berlin.
  expect(await ledTo(code, { 'accept-language': 'en' })).toBe(`/${here}?open=poll:${pollId}&from=code`);
  test.setNow(new Date('2026-12-07T11:00:00Z'));
  expect(await ledTo(code, { 'accept-language': 'en' })).toBe(`/${till}?from=code`);
  // Who says nothing reads the experience's base language.
  expect(await ledTo(code)).toBe(`/${till}?from=code`);
  const answer = await scan(code);
  expect(answer.headers).toMatchObject({ 'cache-control': 'no-store' });
});

it('takes nothing over from the request, and reads a code that was typed', async () => {
  const { code } = await workshop.newCode({ fallback: toPlacement(till) });
  await publish();
  for (const typed of [
    `${code}?to=https://evil.example&from=x`,
    `${code}/`,
    code.toUpperCase(),
    `${code}/?x`,
  ])
    expect([typed, await ledTo(typed)]).toEqual([typed, `/${till}?from=code`]);
  const forwarded = {
    host: 'evil.example',
    'x-forwarded-host': 'evil.example',
    referer: 'https://evil.example',
  };
  expect(await ledTo(code, forwarded)).toBe(`/${till}?from=code`);
  const head = await scan(code, {}, 'HEAD');
  expect([head.statusCode, head.headers.location, head.body]).toEqual([302, `/${till}?from=code`, '']);
});

it('a code that was never made, and whatever else is asked for, gets a page that says so', async () => {
  for (const url of [
    '/q',
    '/q/',
    `/q/${newPrintedCode()}`,
    '/q/NOPE',
    '/q/a/b/c',
    `/q/${'x'.repeat(3000)}`,
    '/q/%00',
  ]) {
    const answer = await test.app.inject({ url, headers: { 'accept-language': 'de' } });
    expect([url, answer.statusCode]).toEqual([url, 404]);
    expect(answer.body).toContain('<h1>Dieser Code ist nicht bekannt</h1>');
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
  }
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const) {
    const answer = await test.app.inject({
      ...{ method, url: `/q/${newPrintedCode()}`, payload: 'x'.repeat(10) },
      headers: { 'content-type': 'text/strange' },
    });
    expect([method, answer.statusCode, answer.headers.allow]).toEqual([method, 405, 'GET, HEAD']);
    expect(answer.body).toContain('<!doctype html>');
  }
});

it('shows when it opens in the store’s zone, and that it has ended, with a way to what is there', async () => {
  const { code } = await workshop.newCode({
    fallback: toPlacement(till),
    opensAt: '2026-12-24T18:00',
    closesAt: '2026-12-26T18:00',
  });
  await publish();
  const early = await scan(code, { 'accept-language': 'en-GB' });
  expect(early.statusCode).toBe(200);
  expect(early.body).toMatch(/It opens on Thursday,? 24 December 2026 at 18:00\./);
  expect(early.body).toContain(`<a href="/${test.placementId}">See what there is here</a>`);
  expect(early.body).not.toMatch(/<script|onload|javascript:/i);
  test.setNow(new Date('2026-12-25T10:00:00Z'));
  expect(await ledTo(code)).toBe(`/${till}?from=code`);
  test.setNow(new Date('2026-12-27T10:00:00Z'));
  const late = await scan(code, { 'accept-language': 'ar' });
  expect(late.statusCode).toBe(410);
  expect(late.body).toContain('<html lang="ar" dir="rtl">');
  expect(late.headers['content-security-policy']).toMatch(
    /^default-src 'none'; style-src 'nonce-[\w+/=]+'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'$/,
  );
  // Nothing there, nothing to lead to.
  await test.db.update(placements).set({ paused: true }).where(eq(placements.id, test.placementId));
  later();
  expect((await scan(code)).body).not.toContain('<a ');
  await test.db.update(placements).set({ paused: false }).where(eq(placements.id, test.placementId));
});

it('never reaches a placement of another brand, one that was archived, or one that was moved away', async () => {
  const moving = await anotherPlacement('Moving');
  const archived = await anotherPlacement('Archived');
  const { code } = await workshop.newCode({
    fallback: toPlacement(till),
    rules: { a: codeRuleOf('a0', toPlacement(moving)), b: codeRuleOf('a1', toPlacement(archived)) },
  });
  await publish();
  expect(await ledTo(code)).toBe(`/${moving}?from=code`);
  const { brandId, storeId } = test.foreign;
  await test.db.update(placements).set({ brandId, storeId }).where(eq(placements.id, moving));
  later();
  expect(await ledTo(code)).toBe(`/${archived}?from=code`);
  await test.db.update(placements).set({ archivedAt: new Date() }).where(eq(placements.id, archived));
  later();
  expect(await ledTo(code)).toBe(`/${till}?from=code`);
  await test.db.update(placements).set({ archivedAt: new Date() }).where(eq(placements.id, till));
  later();
  const nowhere = await scan(code);
  expect([nowhere.statusCode, nowhere.body.includes('Nothing here right now')]).toEqual([410, true]);
  await test.db.update(placements).set({ archivedAt: null }).where(eq(placements.id, till));
  later();
  expect(await ledTo(code)).toBe(`/${till}?from=code`);
});

it('opens documents only where its own experience is shown, and only those that the published version has', async () => {
  const window = await anotherPlacement('Window');
  const { code } = await workshop.newCode(
    { fallback: toPlacement(till), rules: { a: codeRuleOf('a0', toScene()) } },
    window,
  );
  await publish();
  const scene = `/${window}?scene=${workshop.sceneId}&from=code`;
  expect(await ledTo(code)).toBe(scene);
  await test.db.update(placements).set({ experienceId: null }).where(eq(placements.id, window));
  later();
  expect(await ledTo(code)).toBe(`/${till}?from=code`);
  const { experienceId } = test;
  await test.db.update(placements).set({ experienceId }).where(eq(placements.id, window));
  later();
  expect(await ledTo(code)).toBe(scene);
  // Where it stands may go with its store: what it links to is there all the same.
  const storeId = newId();
  await test.db.insert(stores).values({
    id: storeId,
    brandId: test.brandId,
    name: 'Old',
    timeZone: 'Asia/Tokyo',
    archivedAt: new Date(),
  });
  await test.db.update(placements).set({ storeId }).where(eq(placements.id, window));
  later();
  expect(await ledTo(code)).toBe(`/${till}?from=code`);
});

it('follows what is published: a code that no version has, an unpublished or archived experience, an archived brand', async () => {
  const { code } = await workshop.newCode({ fallback: toPlacement(till) });
  expect(await ledTo(code)).toBe(410);
  await publish();
  expect(await ledTo(code)).toBe(`/${till}?from=code`);
  const { brandId, db, experienceId } = test;
  const [row] = await db.select().from(experiences).where(eq(experiences.id, experienceId));
  const experience = (own: object) => db.update(experiences).set(own).where(eq(experiences.id, experienceId));
  await experience({ publishedVersion: null });
  later();
  expect((await scan(code)).body).toContain('This has ended');
  await experience({ publishedVersion: row?.publishedVersion ?? null, archivedAt: new Date() });
  later();
  expect((await scan(code)).body).toContain('This code has been retired');
  await experience({ archivedAt: null });
  await db.update(brands).set({ archivedAt: new Date() }).where(eq(brands.id, brandId));
  later();
  const retired = await scan(code);
  expect(retired.statusCode).toBe(410);
  expect(retired.body).toContain('Own brand');
  expect(retired.body).not.toContain('<a ');
  await db.update(brands).set({ archivedAt: null }).where(eq(brands.id, brandId));
  later();
  expect(await ledTo(code)).toBe(`/${till}?from=code`);
});

it('what a brand is called is text on its page, and a link ends no header', async () => {
  const { code } = await workshop.newCode({
    fallback: { kind: 'link', address: 'https://example.com/a%0d%0aset-cookie:x=1/ä b' },
  });
  await publish();
  const answer = await scan(code);
  expect(answer.headers['set-cookie']).toBeUndefined();
  expect(answer.headers.location).toBe('https://example.com/a%0d%0aset-cookie:x=1/%C3%A4%20b');
  const { brandId, db, experienceId, placementId } = test;
  const old = newPrintedCode();
  await db
    .insert(printedCodes)
    .values({ code: old, brandId, experienceId, documentId: newId(), placementId });
  const name = '<b onclick="x">&</b>';
  await db.update(brands).set({ name }).where(eq(brands.id, brandId));
  later();
  const page = await scan(old, { 'accept-language': '"><script>' });
  expect(page.body).toContain('&lt;b onclick=&quot;x&quot;&gt;&amp;&lt;/b&gt;');
  expect(page.body).not.toContain('<b ');
  await db.update(brands).set({ name: 'Own brand' }).where(eq(brands.id, brandId));
});
