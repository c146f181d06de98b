import type { ServerResponse } from 'node:http';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { inOrder, type ProductDocument } from '@vitrine/shared/contract';
import { eq } from 'drizzle-orm';
import { brandFiles, documents, importPictures, imports } from '../../db/schema';
import { importDriver } from '../../testing/import-table';
import { startPictureHost } from '../../testing/picture-host';
import { newPicture, sentPicture } from '../../testing/sample-media';
import { createTestApp, type TestApp } from '../../testing/test-app';

type Host = Awaited<ReturnType<typeof startPictureHost>>;

let testApp: TestApp;
let driver: Awaited<ReturnType<typeof importDriver>>;
let host: Host;
beforeAll(async () => {
  testApp = await createTestApp();
});
beforeEach(async () => {
  driver = await importDriver(testApp);
});
afterEach(async () => {
  await driver.end();
  await host.close();
});
afterAll(() => testApp?.close());

/** A table with one product and one picture a row; rows with the same handle are one product. */
const table = (...rows: [handle: string, address: string, alt?: string][]) =>
  `Handle,Title,Image Src,Image Alt Text\n${rows.map(([handle, address, alt = '']) => `${handle},${handle},${address},${alt}`).join('\n')}\n`;

async function fetched(text: string) {
  const { id } = await driver.check(text);
  await driver.applyWithPictures(id);
  await driver.jobs.runDue();
  return driver.read(id);
}

const hangUp = (response: ServerResponse) => response.destroy();

/** Of each product, in the order of their handles. */
async function media() {
  const rows = await testApp.db.select().from(documents);
  return rows
    .map(({ data }) => data as unknown as ProductDocument)
    .toSorted((a, b) => (a.handle < b.handle ? -1 : 1))
    .map((product) => inOrder(product.media).map(([, { alt, image }]) => ({ alt, image })));
}
const namesOfFiles = async () => (await testApp.db.select().from(brandFiles)).map(({ name }) => name);

