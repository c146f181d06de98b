import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { videoIntake } from '@vitrine/shared/contract';
import { eq, inArray } from 'drizzle-orm';
import { buildApp } from '../app';
import { files, videoIntakes } from '../db/schema';
import { sampleVideo } from '../testing/sample-videos';
import { createTestApp, type TestApp } from '../testing/test-app';
import { upload } from '../testing/upload';

describe('An uploaded video', () => {
  let it: TestApp;
  beforeAll(async () => {
    it = await createTestApp();
  });
  afterAll(() => it.close());

  const address = () => `/v1/brands/${it.brandId}/videos`;
  const create = async (uploadId: string, role: 'editor' | 'manager' | 'analyst' = 'editor') =>
    it.app.inject({ method: 'POST', url: address(), headers: it.as(role), payload: { uploadId } });
  const ask = async (uploadId: string) =>
    videoIntake.parse(
      (await it.app.inject({ url: `${address()}/${uploadId}`, headers: it.as('editor') })).json(),
    );
  /** Asks until the check has ended. */
  const settled = async (uploadId: string): Promise<ReturnType<typeof videoIntake.parse>> => {
    const intake = await ask(uploadId);
    if (intake.state !== 'working') return intake;
    await new Promise((resolve) => setTimeout(resolve, 50));
    return settled(uploadId);
  };
  const leftInUploads = async (uploadId: string) =>
    (await readdir(join(it.dependencies.config.dataDir, 'uploads'))).filter((name) =>
      name.startsWith(uploadId),
    );

  /** The upload is thrown away right after its video was kept or refused. */
  const untilGone = async (uploadId: string): Promise<void> => {
    if ((await leftInUploads(uploadId)).length === 0) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
    return untilGone(uploadId);
  };

  test('is checked, kept with its index at the front, and served in ranges', async () => {
    const content = await sampleVideo('moov-last.mp4');
    const uploadId = await upload(it, it.as('editor'), 'video', content);
    const begun = await create(uploadId);
    expect(begun.statusCode).toBe(201);
    expect(begun.json()).toMatchObject({ id: uploadId, state: 'working', file: null });
    const { file, state } = await settled(uploadId);
    expect({ state, ...file }).toMatchObject({
      state: 'ready',
      type: 'video/mp4',
      width: 160,
      height: 90,
      durationMs: 4000,
      bytes: content.length,
    });
    await untilGone(uploadId);
    // Asking again to take it in does nothing twice.
    expect((await create(uploadId)).json()).toMatchObject({ state: 'ready', file: { sha256: file?.sha256 } });

    const { pathname } = new URL(file?.url ?? '');
    const part = await it.app.inject({ url: pathname, headers: { range: 'bytes=4-11' } });
    expect(part.statusCode).toBe(206);
    expect(part.headers).toMatchObject({
      'content-type': 'video/mp4',
      'content-range': `bytes 4-11/${content.length}`,
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(part.rawPayload.toString('latin1', 0, 4)).toBe('ftyp');
    const known = await it.app.inject({
      url: `/v1/brands/${it.brandId}/files/${file?.sha256}`,
      headers: it.as('analyst'),
    });
    expect(known.json()).toEqual(file);
    const foreign = await it.app.inject({
      url: `/v1/brands/${it.foreign.brandId}/files/${file?.sha256}`,
      headers: it.as('owner'),
    });
    expect(foreign.statusCode).toBe(404);
  });

  test('that is none is refused with words, and nothing is kept', async () => {
    const before = await it.db.$count(files);
    const uploadId = await upload(it, it.as('editor'), 'video', Buffer.from('Not a film.'));
    await create(uploadId);
    expect(await settled(uploadId)).toMatchObject({
      state: 'refused',
      message: expect.stringMatching(/not a video/),
      file: null,
    });
    expect(await it.db.$count(files)).toBe(before);
    await untilGone(uploadId);
  });

  test('is taken up by the next process when the one that checked it was killed', async () => {
    const uploadId = await upload(it, it.as('editor'), 'video', await sampleVideo('moov-last.mp4'));
    const [person] = await it.db.select().from(videoIntakes).limit(1);
    // What a killed process leaves: its claim, and half of a copy.
    await it.db.insert(videoIntakes).values({
      id: uploadId,
      brandId: it.brandId,
      personId: person?.personId ?? '',
      attempts: 1,
      progress: 0.3,
      claimedUntil: new Date(Date.now() - 1),
    });
    const { dataDir } = it.dependencies.config;
    await writeFile(join(dataDir, 'uploads', `${uploadId}.fast-start`), 'half a fil');
    const next = await buildApp(it.dependencies);
    await next.ready();
    expect(await settled(uploadId)).toMatchObject({ state: 'ready', file: { durationMs: 4000 } });
    await next.close();
    await untilGone(uploadId);
  });

  /** A row as a process left it that ended in the middle, for so many times. */
  const leave = async (uploadId: string, attempts: number) => {
    const abandoned = { attempts, claimedUntil: new Date(Date.now() - 1) };
    await it.db.insert(videoIntakes).values({
      ...{ id: uploadId, brandId: it.brandId, personId: it.personIds.editor, ...abandoned },
    });
  };
  const intake = async (uploadId: string) =>
    (await it.db.select().from(videoIntakes).where(eq(videoIntakes.id, uploadId)))[0];
  const givenUp = { state: 'refused', message: expect.stringMatching(/failed twice, so it was given up/) };

  test('that took its process with it twice is over, and says why', async () => {
    const uploadId = await upload(it, it.as('editor'), 'video', await sampleVideo('moov-last.mp4'));
    await leave(uploadId, 2);
    const next = await buildApp(it.dependencies);
    await next.ready();
    expect(await settled(uploadId)).toMatchObject(givenUp);
    await next.close();
    await untilGone(uploadId);
  });

  test.each([
    ['failed twice', new Error('no'), givenUp, 2],
    ['met a full disk', 'ENOSPC', { state: 'working' }, 1],
  ])('whose check %s is told apart', async (_, trouble, expected, attempts) => {
    const uploadId = await upload(it, it.as('editor'), 'video', await sampleVideo('moov-last.mp4'));
    await leave(uploadId, 1);
    const failure =
      trouble instanceof Error
        ? trouble
        : await writeFile('/dev/full', 'x').then(
            () => new Error('The disk is not full'),
            (error: Error) => error,
          );
    const store = { ...it.dependencies.files, put: () => Promise.reject(failure) };
    const next = await buildApp({ ...it.dependencies, files: store });
    await next.ready();
    const until = async (): Promise<unknown> => {
      const row = await intake(uploadId);
      return row?.claimedUntil === null ? row : until();
    };
    expect(await until()).toMatchObject({ ...expected, attempts });
    await next.close();
  });

  test('whose process is asked to end has not failed', async () => {
    const uploadId = await upload(it, it.as('editor'), 'video', await sampleVideo('moov-last.mp4'));
    await leave(uploadId, 0);
    const next = await buildApp(it.dependencies);
    await next.ready();
    while ((await intake(uploadId))?.attempts !== 1);
    await next.close();
    expect(await intake(uploadId)).toMatchObject({ state: 'working', attempts: 0, claimedUntil: null });
    const last = await buildApp(it.dependencies);
    await last.ready();
    expect(await settled(uploadId)).toMatchObject({ state: 'ready' });
    await last.close();
  });

  test('does not wait for all of another person’s', async () => {
    const content = await sampleVideo('moov-last.mp4');
    const ids: string[] = [];
    for (let n = 0; n < 4; n += 1) ids.push(await upload(it, it.as('editor'), 'video', content));
    const theirs = await upload(it, it.as('manager'), 'video', content);
    for (const id of ids) await create(id);
    await create(theirs, 'manager');
    expect((await settled(theirs)).state).toBe('ready');
    const rows = await it.db.select().from(videoIntakes).where(inArray(videoIntakes.id, ids));
    expect(rows.some(({ state }) => state === 'working')).toBe(true);
    for (const id of ids) expect((await settled(id)).state).toBe('ready');
  });

  test('whose upload is gone says so', async () => {
    const uploadId = await upload(it, it.as('editor'), 'video', await sampleVideo('clip.webm'));
    await it.app.inject({
      method: 'DELETE',
      url: `/v1/uploads/${uploadId}`,
      headers: { ...it.as('editor'), 'tus-resumable': '1.0.0' },
    });
    expect((await create(uploadId)).statusCode).toBe(400);
    expect(await it.db.select().from(videoIntakes).where(eq(videoIntakes.id, uploadId))).toEqual([]);
  });
});
