import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { files } from '../db/schema';
import { createTestApp, type TestApp } from '../testing/test-app';
import { removeUnfinishedFiles } from './disk-file-store';
import { keepFile } from './keep-file';

const text = 'abcdefghijklmnopqrstuvwxyz';

describe('A file', () => {
  let it: TestApp;
  let url: string;
  let sha256: string;
  beforeAll(async () => {
    it = await createTestApp();
    const content = Buffer.from(text);
    const description = { type: 'model/gltf-binary', extension: 'glb', bytes: content.length };
    ({ sha256 } = await keepFile(it.db, it.dependencies.files, content, description));
    url = `/files/${sha256}.glb`;
  });
  afterAll(() => it.close());

  const get = (headers: Record<string, string> = {}) => it.app.inject({ url, headers });

  test('comes with its type, for good, and can do nothing', async () => {
    const answer = await get();
    expect(answer.body).toBe(text);
    expect(answer.headers).toMatchObject({
      'content-type': 'model/gltf-binary',
      'content-length': '26',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      etag: `"${sha256}"`,
    });
  });

  test('is not sent again to who has it', async () => {
    const answer = await get({ 'if-none-match': `W/"other", "${sha256}"` });
    expect([answer.statusCode, answer.body]).toEqual([304, '']);
  });

  test.each([
    ['bytes=0-4', 206, 'abcde', 'bytes 0-4/26'],
    ['bytes=20-', 206, 'uvwxyz', 'bytes 20-25/26'],
    ['bytes=-3', 206, 'xyz', 'bytes 23-25/26'],
    ['bytes=20-900', 206, 'uvwxyz', 'bytes 20-25/26'],
    ['bytes=26-', 416, '', 'bytes */26'],
    ['bytes=5-2', 200, text, undefined],
    ['bytes=0-1,4-5', 200, text, undefined],
    ['pages=1-2', 200, text, undefined],
  ])('answers the range %s with %d', async (range, status, body, contentRange) => {
    const answer = await get({ range });
    expect([answer.statusCode, answer.body, answer.headers['content-range']]).toEqual([
      status,
      body,
      contentRange,
    ]);
  });

  test('comes whole when the range belongs to another version', async () => {
    expect((await get({ range: 'bytes=0-4', 'if-range': '"other"' })).body).toBe(text);
  });

  test('answers HEAD without a body', async () => {
    const answer = await it.app.inject({ method: 'HEAD', url });
    expect([answer.statusCode, answer.body, answer.headers['content-length']]).toEqual([200, '', '26']);
  });

  test('is unknown under any other address', async () => {
    for (const other of [`${sha256}.html`, `${'0'.repeat(64)}.glb`, `${sha256}`, `..%2f..%2fetc%2fpasswd`]) {
      expect((await it.app.inject({ url: `/files/${other}` })).statusCode).toBe(404);
    }
  });

  test('is gone once it was taken away', async () => {
    await it.db.update(files).set({ revokedAt: new Date() }).where(eq(files.sha256, sha256));
    const answer = await get();
    expect([answer.statusCode, answer.json().code]).toEqual([410, 'revoked']);
  });
});

test('What a killed process had begun to write is removed, once nobody can be writing it any more', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-files-'));
  for (const name of ['unfinished-old', 'unfinished-new', 'kept']) await writeFile(join(folder, name), '');
  const twoHoursAgo = new Date(Date.now() - 2 * 3600_000);
  for (const name of ['unfinished-old', 'kept']) await utimes(join(folder, name), twoHoursAgo, twoHoursAgo);
  await removeUnfinishedFiles(folder);
  expect((await readdir(folder)).sort()).toEqual(['kept', 'unfinished-new']);
  await removeUnfinishedFiles(join(folder, 'not-there'));
  await rm(folder, { recursive: true });
});
