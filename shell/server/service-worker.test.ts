import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readServerConfig } from './config';
import { buildServer } from './server';

const folder = mkdtempSync(join(tmpdir(), 'vitrine-worker-'));
afterAll(() => rmSync(folder, { recursive: true }));

async function ask(environment: Record<string, string> = {}) {
  writeFileSync(join(folder, 'service-worker.js'), 'keep()');
  writeFileSync(join(folder, 'withdrawn-service-worker.js'), 'withdraw()');
  const entry = 'https://remotes.example/1.0.0/mf-manifest.json';
  const viewer = { current: { version: '1.0.0', entry, contract: '^1.0.0' } };
  writeFileSync(join(folder, 'registry.json'), JSON.stringify({ remotes: { viewer } }));
  const config = readServerConfig({
    DIST_DIR: folder,
    REGISTRY_FILE: join(folder, 'registry.json'),
    LOG_LEVEL: 'silent',
    ...environment,
  });
  const app = await buildServer(config);
  const { body, headers } = await app.inject({ url: '/service-worker.js' });
  await app.close();
  return { body, headers, offline: config.runtime.offline };
}

describe('the service worker', () => {
  it('is asked for anew each time and may ask nobody but those whose files it keeps', async () => {
    const { body, headers, offline } = await ask({ FILES_ORIGIN: 'https://files.example' });
    expect(body).toBe('self.keptOrigins=["https://remotes.example","https://files.example"];\nkeep()');
    expect(headers['content-type']).toMatch(/^text\/javascript/);
    expect(headers['cache-control']).toBe('no-cache');
    expect(headers['content-security-policy']).toBe(
      "default-src 'none'; connect-src 'self' https://remotes.example https://files.example",
    );
    expect(offline).toBe(true);
  });

  it('keeps files of the allowed origins only, where they are given', async () => {
    const { body } = await ask({ REMOTE_ORIGINS: 'https://one.example,https://two.example' });
    expect(body).toContain('["https://one.example","https://two.example"]');
  });

  it('takes everything away where a deployment goes without, and pages do not ask for it', async () => {
    const { body, offline } = await ask({ OFFLINE: 'off' });
    expect(body).toContain('withdraw()');
    expect(offline).toBe(false);
  });
});
