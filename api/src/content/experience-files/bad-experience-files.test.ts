import { execFile } from 'node:child_process';
import { open, rm, symlink, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { emptyPoll, emptyScene, endpoints } from '@vitrine/shared/contract';
import { manifestSchemaVersion } from '@vitrine/shared/contract/federation/version';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { documents, experienceImports, experiences, jobs, libraryObjects } from '../../db/schema';
import { sha256Of } from '../../files/keep-file';
import { callEndpoint } from '../../testing/call-endpoint';
import {
  contentIn,
  experienceImportDriver,
  packed,
  unpacked,
  withContent,
} from '../../testing/experience-files';
import { glbWith, validGlb } from '../../testing/sample-glb';
import { completeScene } from '../../testing/seed-content';
import { createTestApp, type TestApp } from '../../testing/test-app';
import { upload } from '../../testing/upload';
import version1 from '../../testing/versions/schema-1.json';
import { fileOf } from '../imports/import-files';
import { type ContainedFile, contentEntry, experienceContent, fileEntry } from './experience-file';
import { experienceImportJob } from './experience-import-job';

let api: TestApp;
let driver: Awaited<ReturnType<typeof experienceImportDriver>>;
/** Of an experience with one scene of one model, and of nothing else. */
let archive: Buffer;
let model: ContainedFile;

beforeAll(async () => {
  api = await createTestApp();
  driver = await experienceImportDriver(api);
  const { brandId, experienceId } = api;
  const params = { brandId };
  const uploadId = await upload(api, api.as('editor'), 'glb', await validGlb());
  const object = await callEndpoint(api, 'editor', endpoints.createLibraryObject, {
    params,
    body: { uploadId, name: 'Table' },
  });
  await callEndpoint(api, 'editor', endpoints.createDocument, {
    params,
    body: { experienceId, area: 'scenes', data: completeScene(object.body._id) },
  });
  archive = await driver.exported(experienceId);
  const [file] = experienceContent.parse(await contentIn(archive)).files;
  if (!file) throw new Error('No file');
  model = file;
});
afterAll(async () => {
  await driver.jobs.stop();
  await api.close();
});

type Entries = Map<string, Buffer>;
type Content = Awaited<ReturnType<typeof contentIn>>;
const withEntries = async (edit: (entries: Entries) => void, compress = false) => {
  const entries = await unpacked(archive);
  edit(entries);
  return packed(entries, compress);
};
const edited = async (edit: (content: Content) => object) =>
  withContent(archive, { ...(await contentIn(archive)), ...edit(await contentIn(archive)) });
const scenes = (...contents: object[]) => [{ id: 'scene22222222222', area: 'scenes', contents }];
const poll = (question: object) => ({
  ...emptyPoll(),
  questions: { one: { order: 'a0', type: 'single', text: {}, options: {}, ...question } },
});
/** A file in the place of the model, with all hashes made to fit. */
const withFile = async (file: Pick<ContainedFile, 'kind' | 'extension'>, bytes: Buffer) => {
  const contained = { ...file, sha256: await sha256Of(bytes), bytes: bytes.length };
  const fitting = await edited(() => ({ files: [contained], models: [] }));
  const entries = await unpacked(fitting);
  entries.delete(fileEntry(model));
  return packed(entries.set(fileEntry(contained), bytes));
};

it('a file for which the disk has no room waits, and has not failed', async () => {
  const { brandId, db, dependencies } = api;
  const uploadId = await upload(
    api,
    api.as('manager'),
    'experience',
    await withFile(model, await validGlb()),
  );
  const { body } = await callEndpoint(api, 'manager', endpoints.createExperienceImport, {
    params: { brandId },
    body: { uploadId, fileName: 'showroom.vitrine.zip' },
  });
  const read = async () => (await driver.call('getExperienceImport', body.id)).body;
  await symlink('/dev/full', `${fileOf(dependencies.config, body.id)}.part`);
  await driver.jobs.runDue();
  expect(driver.errors.splice(0)).toMatchObject([{ code: 'ENOSPC', syscall: 'write' }]);
  expect(await read()).toMatchObject({ state: 'checking', problem: null });
  expect(await db.select().from(jobs)).toMatchObject([{ attempts: 0 }]);
  await db.update(jobs).set({ dueAt: dependencies.now() });
  await driver.jobs.runDue();
  expect(await read()).toMatchObject({ state: 'ready' });
});

it('a file that is read when its process is stopped goes on elsewhere, and has not failed', async () => {
  const { id } = await driver.check(archive);
  const path = fileOf(api.dependencies.config, id);
  const its = eq(experienceImports.id, id);
  const run = experienceImportJob(api.dependencies).run;
  // Whoever opens it waits for whoever writes into it.
  await rm(path);
  await promisify(execFile)('mkfifo', [path]);
  await api.db.update(experienceImports).set({ state: 'checking' }).where(its);
  const stopping = new AbortController();
  const stopped = run({ importId: id }, stopping.signal);
  const writer = await open(path, 'w');
  stopping.abort();
  await stopped;
  await writer.close();
  expect(await api.db.select().from(experienceImports).where(its)).toMatchObject([
    { state: 'checking', problem: null },
  ]);
  await rm(path);
  await writeFile(path, archive);
  await run({ importId: id }, new AbortController().signal);
  expect((await driver.call('getExperienceImport', id)).body).toMatchObject({ state: 'ready' });
});

describe('a file that cannot become an experience', () => {
  it.each<[string, () => Promise<Buffer>, RegExp]>([
    [
      'is no archive',
      () =>
        sharp({ create: { width: 2, height: 2, channels: 3, background: '#000' } })
          .png()
          .toBuffer(),
      /not an experience that Vitrine exported/,
    ],
    [
      'is an archive of something else',
      () => packed(new Map([['notes.txt', Buffer.from('Hello')]])),
      /not an experience that Vitrine exported/,
    ],
    [
      'is another product’s',
      () => edited(() => ({ format: 'something-else' })),
      /not an experience that Vitrine exported/,
    ],
    ['is cut off', async () => archive.subarray(0, archive.length - 2000), /cut off or damaged/],
    ['is cut off in its middle', async () => archive.subarray(0, 3000), /cut off or damaged/],
    [
      'has content that is cut off',
      () =>
        withEntries((all) => all.set(contentEntry, (all.get(contentEntry) ?? Buffer.of()).subarray(0, 200))),
      /cut off or damaged/,
    ],
    [
      'holds 60 MiB of JSON in a few kB',
      () => withEntries((all) => all.set(contentEntry, Buffer.from(`[${'[],'.repeat(20_000_000)}0]`)), true),
      /too much time or memory/,
    ],
    [
      'holds JSON that is nested without end',
      () => withEntries((all) => all.set(contentEntry, Buffer.from('['.repeat(100_000))), true),
      /cut off or damaged/,
    ],
    [
      'was edited by hand',
      () =>
        withEntries((all) =>
          all.set(
            contentEntry,
            Buffer.from(String(all.get(contentEntry)).replace('"Living room"', '"Drawing room"')),
          ),
        ),
      /was changed after its export.*make the changes in the editor/,
    ],
    [
      'has the wrong hash',
      () =>
        withEntries((all) =>
          all.set(
            contentEntry,
            Buffer.from(
              String(all.get(contentEntry)).replace(/"hash":"[^"]*"/, `"hash":"${'0'.repeat(64)}"`),
            ),
          ),
        ),
      /was changed after its export/,
    ],
    [
      'is of a newer schema',
      () => edited(() => ({ schemaVersion: manifestSchemaVersion + 1 })),
      /newer Vitrine.*schema version 3.*Update this one first/,
    ],
    [
      'lacks a file',
      () => withEntries((all) => all.delete(fileEntry(model))),
      /lacks 1 of the models.*Export the experience once more/,
    ],
    [
      'has another file under a name',
      () => withEntries((all) => all.set(fileEntry(model), Buffer.alloc(model.bytes, 1))),
      /is not what was exported/,
    ],
    [
      'has a file that unpacks to more',
      () => withEntries((all) => all.set(fileEntry(model), Buffer.alloc(model.bytes * 200)), true),
      /is not what was exported/,
    ],
    [
      'has something more in it',
      () => withEntries((all) => all.set('run.sh', Buffer.from('echo'))),
      /“run.sh” does not belong/,
    ],
    [
      'has a model that is none',
      () => withFile({ kind: 'model', extension: 'glb' }, glbWith({ asset: { version: '1.0' } })),
      /This model cannot be used/,
    ],
    [
      'has a picture that is none',
      () => withFile({ kind: 'image', extension: 'webp' }, Buffer.from('<script>')),
      /not a picture/,
    ],
    [
      'has a film that is none',
      () => withFile({ kind: 'video', extension: 'mp4' }, Buffer.from('MZ and more')),
      /video/,
    ],
    [
      'has a document of the wrong shape',
      () => edited(() => ({ documents: scenes({ ...emptyScene(), script: 'alert(1)' }) })),
      /area “scenes” in the file cannot be accepted/,
    ],
    [
      'has a null byte in a text',
      () => edited(() => ({ documents: scenes({ ...emptyScene(), title: { en: 'a\0b' } }) })),
      /cannot be accepted/,
    ],
    [
      'has two themes',
      () =>
        edited(() => ({
          documents: ['a', 'b'].map((id) => ({
            id: id.padEnd(16, '2'),
            area: 'theme',
            contents: [version1.documents.theme],
          })),
        })),
      /there is more than one/,
    ],
    [
      'has the same document twice',
      () => edited(() => ({ documents: [...scenes(emptyScene()), ...scenes(emptyScene())] })),
      /the same id/,
    ],
    [
      'has a copy of nothing',
      () =>
        edited(() => ({
          documents: [
            {
              id: 'pqkk222222222222',
              area: 'polling',
              contents: [poll({ reference: { source: 'vault', id: 'vauk222222222222', version: 1 } })],
            },
          ],
        })),
      /The vault has no such version/,
    ],
  ])('%s: it is refused in words, and nothing is written', async (_what, make, message) => {
    const before = [
      await api.db.$count(experiences),
      await api.db.$count(documents),
      await api.db.$count(libraryObjects),
    ];
    const checked = await driver.check(await make());
    expect(checked).toMatchObject({
      state: 'failed',
      problem: expect.stringMatching(message),
      problemSentence: { name: expect.stringMatching(/^(experience|reading)\./) },
    });
    const applied = await driver.call('applyExperienceImport', checked.id);
    expect([applied.status, applied.problem.code]).toEqual([409, 'import-state']);
    expect([
      await api.db.$count(experiences),
      await api.db.$count(documents),
      await api.db.$count(libraryObjects),
    ]).toEqual(before);
    expect(driver.errors).toEqual([]);
  });

  it('holds names that lead elsewhere: they are never used as paths', async () => {
    const entries = await unpacked(archive);
    const outside = (await packed(entries.set('AA/escape.txt', Buffer.from('x'))))
      .toString('latin1')
      .replaceAll('AA/escape.txt', '../escape.txt');
    const checked = await driver.check(Buffer.from(outside, 'latin1'));
    expect(checked.state).toBe('failed');
  });
});

describe('the file of an older schema', () => {
  it('is brought up to today’s', async () => {
    const content = await edited(() => ({
      schemaVersion: 1,
      documents: Object.entries(version1.documents).map(([area, data], index) => ({
        id: `ak${index}`.replace(/\d/, 'x').padEnd(16, String(index + 2)),
        area,
        contents: [data],
      })),
    }));
    const done = await driver.run(content);
    expect(done).toMatchObject({ state: 'done', problem: null });
    const rows = await api.db
      .select()
      .from(documents)
      .where(eq(documents.experienceId, done.experienceId ?? ''));
    expect(rows.find(({ area }) => area === 'theme')?.data).toMatchObject({
      ...version1.documents.theme,
      dark: null,
      spacing: 'regular',
    });
  });
});

describe('an import of an experience', () => {
  it('that is cancelled creates nothing, and can neither be applied nor seen from another brand', async () => {
    const { id } = await driver.check(archive);
    const before = await api.db.$count(experiences);
    expect(
      (await driver.call('getExperienceImport', id, { brandId: api.foreign.brandId, role: 'outsider' }))
        .status,
    ).toBe(404);
    expect((await driver.call('cancelExperienceImport', id)).body.state).toBe('cancelled');
    expect((await driver.call('applyExperienceImport', id)).status).toBe(409);
    await driver.jobs.runDue();
    expect(await api.db.$count(experiences)).toBe(before);
  });

  it('is applied once, however often it is asked for', async () => {
    const { id } = await driver.check(archive);
    const before = await api.db.$count(experiences);
    const answers = await Promise.all([1, 2, 3].map(() => driver.call('applyExperienceImport', id)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    await driver.jobs.runDue();
    expect(await api.db.$count(experiences)).toBe(before + 1);
    expect(await api.db.$count(experienceImports, eq(experienceImports.id, id))).toBe(1);
  });

  it('is for those who may create experiences', async () => {
    await expect(driver.check(archive, { role: 'editor' })).rejects.toThrow();
    await expect(driver.check(archive, { brandId: api.foreign.brandId })).rejects.toThrow();
  });
});
