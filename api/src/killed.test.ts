/** kill -9 in the middle: nothing is half-written, and whoever asks afterwards is told what became of it. */
import { createHash, randomBytes } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { type ClientRequest, request } from 'node:http';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import {
  type DocumentImport,
  emptyProduct,
  emptyScene,
  endpoints,
  manifestPartContent,
} from '@vitrine/shared/contract';
import { isSoak } from '@vitrine/shared/contract/testing/soak';
import { type KillableServer, killableServer } from './testing/killable-server';
import { uploadMetadata } from './testing/upload';

let server: KillableServer;
/** Of each test its own. */
let experienceId: string;
beforeAll(async () => {
  server = await killableServer();
  await server.start();
});
beforeEach(async () => {
  const created = await server
    .as('manager')
    .call(endpoints.createExperience, { ...inBrand(), body: { name: 'Oak', languages: ['en', 'de'] } });
  experienceId = created.id;
});
afterAll(() => server?.close());

const tus = { 'tus-resumable': '1.0.0' };
const inBrand = () => ({ params: { brandId: server.brandId } });
const ofExperience = () => ({ params: { brandId: server.brandId, experienceId } });
const editor = () => server.as('editor');

async function beginUpload(bytes: number): Promise<string> {
  const metadata = { brandId: server.brandId, kind: 'import', filename: 'products.csv' };
  const started = await fetch(`${server.origin()}/v1/uploads`, {
    method: 'POST',
    headers: {
      ...server.headers('editor'),
      ...tus,
      'upload-length': String(bytes),
      'upload-metadata': uploadMetadata(metadata),
    },
  });
  return started.headers.get('location')?.split('/').at(-1) ?? '';
}

const uploadHeaders = (offset: number) => ({
  ...server.headers('editor'),
  ...tus,
  'content-type': 'application/offset+octet-stream',
  'upload-offset': String(offset),
});

async function send(uploadId: string, bytes: Buffer, offset: number): Promise<number> {
  const { status } = await fetch(`${server.origin()}/v1/uploads/${uploadId}`, {
    method: 'PATCH',
    headers: uploadHeaders(offset),
    body: new Uint8Array(bytes.subarray(offset)),
  });
  return status;
}

const table = (products: number) =>
  Buffer.from(
    `Handle,Title,Status\n${Array.from({ length: products }, (_, index) => `lamp-${index},Lamp ${index},active`).join('\n')}\n`,
  );

const beginImport = (uploadId: string) =>
  editor().call(endpoints.createImport, {
    ...inBrand(),
    body: { uploadId, area: 'products', fileName: 'products.csv', experienceId },
  });
const readImport = (importId: string) =>
  editor().call(endpoints.getImport, { params: { brandId: server.brandId, importId } });
async function untilImport(
  importId: string,
  when: (now: DocumentImport) => boolean,
): Promise<DocumentImport> {
  for (;;) {
    const now = await readImport(importId);
    if (when(now)) return now;
    // Asked without a pause, the server has no time for the import.
    await setTimeout(20);
  }
}
const productCount = async () =>
  (
    await editor().call(endpoints.listDocuments, {
      ...inBrand(),
      query: { area: 'products', experienceId, limit: 1 },
    })
  ).total;

describe('An import', () => {
  /** Eight batches: there is one to die in. */
  const products = 2_000;

  test('goes on after the last batch that is in, does nothing twice, and says so', async () => {
    const bytes = table(products);
    const uploadId = await beginUpload(bytes.length);
    await send(uploadId, bytes, 0);
    const { id } = await beginImport(uploadId);
    await untilImport(id, ({ state }) => state === 'ready');
    await editor().call(endpoints.applyImport, { params: { brandId: server.brandId, importId: id } });
    await untilImport(id, ({ handled }) => handled > 0);
    await server.kill();
    await server.start();

    const after = await readImport(id);
    expect(after).toMatchObject({ state: 'applying', total: products });
    expect(after.handled).toBeGreaterThan(0);
    expect(after.handled).toBeLessThan(products);
    expect(after.applied.create).toBe(after.handled);
    expect(await productCount()).toBe(after.handled);

    const done = await untilImport(id, ({ state }) => state !== 'applying');
    expect(done).toMatchObject({
      state: 'done',
      applied: { create: products, update: 0, unchanged: 0, errors: 0 },
      report: [
        {
          level: 'notice',
          line: null,
          message: expect.stringContaining('nothing was done twice'),
          sentence: { name: 'file.wentOn', values: { handled: after.handled, total: products } },
        },
      ],
    });
    expect(await productCount()).toBe(products);
  }, 240_000);

  test('starts its check again, which writes nothing', async () => {
    const bytes = table(products);
    const uploadId = await beginUpload(bytes.length);
    await send(uploadId, bytes, 0);
    const { id } = await beginImport(uploadId);
    await untilImport(id, ({ handled }) => handled > 0);
    await server.kill();
    await server.start();
    expect(await productCount()).toBe(0);
    const checked = await untilImport(id, ({ state }) => state !== 'checking');
    expect(checked).toMatchObject({ state: 'ready', total: products, found: { create: products } });
    expect(await productCount()).toBe(0);
  }, 240_000);
});

