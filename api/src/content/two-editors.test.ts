import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type Document, endpoints, type ScenesDocument } from '@vitrine/shared/contract';
import { asc, eq } from 'drizzle-orm';
import { documentRevisions, manifestParts, manifests } from '../db/schema';
import { callEndpoint } from '../testing/call-endpoint';
import { completeScene, seedModel } from '../testing/seed-content';
import { createTestApp, type TestApp } from '../testing/test-app';
import { contentAt } from './revisions';
import { compiledFrom } from './versions';

let api: TestApp;
let scenes: [string, string];
beforeAll(async () => {
  api = await createTestApp();
  const { brandId, experienceId } = api;
  const { id: modelId } = await seedModel(api.db, brandId);
  const create = async () =>
    (
      await callEndpoint(api, 'editor', endpoints.createDocument, {
        params: { brandId },
        body: { experienceId, area: 'scenes', data: { ...completeScene(modelId) } },
      })
    ).body.id;
  scenes = [await create(), await create()];
});
afterAll(() => api?.close());

const rounds = 12;
const publish = () =>
  callEndpoint(api, 'manager', endpoints.publishExperience, {
    params: { brandId: api.brandId, experienceId: api.experienceId },
    body: {},
  });
const read = async (documentId: string) =>
  (await callEndpoint(api, 'editor', endpoints.getDocument, { params: { brandId: api.brandId, documentId } }))
    .body;

/** What an editor's autosave does: on top of what it last saw, and on top of another's change where there was one. */
async function edit(
  role: 'editor' | 'manager',
  documentId: string,
  data: Record<string, unknown>,
  seen: Map<string, number>,
): Promise<number> {
  for (;;) {
    const answer = await callEndpoint(api, role, endpoints.patchDocument, {
      params: { brandId: api.brandId, documentId },
      body: { data },
      headers: { 'if-match': `"${seen.get(documentId) ?? 1}"` },
    });
    const { revision } = answer.status === 412 ? (answer.problem.current as Document) : answer.body;
    seen.set(documentId, revision);
    if (answer.status === 200) return revision;
    if (answer.status !== 412) throw new Error(answer.text);
  }
}

/** Writes the round's number first into one scene, then into the other; so a state in which the other is ahead never was. */
async function editAll(
  role: 'editor' | 'manager',
  change: (words: string) => Record<string, unknown>,
): Promise<{ documentId: string; revision: number }[]> {
  const seen = new Map<string, number>();
  const acknowledged: { documentId: string; revision: number }[] = [];
  for (let round = 1; round <= rounds; round++)
    for (const documentId of scenes) {
      const revision = await edit(role, documentId, change(String(round)), seen);
      acknowledged.push({ documentId, revision });
    }
  return acknowledged;
}

const titles = (words: string) => ({ title: { en: words, de: words } });
const alts = (words: string) => ({ alt: { en: words, de: words } });

test('Two people who edit while a third publishes lose nothing, and every version is what the draft once was', async () => {
  const published: number[] = [];
  const publishAll = async () => {
    for (let round = 1; round <= rounds; round++) {
      const { body, status, text } = await publish();
      if (status !== 201) throw new Error(text);
      published.push(body.version);
    }
  };
  const [first, second] = await Promise.all([
    editAll('editor', titles),
    editAll('manager', alts),
    publishAll(),
  ]);
  // They were at it together: neither a version before all edits alone, nor one after all of them.
  expect(new Set(published).size).toBeGreaterThan(2);

  const acknowledged = [...first, ...second];
  const places = acknowledged.map(({ documentId, revision }) => `${documentId} ${revision}`);
  expect(new Set(places).size).toBe(acknowledged.length);
  for (const documentId of scenes) {
    const { data, revision } = await read(documentId);
    const { alt, title } = data as unknown as ScenesDocument;
    expect([title.en, alt.en]).toEqual([String(rounds), String(rounds)]);
    expect(revision).toBe(1 + 2 * rounds);
    const kept = await api.db
      .select()
      .from(documentRevisions)
      .where(eq(documentRevisions.documentId, documentId));
    expect(kept).toHaveLength(1 + 2 * rounds);
  }

  const versions = await api.db.select().from(manifests).orderBy(asc(manifests.version));
  for (const version of versions) {
    const revisions = compiledFrom(version);
    const found = await Promise.all(
      scenes.map(async (id) => {
        const stored = await contentAt(api.db, { id, area: 'scenes' }, revisions[id] ?? 0);
        const hash = version.root.parts.find(({ documentId }) => documentId === id)?.hash ?? '';
        const [part] = await api.db.select().from(manifestParts).where(eq(manifestParts.hash, hash));
        const { alt, title } = JSON.parse(part?.content ?? '') as ScenesDocument;
        expect({ title, alt }).toEqual({ title: stored?.data.title, alt: stored?.data.alt });
        return [title, alt].map(({ en }) => Number(en) || 0);
      }),
    );
    const [ahead = [], behind = []] = found;
    for (const [index, number] of ahead.entries()) {
      const other = behind[index] ?? Number.NaN;
      expect([other, other + 1]).toContain(number);
    }
  }

  // What differs from the current version says so, and nothing else does.
  const current = versions.at(-1);
  const live = current ? compiledFrom(current) : {};
  for (const documentId of scenes) {
    const { revision, status } = await read(documentId);
    expect(status).toBe(live[documentId] === revision ? 'published' : 'changed');
  }
  await publish();
  for (const documentId of scenes) expect((await read(documentId)).status).toBe('published');
});

test('An edit that comes together with a publish is in the version, or marked as changed', async () => {
  const [sceneId] = scenes;
  for (let round = 1; round <= rounds; round++) {
    const seen = new Map([[sceneId, (await read(sceneId)).revision]]);
    const words = `round ${round}`;
    await Promise.all([edit('editor', sceneId, titles(words), seen), publish()]);
    const root = (await api.db.select().from(manifests).orderBy(asc(manifests.version))).at(-1)?.root;
    const isIn = root?.parts.find(({ documentId }) => documentId === sceneId)?.title.en === words;
    expect((await read(sceneId)).status).toBe(isIn ? 'published' : 'changed');
  }
});