describe('pictures that a table names by their addresses', () => {
  test('are counted by the check, and not asked for unless somebody says so', async () => {
    host = await startPictureHost({ '/a.png': await newPicture() });
    const text = table(['lamp', host.at('/a.png')], ['lamp', host.at('/a.png')], ['sofa', 'a.png']);
    const said = { line: null, sentence: { name: 'file.picturesElsewhere', values: { count: 1 } } };
    const noAddress = { line: 4, field: 'Image Src', sentence: { name: 'cell.pictureNoAddress' } };
    const checked = await driver.check(text);
    expect(checked).toMatchObject({
      pictures: { named: 1, hosts: [host.host], areFetched: false, handled: 0 },
      report: [noAddress, said],
    });
    await driver.call('applyImport', checked.id);
    await driver.jobs.runDue();
    expect(await driver.read(checked.id)).toMatchObject({
      state: 'done',
      applied: { create: 2 },
      report: [said, noAddress],
    });
    expect(await media()).toEqual([[], []]);
    expect(host.asked).toEqual([]);
    expect(await driver.check('Handle,Title\nlamp,Lamp\n')).toMatchObject({ pictures: null });
  });

  test('become the products’ own, each asked for once, the same picture once', async () => {
    const [a, b] = [await newPicture(), await newPicture()];
    host = await startPictureHost({ '/a.png': a, '/copy.png': a, '/b%20c.png?v=2': b });
    const text = table(
      ['lamp', host.at('/a.png'), 'Front'],
      ['lamp', host.at('/b%20c.png?v=2'), 'Back'],
      ['lamp', host.at('/copy.png')],
      ['sofa', host.at('/a.png')],
    );
    const done = await fetched(text);
    expect(done).toMatchObject({
      state: 'done',
      applied: { create: 2, errors: 0 },
      pictures: { named: 3, areFetched: true, handled: 3 },
      report: [],
    });
    const [lamp = [], sofa = []] = await media();
    expect(lamp.map(({ alt }) => alt.en)).toEqual(['Front', 'Back']);
    expect(sofa.map(({ image }) => image)).toEqual([lamp[0]?.image]);
    expect(host.asked.toSorted()).toEqual(['/a.png', '/b%20c.png?v=2', '/copy.png']);
    expect(await namesOfFiles()).toEqual(expect.arrayContaining(['a.png', 'b c.png']));
    expect(await fetched(text)).toMatchObject({ applied: { create: 0, update: 0, unchanged: 2 } });
  });

  test('are added to those that a product has, of which none goes', async () => {
    const own = await sentPicture(testApp);
    host = await startPictureHost({ '/a.png': await newPicture() });
    await driver.run(`Handle,Title,Image SHA-256\nlamp,Lamp,${own.sha256}\n`);
    const text = table(['lamp', host.at('/a.png'), 'New']);
    expect(await fetched(text)).toMatchObject({ applied: { update: 1 } });
    const [lamp = []] = await media();
    expect(lamp.map(({ alt, image }) => [image === own.sha256, alt.en])).toEqual([
      [true, undefined],
      [false, 'New'],
    ]);
  });

  test('that cannot be had are named with the reason, and their products come without them', async () => {
    const page = Buffer.from('<svg');
    host = await startPictureHost({
      '/broken.png': page,
      '/page': (response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<p>'),
      '/inside': (response) => response.writeHead(302, { location: 'http://10.0.0.1/a.png' }).end(),
      '/large.png': (response) =>
        response
          .writeHead(200, { 'content-length': 21 * 2 ** 20, 'content-type': 'image/png' })
          .flushHeaders(),
    });
    const rows: [string, string][] = [
      ['/missing.png', 'cell.pictureStatus'],
      ['/broken.png', 'cell.pictureUnusable'],
      ['/page', 'cell.pictureType'],
      ['/inside', 'cell.picturePrivate'],
      ['/large.png', 'cell.pictureTooLarge'],
    ];
    const text = table(
      ...rows.map(([path], index): [string, string] => [`p${index}`, host.at(path)]),
      ['p8', 'ftp://shop.example/a.png'],
      ['p9', 'http://169.254.169.254/a.png'],
    );
    const done = await fetched(text);
    expect(done).toMatchObject({ state: 'done', applied: { create: 7, errors: 0 } });
    expect(done.report.map(({ level, line, sentence }) => [level, line, sentence?.name])).toEqual([
      ...rows.map(([, name], index) => ['notice', index + 2, name]),
      ['notice', 7, 'cell.pictureNoAddress'],
      ['notice', 8, 'cell.picturePrivate'],
    ]);
    expect(await media()).toEqual(Array.from({ length: 7 }, () => []));
  });

  test('are not asked for any more where a host does not answer again and again', async () => {
    host = await startPictureHost(
      Object.fromEntries(Array.from({ length: 20 }, (_, index) => [`/${index}.png`, hangUp])),
    );
    const rows = Array.from({ length: 20 }, (_, index): [string, string] => [
      `p${index}`,
      host.at(`/${index}.png`),
    ]);
    const { report } = await fetched(table(...rows));
    const told = report.map(({ sentence }) => sentence?.name);
    expect(told).toContain('cell.pictureUnreachable');
    expect(told.filter((name) => name === 'cell.pictureSilentHost').length).toBeGreaterThan(10);
    expect(host.asked.length).toBeLessThan(10);
  });

  test('of one person’s slow host do not hold up another’s', async () => {
    const picture = await newPicture();
    const held: ServerResponse[] = [];
    const slow = Array.from({ length: 5 }, (_, index) => `/${index}.png`);
    host = await startPictureHost({
      ...Object.fromEntries(slow.map((path) => [path, (response) => void held.push(response)])),
      '/quick.png': picture,
    });
    const one = await driver.check(
      table(...slow.map((path, index): [string, string] => [`p${index}`, host.at(path)])),
    );
    await driver.applyWithPictures(one.id);
    const running = driver.jobs.runDue();
    while (held.length < 3) await new Promise((resolve) => setImmediate(resolve));
    const another = await importDriver(testApp);
    const other = await another.check(table(['lamp', host.at('/quick.png')]));
    const { manager } = testApp.personIds;
    await testApp.db.update(imports).set({ createdBy: manager }).where(eq(imports.id, other.id));
    await another.applyWithPictures(other.id);
    await another.jobs.runDue();
    expect(await driver.read(other.id)).toMatchObject({ state: 'done', applied: { create: 1 } });
    expect(await driver.read(one.id)).toMatchObject({ state: 'applying', pictures: { handled: 0 } });
    await driver.jobs.stop();
    await running;
    await another.jobs.stop();
  });

  test('are fetched on from where the process ended, none a second time', async () => {
    const picture = await newPicture();
    let hold = true;
    let tellHeld = () => {};
    const held = new Promise<void>((resolve) => {
      tellHeld = resolve;
    });
    host = await startPictureHost({
      '/a.png': picture,
      '/b.png': picture,
      '/last.png': (response) =>
        hold ? tellHeld() : response.writeHead(200, { 'content-type': 'image/png' }).end(picture),
    });
    const { id } = await driver.check(
      table(['lamp', host.at('/a.png')], ['lamp', host.at('/b.png')], ['lamp', host.at('/last.png')]),
    );
    await driver.applyWithPictures(id);
    const running = driver.jobs.runDue();
    await held;
    while ((await driver.read(id)).pictures?.handled !== 2);
    await driver.jobs.stop();
    await running;
    expect(await driver.read(id)).toMatchObject({ state: 'applying', pictures: { handled: 2 }, handled: 0 });
    hold = false;
    const next = await importDriver(testApp);
    await next.jobs.runDue();
    expect(await next.read(id)).toMatchObject({ state: 'done', applied: { create: 1 }, report: [] });
    expect(host.asked.toSorted()).toEqual(['/a.png', '/b.png', '/last.png', '/last.png']);
    expect((await media())[0]).toHaveLength(1);
    await next.jobs.stop();
  });

  test('are not fetched on when the import is cancelled, and nothing is written', async () => {
    const picture = await newPicture();
    let cancel = async () => {};
    const paths = Array.from({ length: 30 }, (_, index) => `/${index}.png`);
    host = await startPictureHost(
      Object.fromEntries(
        paths.map((path) => [
          path,
          async (response: ServerResponse) => {
            await cancel();
            response.writeHead(200, { 'content-type': 'image/png' }).end(picture);
          },
        ]),
      ),
    );
    const { id } = await driver.check(
      table(...paths.map((path, index): [string, string] => [`p${index}`, host.at(path)])),
    );
    await driver.applyWithPictures(id);
    cancel = async () => void (await driver.call('cancelImport', id));
    await driver.jobs.runDue();
    expect(driver.errors).toEqual([]);
    expect(await driver.read(id)).toMatchObject({ state: 'cancelled', pictures: { handled: 0 } });
    expect(host.asked.length).toBeLessThan(9);
    expect(await media()).toEqual([]);
    expect(await testApp.db.$count(importPictures)).toBeGreaterThan(0);
  });
});