describe('An upload', () => {
  test('goes on from what had arrived, and cannot be used before it is whole', async () => {
    const bytes = table(500);
    const uploadId = await beginUpload(bytes.length);
    const half = Math.floor(bytes.length / 2);
    const sending = sendUnfinished(uploadId, bytes.subarray(0, half));
    const arrived = () =>
      stat(join(server.dataDir, 'uploads', uploadId)).then(
        ({ size }) => size,
        () => 0,
      );
    while ((await arrived()) === 0);
    await server.kill();
    sending.destroy();
    await server.start();

    const asked = await fetch(`${server.origin()}/v1/uploads/${uploadId}`, {
      method: 'HEAD',
      headers: { ...server.headers('editor'), ...tus },
    });
    const offset = Number(asked.headers.get('upload-offset'));
    expect(offset).toBe(await arrived());
    expect(offset).toBeGreaterThan(0);
    expect(offset).toBeLessThanOrEqual(half);
    await expect(beginImport(uploadId)).rejects.toMatchObject({
      problem: { status: 409, code: 'upload-unfinished', current: { offset } },
    });

    expect(await send(uploadId, bytes, offset)).toBe(204);
    const { id } = await beginImport(uploadId);
    const checked = await untilImport(id, ({ state }) => state !== 'checking');
    expect(checked).toMatchObject({ state: 'ready', found: { create: 500, errors: 0 } });
  });

  /** A call whose body never ends. */
  function sendUnfinished(uploadId: string, bytes: Buffer): ClientRequest {
    const call = request(`${server.origin()}/v1/uploads/${uploadId}`, {
      method: 'PATCH',
      headers: { ...uploadHeaders(0), 'transfer-encoding': 'chunked' },
    });
    call.on('error', () => undefined);
    call.write(bytes);
    return call;
  }
});

describe('Publishing', () => {
  /** Of what a first publish writes into the database, how much more stands there when the kill comes; later ones never write all of it. */
  const shares = isSoak ? [0, 0.3, 1] : [0.3];

  test('is done or was never begun, whenever the kill comes; its repetition makes no second version', async () => {
    const create = (area: 'scenes' | 'products', data: object) =>
      editor().call(endpoints.createDocument, {
        ...inBrand(),
        body: { experienceId, area, data: { ...data } },
      });
    await create('scenes', { ...emptyScene(), title: { en: 'Room', de: 'Raum' } });
    const { id: productId } = await create('products', wordyProduct(0));
    for (let index = 1; index < 20; index++) await create('products', wordyProduct(index));
    const publish = (idempotencyKey: string) =>
      server.as('manager').call(endpoints.publishExperience, { ...ofExperience(), body: {}, idempotencyKey });
    const before = await server.databaseBytes();
    await publish('first');
    const writes = (await server.databaseBytes()) - before;
    expect(writes).toBeGreaterThan(0);

    let revision = 1;
    let version = 1;
    for (const [round, share] of shares.entries()) {
      const changed = await editor().call(endpoints.patchDocument, {
        params: { brandId: server.brandId, documentId: productId },
        body: { data: { title: { en: `Lamp of ${round}` } } },
        ifMatch: revision,
      });
      revision = changed.revision;
      const key = `round-${round}`;
      const stood = await server.databaseBytes();
      const call = { isOver: false };
      const over = () => {
        call.isOver = true;
      };
      const answer = publish(key).then(over, over);
      while (!call.isOver && (await server.databaseBytes()) <= stood + writes * share);
      await server.kill();
      await answer;
      await server.start();

      const found = await state(productId);
      const isDone = found.version === version + 1;
      expect(found).toEqual({
        version: isDone ? version + 1 : version,
        versions: isDone ? version + 1 : version,
        experience: isDone ? 'published' : 'changed',
        product: isDone ? 'published' : 'changed',
        title: isDone ? `Lamp of ${round}` : round === 0 ? 'Lamp' : `Lamp of ${round - 1}`,
      });
      // Whoever got no answer asks again, as the browser does: published once, in either case.
      version += 1;
      await expect(publishAgain(key)).resolves.toMatchObject({ version, current: true });
      expect(await state(productId)).toMatchObject({ version, versions: version, product: 'published' });
    }

    /** The key of a call that died is free again after a minute; a person publishes again. */
    function publishAgain(key: string) {
      return publish(key).catch(() => publish(`${key}-again`));
    }
  }, 240_000);

  /** Of words that cannot be compressed, so that publishing has something to write. */
  function wordyProduct(index: number) {
    const words = () => randomBytes(6_000).toString('base64');
    return {
      ...emptyProduct(),
      status: 'active',
      title: { en: 'Lamp', de: 'Lampe' },
      description: { en: words(), de: words() },
      handle: `lamp-${index}`,
    };
  }

  /** What visitors and staff are told: the current version, how many there are, and what is in it. */
  async function state(productId: string) {
    const api = server.as('manager');
    const experience = await api.call(endpoints.getExperience, ofExperience());
    const { items } = await api.call(endpoints.listVersions, ofExperience());
    const product = await api.call(endpoints.getDocument, {
      params: { brandId: server.brandId, documentId: productId },
    });
    const current = items.find((one) => one.current);
    const root = await api.call(endpoints.getManifest, { params: { hash: current?.hash ?? '' } });
    const titles: unknown[] = [];
    for (const { bytes, hash } of root.parts) {
      const part = await (await fetch(`${server.origin()}/v1/manifests/parts/${hash}`)).text();
      expect([createHash('sha256').update(part).digest('hex'), Buffer.byteLength(part)]).toEqual([
        hash,
        bytes,
      ]);
      const content = manifestPartContent.parse(JSON.parse(part));
      if (content.area === 'products')
        titles.push(...content.products.filter(({ id }) => id === productId).map(({ title }) => title.en));
    }
    return {
      version: root.version,
      versions: items.length,
      experience: experience.status,
      product: product.status,
      title: titles.join(),
    };
  }
});
