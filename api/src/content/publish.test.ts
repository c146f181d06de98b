import { type Certificate, endpoints, type ManifestVersion } from '@vitrine/shared/contract';
import { manifestSchemaVersion } from '@vitrine/shared/contract/federation/version';
import { eq } from 'drizzle-orm';
import { manifestParts, manifests, placements } from '../db/schema';
import { callEndpoint } from '../testing/call-endpoint';
import { completePoll, completeScene, seedModel } from '../testing/seed-content';
import { createTestApp, type TestApp } from '../testing/test-app';
import { sha256Of } from './canonical';

let api: TestApp;
let modelId: string;
beforeAll(async () => {
  api = await createTestApp();
  modelId = (await seedModel(api.db, api.brandId)).id;
});
afterAll(() => api.close());

/** A new experience of the own brand, with a complete scene and poll. */
async function newExperience(): Promise<{
  brandId: string;
  experienceId: string;
  sceneId: string;
  pollId: string;
}> {
  const { brandId } = api;
  const experience = await callEndpoint(api, 'manager', endpoints.createExperience, {
    params: { brandId },
    body: { name: 'Showroom', languages: ['en', 'de'] },
  });
  const experienceId = experience.body.id;
  const create = async (area: 'scenes' | 'polling', data: object) =>
    (
      await callEndpoint(api, 'editor', endpoints.createDocument, {
        params: { brandId },
        body: { experienceId, area, data: { ...data } },
      })
    ).body.id;
  const sceneId = await create('scenes', completeScene(modelId));
  const pollId = await create('polling', completePoll());
  return { brandId, experienceId, sceneId, pollId };
}

type Params = { brandId: string; experienceId: string };
const ids = ({ brandId, experienceId }: Params): Params => ({ brandId, experienceId });
const publish = (params: Params, body: { note?: string } = {}) =>
  callEndpoint(api, 'manager', endpoints.publishExperience, { params: ids(params), body });
const unpublish = (params: Params) =>
  callEndpoint(api, 'manager', endpoints.unpublishExperience, { params: ids(params) });
const restore = (params: Params, version: number) =>
  callEndpoint(api, 'manager', endpoints.restoreVersion, { params: { ...ids(params), version } });
const versions = async (params: Params): Promise<ManifestVersion[]> =>
  (await callEndpoint(api, 'analyst', endpoints.listVersions, { params: ids(params) })).body.items;
const experienceOf = async (params: Params) =>
  (await callEndpoint(api, 'analyst', endpoints.getExperience, { params: ids(params) })).body;
const document = async (brandId: string, documentId: string) =>
  (await callEndpoint(api, 'editor', endpoints.getDocument, { params: { brandId, documentId } })).body;
async function rename(brandId: string, documentId: string, title: string) {
  const { revision } = await document(brandId, documentId);
  return callEndpoint(api, 'editor', endpoints.patchDocument, {
    params: { brandId, documentId },
    body: { data: { title: { en: title, de: title } } },
    headers: { 'if-match': `"${revision}"` },
  });
}
const statuses = async ({
  brandId,
  pollId,
  sceneId,
}: {
  brandId: string;
  sceneId: string;
  pollId: string;
}) => [(await document(brandId, sceneId)).status, (await document(brandId, pollId)).status];

