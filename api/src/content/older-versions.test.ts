import { endpoints, type ManifestRoot, manifestRoot } from '@vitrine/shared/contract';
import { manifestSchemaVersion } from '@vitrine/shared/contract/federation/version';
import { eq, sql } from 'drizzle-orm';
import { experiences, manifestParts, manifests, placements, testAccesses } from '../db/schema';
import { newId } from '../ids';
import { publishedVersions } from '../responses/published-version';
import { callEndpoint } from '../testing/call-endpoint';
import { createTestApp, type TestApp } from '../testing/test-app';
import version1 from '../testing/versions/schema-1.json';
import { canonicalJson, sha256Of } from './canonical';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

const asked = (schema: number | undefined) => (schema === undefined ? {} : { query: { schema } });
const read = (hash: string, schema?: number) =>
  callEndpoint(api, 'anonymous', endpoints.getManifest, { params: { hash }, ...asked(schema) });
const readPart = (hash: string, schema: number) =>
  callEndpoint(api, 'anonymous', endpoints.getManifestPart, { params: { hash }, ...asked(schema) });

/** A version as it was stored when the schema was at version 1. */
async function storeVersion1() {
  const experienceId = newId();
  const { brandId } = api;
  await api.db.insert(experiences).values({
    id: experienceId,
    brandId,
    name: 'Showroom',
    languages: ['en', 'de'],
    publishedVersion: version1.root.version,
  });
  const root = { ...version1.root, experienceId };
  const hash = sha256Of(canonicalJson(root));
  const contents = Object.entries(version1.parts).map(([address, content]) => ({
    hash: address,
    content: canonicalJson(content),
  }));
  await api.db.insert(manifestParts).values(contents).onConflictDoNothing();
  await api.db.insert(manifests).values({
    hash,
    experienceId,
    version: root.version,
    schemaVersion: 1,
    root: root as unknown as ManifestRoot,
    serverHalf: {},
    bytes: 1,
    certificate: { checks: [], checkedAt: new Date().toISOString() },
    draftRevision: 0,
  });
  return { experienceId, hash, root };
}

describe('a published version', () => {
  it('of an older schema is served in today’s shape; what is stored stays, byte for byte', async () => {
    const { hash, root } = await storeVersion1();
    const today = await read(hash, manifestSchemaVersion);
    expect(manifestRoot.parse(today.body)).toMatchObject({
      schemaVersion: manifestSchemaVersion,
      logo: null,
      theme: { ...root.theme, dark: null },
    });
    for (const [address, content] of Object.entries(version1.parts)) {
      expect((await readPart(address, manifestSchemaVersion)).body).toEqual({
        ...content,
        schemaVersion: manifestSchemaVersion,
      });
      expect(sha256Of((await readPart(address, 1)).text)).toBe(address);
    }
    // An address names bytes: what a browser kept of one version is never taken for the other.
    const as1 = await read(hash, 1);
    expect(as1.body).toEqual(root);
    expect(as1.headers.etag).not.toBe(today.headers.etag);
    const [row] = await api.db.select().from(manifests).where(eq(manifests.hash, hash));
    expect([row?.root, row?.schemaVersion]).toEqual([root, 1]);
  });

  it('of an older schema is what its placement, its answers and a test access that is pinned to it go by', async () => {
    const { experienceId, hash } = await storeVersion1();
    const { placementId, testAccessId } = api;
    await api.db.update(placements).set({ experienceId, calendar: [] }).where(eq(placements.id, placementId));
    await api.db
      .update(testAccesses)
      .set({ pinnedVersion: version1.root.version, experienceId })
      .where(eq(testAccesses.id, testAccessId));
    const resolved = await callEndpoint(api, 'anonymous', endpoints.resolvePlacement, {
      params: { placementId },
    });
    expect(resolved.body).toMatchObject({ state: 'active', manifest: hash, dark: null, title: 'Showroom' });
    const tested = await callEndpoint(api, 'anonymous', endpoints.getTestManifest, {
      params: { placementId, testAccessId },
    });
    expect(manifestRoot.parse(tested.body.root).theme.spacing).toBe('regular');
    const served = await publishedVersions(api.db)(hash);
    expect([...(served?.answered.keys() ?? [])]).toEqual(['pqkk222222222222']);
  });

  it('of today’s schema is still read by a viewer that was rolled back to one of before', async () => {
    const { hash, root } = await storeVersion1();
    const published = { ...(await read(hash, manifestSchemaVersion)).body, version: root.version + 1 };
    const newHash = sha256Of(canonicalJson(published));
    const [row] = await api.db.select().from(manifests).where(eq(manifests.hash, hash));
    await api.db.insert(manifests).values({
      ...(row as typeof manifests.$inferInsert),
      hash: newHash,
      version: published.version,
      schemaVersion: manifestSchemaVersion,
      root: published,
    });
    const answer = await read(newHash, 1);
    expect([answer.status, sha256Of(answer.text)]).toEqual([200, newHash]);
    expect(answer.body).toMatchObject({ theme: root.theme, languages: root.languages, parts: root.parts });
    expect(answer.headers['cache-control']).toContain('immutable');

    const part = canonicalJson({
      ...Object.values(version1.parts)[0],
      schemaVersion: manifestSchemaVersion,
    });
    await api.db
      .insert(manifestParts)
      .values({ hash: sha256Of(part), content: part })
      .onConflictDoNothing();
    expect((await readPart(sha256Of(part), 1)).text).toBe(part);
  });

  it('of a newer schema, on a server that was taken back, is refused in words', async () => {
    const { hash } = await storeVersion1();
    const newer = manifestSchemaVersion + 1;
    await api.db
      .update(manifests)
      .set({ root: sql`jsonb_set(${manifests.root}, '{schemaVersion}', ${String(newer)}::jsonb)` })
      .where(eq(manifests.hash, hash));
    const answer = await read(hash);
    expect([answer.status, answer.problem.code]).toEqual([503, 'newer-schema']);
    expect(answer.problem.message).toContain('Update the server');
  });
});
