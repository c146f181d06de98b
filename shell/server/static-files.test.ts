import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { buildRemoteServer } from './remote-server';

const folder = mkdtempSync(join(tmpdir(), 'vitrine-files-'));
const script = `export const walls = ${JSON.stringify('oak '.repeat(1000))};`;
let app: FastifyInstance;

beforeAll(async () => {
  const release = join(folder, '1.0.0-12345678');
  mkdirSync(release);
  writeFileSync(join(release, 'remoteEntry.js'), script);
  // Other content than the file's: so it is seen which of them was sent.
  writeFileSync(join(release, 'remoteEntry.js.br'), brotliCompressSync(`${script}// br`));
  writeFileSync(join(release, 'remoteEntry.js.gz'), gzipSync(`${script}// gz`));
  writeFileSync(join(release, 'old.js'), script);
  app = await buildRemoteServer(folder);
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

const get = (file: string, encodings: string) =>
  app.inject({ url: `/1.0.0-12345678/${file}`, headers: { 'accept-encoding': encodings } });

describe('a file of a release', () => {
  it('leaves as the build compressed it, in the best encoding that the browser takes', async () => {
    const best = await get('remoteEntry.js', 'gzip, deflate, br, zstd');
    expect(best.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
    expect(best.headers['content-type']).toMatch('javascript');
    expect(String(brotliDecompressSync(best.rawPayload))).toBe(`${script}// br`);
    const other = await get('remoteEntry.js', 'gzip');
    expect(other.headers['content-encoding']).toBe('gzip');
    expect(String(gunzipSync(other.rawPayload))).toBe(`${script}// gz`);
    const plain = await get('remoteEntry.js', 'identity');
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.body).toBe(script);
  });

  it('is compressed on its way where the build left no copy', async () => {
    const answer = await get('old.js', 'br');
    expect(answer.headers['content-encoding']).toBe('br');
    expect(String(brotliDecompressSync(answer.rawPayload))).toBe(script);
  });

  it('may be kept for ever and read by pages of other origins', async () => {
    for (const file of ['remoteEntry.js', 'old.js'])
      expect((await get(file, 'br')).headers).toMatchObject({
        'cache-control': 'public, max-age=31536000, immutable',
        'access-control-allow-origin': '*',
        'x-content-type-options': 'nosniff',
      });
  });

  it('that is not there is not kept', async () =>
    expect((await get('new.js', 'br')).headers['cache-control']).toBeUndefined());
});