describe('publishing', () => {
  it('makes a version, moves the pointer, and marks every document published', async () => {
    const draft = await newExperience();
    const { body, status } = await publish(draft, { note: 'Spring' });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      version: 1,
      note: 'Spring',
      current: true,
      publishedBy: 'manager',
      certificate: { checks: [] },
    });
    expect(await experienceOf(draft)).toMatchObject({ status: 'published', publishedVersion: 1 });
    expect(await statuses(draft)).toEqual(['published', 'published']);
  });

  it('of an unchanged draft answers the current version and makes no other', async () => {
    const draft = await newExperience();
    const first = await publish(draft);
    const again = await publish(draft);
    expect(again.body).toEqual(first.body);
    expect(await versions(draft)).toHaveLength(1);
  });

  it('of a changed draft makes the next version, and "changed" tells which document differs', async () => {
    const draft = await newExperience();
    await publish(draft);
    await rename(draft.brandId, draft.sceneId, 'Bedroom');
    expect(await statuses(draft)).toEqual(['changed', 'published']);
    expect((await experienceOf(draft)).status).toBe('changed');
    expect((await publish(draft)).body.version).toBe(2);
    expect((await versions(draft)).map(({ current, version }) => [version, current])).toEqual([
      [2, true],
      [1, false],
    ]);
  });

  it('follows a change of the experience’s languages', async () => {
    const draft = await newExperience();
    await publish(draft);
    await callEndpoint(api, 'manager', endpoints.updateExperience, {
      params: ids(draft),
      body: { description: 'Not for visitors' },
    });
    expect((await experienceOf(draft)).status).toBe('published');
    await callEndpoint(api, 'manager', endpoints.updateExperience, {
      params: ids(draft),
      body: { languages: ['en'] },
    });
    expect((await experienceOf(draft)).status).toBe('changed');
    expect((await publish(draft)).body.version).toBe(2);
  });

  it('goes without archived documents', async () => {
    const draft = await newExperience();
    await publish(draft);
    await callEndpoint(api, 'editor', endpoints.archiveDocument, {
      params: { brandId: draft.brandId, documentId: draft.pollId },
    });
    const { hash } = (await publish(draft)).body;
    const root = await callEndpoint(api, 'anonymous', endpoints.getManifest, { params: { hash } });
    expect(root.body.parts.map(({ documentId }) => documentId)).toEqual([draft.sceneId]);
    expect((await document(draft.brandId, draft.pollId)).status).toBe('draft');
  });

  it('is blocked by errors, says which, and leaves everything as it was', async () => {
    const draft = await newExperience();
    await publish(draft);
    const { revision } = await document(draft.brandId, draft.pollId);
    await callEndpoint(api, 'editor', endpoints.patchDocument, {
      params: { brandId: draft.brandId, documentId: draft.pollId },
      body: { data: { questions: { wood: null } } },
      headers: { 'if-match': `"${revision}"` },
    });
    const { problem, status } = await publish(draft);
    expect([status, problem.code]).toEqual([409, 'blocked']);
    expect((problem.current as Certificate).checks[0]).toMatchObject({
      level: 'error',
      code: 'no-questions',
      message: 'The poll has no question.',
      sentence: { name: 'no-questions', values: {} },
      area: 'polling',
      documentId: draft.pollId,
      pointer: '/questions',
    });
    const certificate = await callEndpoint(api, 'analyst', endpoints.checkExperience, { params: ids(draft) });
    expect(certificate.body.checks).toEqual((problem.current as Certificate).checks);
    expect(await experienceOf(draft)).toMatchObject({ status: 'changed', publishedVersion: 1 });
  });

  it('twice at once gives one version; with a write in between, whole ones', async () => {
    const draft = await newExperience();
    const [one, other] = await Promise.all([publish(draft), publish(draft)]);
    expect(other.body).toEqual(one.body);

    const answers = await Promise.all([
      publish(draft),
      rename(draft.brandId, draft.sceneId, 'A'),
      publish(draft),
      rename(draft.brandId, draft.pollId, 'B'),
      publish(draft),
      publish(draft),
    ]);
    expect(answers.map(({ status }) => status).filter((status) => status >= 400)).toEqual([]);
    const made = await versions(draft);
    expect(made.map(({ version }) => version)).toEqual(made.map((_, index) => made.length - index));
    expect(made.filter(({ current }) => current).map(({ version }) => version)).toEqual([made.length]);
    for (const { hash } of made) {
      const { body: root } = await callEndpoint(api, 'anonymous', endpoints.getManifest, {
        params: { hash },
      });
      for (const part of root.parts) {
        const answer = await callEndpoint(api, 'anonymous', endpoints.getManifestPart, {
          params: { hash: part.hash },
        });
        expect([answer.status, (answer.body as { title: object }).title]).toEqual([200, part.title]);
      }
    }
  });

  it('is not for experiences of another brand', async () => {
    const draft = await newExperience();
    const foreign = { brandId: api.foreign.brandId, experienceId: draft.experienceId };
    const answers = await Promise.all([
      callEndpoint(api, 'outsider', endpoints.publishExperience, { params: foreign, body: {} }),
      callEndpoint(api, 'outsider', endpoints.unpublishExperience, { params: foreign }),
      callEndpoint(api, 'outsider', endpoints.checkExperience, { params: foreign }),
      callEndpoint(api, 'outsider', endpoints.listVersions, { params: foreign }),
      callEndpoint(api, 'outsider', endpoints.restoreVersion, { params: { ...foreign, version: 1 } }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
  });
});

describe('restoring a version', () => {
  it('makes it current again, and the documents say what differs from it', async () => {
    const draft = await newExperience();
    await publish(draft);
    await rename(draft.brandId, draft.sceneId, 'Bedroom');
    await publish(draft);
    const { body } = await restore(draft, 1);
    expect(body).toMatchObject({ publishedVersion: 1, status: 'changed' });
    expect(await statuses(draft)).toEqual(['changed', 'published']);
    await restore(draft, 2);
    expect(await statuses(draft)).toEqual(['published', 'published']);
    expect((await experienceOf(draft)).status).toBe('published');
  });

  it('that never was is refused', async () => {
    const draft = await newExperience();
    expect((await restore(draft, 7)).status).toBe(404);
    expect((await restore(draft, 99_999_999_999)).status).toBe(404);
  });
});

describe('unpublishing', () => {
  it('takes the experience away; documents are drafts, and versions can be restored', async () => {
    const draft = await newExperience();
    await publish(draft);
    const { body } = await unpublish(draft);
    expect(body).toMatchObject({ status: 'unpublished', publishedVersion: null });
    expect(await statuses(draft)).toEqual(['draft', 'draft']);
    expect((await restore(draft, 1)).body.status).toBe('published');
  });

  it('of what was never published is refused with what is possible', async () => {
    const draft = await newExperience();
    const { problem, status } = await unpublish(draft);
    expect([status, problem.code, problem.current]).toEqual([409, 'not-published', ['publish']]);
  });

  it('a second time is refused likewise', async () => {
    const draft = await newExperience();
    await publish(draft);
    await unpublish(draft);
    const { problem, status } = await unpublish(draft);
    expect([status, problem.code, problem.current]).toEqual([409, 'not-published', ['publish', 'restore']]);
  });
});

describe('placements', () => {
  it('that show the experience, now or by their calendar, are told of a new version', async () => {
    const draft = await newExperience();
    const heard: string[] = [];
    const stop = api.dependencies.bus.subscribe(`placement:${api.placementId}`, (message) => {
      heard.push(message);
    });
    await publish(draft);
    expect(heard).toEqual([]);
    const entry = {
      experienceId: draft.experienceId,
      from: '2030-01-01T00:00:00Z',
      until: '2030-01-02T00:00:00Z',
    };
    await api.db
      .update(placements)
      .set({ calendar: [entry] })
      .where(eq(placements.id, api.placementId));
    await rename(draft.brandId, draft.sceneId, 'Kitchen');
    await publish(draft);
    stop();
    expect(heard).toEqual(['{"kind":"manifest"}']);
  });
});

describe('a published manifest', () => {
  const asked = (schema: number | undefined) => (schema === undefined ? {} : { query: { schema } });
  const read = (hash: string, headers = {}, schema?: number) =>
    callEndpoint(api, 'anonymous', endpoints.getManifest, { params: { hash }, headers, ...asked(schema) });
  const readPart = (hash: string, schema?: number) =>
    callEndpoint(api, 'anonymous', endpoints.getManifestPart, { params: { hash }, ...asked(schema) });

  it('is served for ever, to anybody, as the bytes that were stored', async () => {
    const { hash } = (await publish(await newExperience())).body;
    const schema = manifestSchemaVersion;
    const answer = await read(hash, {}, schema);
    expect(answer.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      etag: `"${hash}.${schema}"`,
      'content-type': 'application/json; charset=utf-8',
    });
    expect((await read(hash, { 'if-none-match': `"${hash}.${schema}"` }, schema)).status).toBe(304);
    const part = answer.body.parts[0]?.hash ?? '';
    const [stored] = await api.db.select().from(manifestParts).where(eq(manifestParts.hash, part));
    const sent = await readPart(part, schema);
    expect(sent.text).toBe(stored?.content);
    expect(sha256Of(sent.text)).toBe(part);
    // Without a version in its address, it is what this server reads it as, and the next one may read it otherwise.
    expect((await read(hash)).headers['cache-control']).toBe('no-cache');
  });

  it('never shows its server half in any answer', async () => {
    const draft = await newExperience();
    const { hash } = (await publish(draft)).body;
    const marker = 'only-for-the-server';
    await api.db
      .update(manifests)
      .set({ serverHalf: { documents: {}, instructions: marker } })
      .where(eq(manifests.hash, hash));
    await api.db
      .update(placements)
      .set({ experienceId: draft.experienceId, calendar: [] })
      .where(eq(placements.id, api.placementId));
    const { placementId, testAccessId } = api;
    const root = await read(hash);
    const texts = await Promise.all([
      root,
      ...root.body.parts.map((part) =>
        callEndpoint(api, 'anonymous', endpoints.getManifestPart, { params: { hash: part.hash } }),
      ),
      callEndpoint(api, 'anonymous', endpoints.resolvePlacement, { params: { placementId } }),
      callEndpoint(api, 'anonymous', endpoints.getTestManifest, { params: { placementId, testAccessId } }),
      callEndpoint(api, 'manager', endpoints.listVersions, { params: ids(draft) }),
      restore(draft, 1),
    ]);
    for (const { status, text } of texts) {
      expect(status).toBe(200);
      expect(text).not.toContain(marker);
    }
  });

  it.each([['a'.repeat(64)], ['nonsense']])('that does not exist is not found (%s)', async (hash) => {
    expect((await read(hash)).status).toBe(404);
    const part = await callEndpoint(api, 'anonymous', endpoints.getManifestPart, { params: { hash } });
    expect(part.status).toBe(404);
  });
});
