import { readdir, readFile, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { limits } from '@vitrine/shared/contract';
import { and, eq } from 'drizzle-orm';
import { Upload } from 'tus-js-client';
import { brandUsers } from '../db/schema';
import { validGlb } from '../testing/sample-glb';
import { createTestApp, type TestApp } from '../testing/test-app';
import { askOffset, sendBytes, startUpload, upload } from '../testing/upload';
import { openUploadStore } from './upload-store';

describe('A resumable upload', () => {
  let it: TestApp;
  let glb: Buffer;
  let forBrand: { brandId: string; kind: string; filename: string };
  beforeAll(async () => {
    it = await createTestApp();
    glb = await validGlb();
    forBrand = { brandId: it.brandId, kind: 'glb', filename: 'table.glb' };
  });
  afterAll(() => it.close());
  const remove = (headers: Record<string, string>, url: string) =>
    it.app.inject({ method: 'DELETE', url, headers: { ...headers, 'tus-resumable': '1.0.0' } });

  test('goes on where it was interrupted', async () => {
    const headers = it.as('editor');
    const started = await startUpload(it, headers, forBrand, glb.length);
    expect(started.statusCode).toBe(201);
    const location = String(started.headers.location);
    expect(location).toMatch(/^\/v1\/uploads\/[0-9a-z]{16,64}$/);

    const half = Math.floor(glb.length / 2);
    const first = await sendBytes(it, headers, location, 0, glb.subarray(0, half));
    expect(first.statusCode).toBe(204);
    expect((await askOffset(it, headers, location)).headers['upload-offset']).toBe(String(half));
    const wrong = await sendBytes(it, headers, location, 0, glb.subarray(0, 10));
    expect(wrong.statusCode).toBe(409);
    const rest = await sendBytes(it, headers, location, half, glb.subarray(half));
    expect(rest.headers['upload-offset']).toBe(String(glb.length));
  });

  test('works with the client that browsers use', async () => {
    await it.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = it.app.server.address() as AddressInfo;
    const url = await new Promise<string | null>((resolve, reject) => {
      const sent: Upload = new Upload(glb, {
        endpoint: `http://127.0.0.1:${port}/v1/uploads`,
        headers: it.as('editor'),
        metadata: { ...forBrand, filetype: 'model/gltf-binary' },
        chunkSize: 16_384,
        retryDelays: null,
        onSuccess: () => resolve(sent.url),
        onError: reject,
      });
      sent.start();
    });
    const id = url?.split('/').at(-1);
    const made = await it.app.inject({
      method: 'POST',
      url: `/v1/brands/${it.brandId}/library`,
      headers: it.as('editor'),
      payload: { uploadId: id, name: 'Our table' },
    });
    expect(made.statusCode).toBe(201);
  });

  test('needs somebody who may change the brand’s library', async () => {
    const start = (headers: Record<string, string>) => startUpload(it, headers, forBrand, glb.length);
    expect((await start({})).statusCode).toBe(401);
    expect((await start(it.as('analyst'))).statusCode).toBe(403);
    expect((await start(it.as('disabled'))).statusCode).toBe(403);
    expect((await start(it.as('outsider'))).statusCode).toBe(404);
  });

  test.each([
    ['may only read the brand now', 403, { role: 'analyst' as const }],
    ['was disabled in the brand', 404, { status: 'disabled' as const }],
  ])('goes no further for somebody who %s (%i)', async (_what, status, change) => {
    const headers = it.as('editor');
    const location = String((await startUpload(it, headers, forBrand, glb.length)).headers.location);
    const membership = and(eq(brandUsers.brandId, it.brandId), eq(brandUsers.personId, it.personIds.editor));
    const call = (method: 'HEAD' | 'PATCH' | 'DELETE') =>
      method === 'PATCH'
        ? sendBytes(it, headers, location, 0, glb)
        : method === 'DELETE'
          ? remove(headers, location)
          : askOffset(it, headers, location);
    await it.db.update(brandUsers).set(change).where(membership);
    for (const method of ['HEAD', 'PATCH', 'DELETE'] as const)
      expect((await call(method)).statusCode).toBe(status);
    await it.db.update(brandUsers).set({ role: 'editor', status: 'active' }).where(membership);
    expect((await askOffset(it, headers, location)).headers['upload-offset']).toBe('0');
    expect((await call('DELETE')).statusCode).toBe(204);
  });

  test('does not exist for anybody but who started it', async () => {
    const started = await startUpload(it, it.as('editor'), forBrand, glb.length);
    const location = String(started.headers.location);
    for (const other of ['manager', 'owner', 'outsider'] as const) {
      expect((await askOffset(it, it.as(other), location)).statusCode).toBe(404);
      expect((await sendBytes(it, it.as(other), location, 0, glb)).statusCode).toBe(404);
      expect((await remove(it.as(other), location)).statusCode).toBe(404);
    }
    expect((await sendBytes(it, {}, location, 0, glb)).statusCode).toBe(401);
    expect((await remove({}, location)).statusCode).toBe(401);
  });

  test('is refused when empty, too large, or without saying what it is', async () => {
    const start = (metadata: Record<string, string>, bytes: number) =>
      startUpload(it, it.as('editor'), metadata, bytes);
    expect((await start(forBrand, 0)).json()).toMatchObject({ status: 400, code: 'empty-upload' });
    expect((await start(forBrand, limits.glbUploadBytes + 1)).statusCode).toBe(413);
    expect((await start({ ...forBrand, kind: 'image' }, limits.imageUploadBytes + 1)).statusCode).toBe(413);
    expect((await start({ ...forBrand, kind: 'program' }, 10)).statusCode).toBe(400);
    expect((await start({ ...forBrand, path: '../x' }, 10)).statusCode).toBe(400);
    expect((await start({}, 10)).statusCode).toBe(400);
  });

  test('answers problems as the rest of the API does', async () => {
    const answer = await it.app.inject({
      method: 'PATCH',
      url: '/v1/uploads/..%2f..%2fsecret',
      headers: { ...it.as('editor'), 'tus-resumable': '1.0.0' },
    });
    expect(answer.statusCode).toBe(404);
    expect(answer.headers['content-type']).toContain('application/problem+json');
  });

  test('is refused above so many open ones, or so many bytes, a person, also when all begin at once', async () => {
    const start = (bytes: number) => startUpload(it, it.as('manager'), forBrand, bytes);
    const { bytes, count } = limits.openUploads;
    const many = await Promise.all(Array.from({ length: count + 5 }, () => start(1)));
    const begun = many.filter(({ statusCode }) => statusCode === 201);
    const refused = many.filter(({ statusCode }) => statusCode !== 201);
    expect(begun.length).toBeLessThanOrEqual(count);
    for (const answer of refused)
      expect(answer.json()).toMatchObject({ status: 429, code: 'too-many-uploads' });
    const cancel = (location: unknown) => remove(it.as('manager'), String(location));
    for (const { headers } of begun) expect((await cancel(headers.location)).statusCode).toBe(204);
    const large = limits.videoUploadBytes;
    const startVideo = () => startUpload(it, it.as('manager'), { ...forBrand, kind: 'video' }, large);
    for (let left = bytes; left >= large; left -= large) expect((await startVideo()).statusCode).toBe(201);
    expect((await startVideo()).json()).toMatchObject({
      status: 429,
      code: 'too-many-uploads',
    });
    expect((await startUpload(it, it.as('admin'), forBrand, 1)).statusCode).toBe(201);
  });

  test('that nobody finishes is removed after a day, and not before', async () => {
    const { dataDir } = it.dependencies.config;
    const headers = it.as('admin');
    const location = String((await startUpload(it, headers, forBrand, glb.length)).headers.location);
    await sendBytes(it, headers, location, 0, glb.subarray(0, 1000));
    const id = location.split('/').at(-1) ?? '';
    const left = async () => (await readdir(join(dataDir, 'uploads'))).filter((name) => name.startsWith(id));
    const uploads = openUploadStore(dataDir);
    await uploads.forgetExpired();
    expect(await left()).toHaveLength(2);
    const about = join(dataDir, 'uploads', `${id}.json`);
    const info: Record<string, unknown> = JSON.parse(await readFile(about, 'utf8'));
    const begun = new Date(Date.now() - 25 * 3600_000).toISOString();
    await writeFile(about, JSON.stringify({ ...info, creation_date: begun }));
    await uploads.forgetExpired();
    expect(await left()).toEqual([]);
    expect((await askOffset(it, headers, location)).statusCode).toBe(404);
  });

  test('can be taken back, and leaves nothing', async () => {
    const id = await upload(it, it.as('editor'), 'glb', glb);
    const removed = await it.app.inject({
      method: 'DELETE',
      url: `/v1/uploads/${id}`,
      headers: { ...it.as('editor'), 'tus-resumable': '1.0.0' },
    });
    expect(removed.statusCode).toBe(204);
    const left = await readdir(join(it.dependencies.config.dataDir, 'uploads'));
    expect(left.filter((name) => name.startsWith(id))).toEqual([]);
  });
});
