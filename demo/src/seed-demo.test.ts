import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import {
  manifestPartFile,
  manifestRoot,
  type PublishedProducts,
  type PublishedVideos,
  resolvedPlacement,
  voteQuestion,
} from '@vitrine/shared/contract';
import { demoAccounts } from '@vitrine/shared/contract/demo';
import { zonedReading } from '@vitrine/shared/contract/values/zoned-time';
import Ajv from 'ajv/dist/2020';
import { and, eq, ne, sum } from 'drizzle-orm';
import fastify, { type FastifyInstance } from 'fastify';
import { buildApp } from '../../api/src/app';
import { otherFieldId } from '../../api/src/areas/surveys/other-fields';
import { readConfig } from '../../api/src/config';
import {
  brands,
  brandUsers,
  experiences,
  files,
  manifestParts,
  manifests,
  people,
  responses,
  runs,
  tallies,
  testAccesses,
  visitHours,
} from '../../api/src/db/schema';
import type { Dependencies } from '../../api/src/dependencies';
import { openDiskFileStore } from '../../api/src/files/disk-file-store';
import { checkVideoFile } from '../../api/src/files/video-check';
import { ensureSamples } from '../../api/src/library/samples';
import { createProcessBus } from '../../api/src/live/process-bus';
import { unauthenticated } from '../../api/src/problem';
import { ensureTenant } from '../../api/src/tenants/tenant-settings';
import { createTestDatabase, type TestDatabase } from '../../api/src/testing/test-database';
import { budgets } from '../../scripts/budgets';
import { demoBrandId } from './demo-ids';
import { seedDemo } from './seed-demo';
import { showroomPlacementId } from './showroom';
import { windowCode } from './showroom-code';

describe('The demo', () => {
  let database: TestDatabase;
  let dataDir: string;
  let dependencies: Dependencies;
  let app: FastifyInstance;
  const log = fastify({ logger: false }).log;
  beforeAll(async () => {
    database = await createTestDatabase();
    dataDir = await mkdtemp(join(tmpdir(), 'vitrine-demo-'));
    const config = readConfig({
      DATA_DIR: dataDir,
      LOG_LEVEL: 'silent',
      VITRINE_ENV: 'demo',
      ...(database.url && { DATABASE_URL: database.url }),
    });
    dependencies = {
      config,
      db: database.db,
      bus: createProcessBus(),
      files: openDiskFileStore(join(dataDir, 'files'), config.filesOrigin),
      identity: { verify: async () => Promise.reject(unauthenticated()) },
      mailer: { send: async () => true },
      now: () => new Date(),
    };
    await ensureTenant(database.db, config.firebase.tenantId);
    await ensureSamples(dependencies);
    await seedDemo(dependencies, log);
    app = await buildApp(dependencies);
  }, 90_000);
  afterAll(async () => {
    await app.close();
    await dependencies.bus.close();
    await database.close();
    await rm(dataDir, { recursive: true, force: true });
  });

  test('shows a visitor two rooms, what is asked, products and a film in two languages', async () => {
    const answer = await app.inject({ url: `/v1/placements/${showroomPlacementId}` });
    const placement = resolvedPlacement.parse(answer.json());
    expect(placement).toMatchObject({ state: 'active', kind: 'qr', title: 'At home with oak' });
    const root = manifestRoot.parse(
      (await app.inject({ url: `/v1/manifests/${placement.manifest}` })).json(),
    );
    expect(root.languages).toEqual(['en', 'de']);
    expect(root.parts.map(({ area, title }) => `${area}: ${title.de}`)).toEqual([
      'scenes: Wohnzimmer',
      'scenes: Esszimmer',
      'voting: Was soll unsere Werkstatt als Nächstes bauen?',
      'voting: Welches Stück soll in unserem Schaufenster stehen?',
      'polling: Ihre Eiche',
      'surveys: Ihr Besuch',
      'products: undefined',
      'videos: undefined',
      'video-wall: Zwei Räume in Eiche, auf vier Bildschirmen',
    ]);
    const partOf = async <Part>(wanted: string) => {
      const hash = root.parts.find(({ area }) => area === wanted)?.hash;
      return (await app.inject({ url: `/v1/manifests/parts/${hash}` })).json<Part>();
    };
    const { collections, products } = await partOf<PublishedProducts>('products');
    for (const name of products.flatMap((product) => product.collections))
      expect(Object.keys(collections?.[name] ?? {})).toEqual(['de', 'en']);
    expect(products).toHaveLength(12);
    for (const { description, media, model, title, variants } of products) {
      expect([title.de, description.de, model?.url]).not.toContain(undefined);
      // Each look of its model has a picture, and each variant one of them.
      const looks = new Set(variants.map(({ materialVariant }) => materialVariant));
      expect(media).toHaveLength(looks.size);
      for (const { materialVariant, picture = 0 } of variants)
        expect(picture).toBe([...looks].indexOf(materialVariant));
    }
    const { videos } = await partOf<PublishedVideos>('videos');
    expect(videos).toMatchObject([
      {
        title: { en: 'Two rooms in oak', de: 'Zwei Räume in Eiche' },
        format: 'file',
        chapters: [{ startMs: 0 }, { startMs: 4500, title: { de: 'Esszimmer' } }],
      },
    ]);
    const [film] = videos;
    expect(film?.captions.de?.map(({ endMs, startMs }) => [startMs, endMs])).toEqual(
      film?.captions.en?.map(({ endMs, startMs }) => [startMs, endMs]),
    );
    for (const { url } of root.assets) {
      expect((await app.inject({ url: new URL(url).pathname })).statusCode).toBe(200);
    }
  });

  test('has a film that an upload would be let through as it is', async () => {
    const path = join(import.meta.dirname, 'showroom.mp4');
    const { discard, path: kept, ...film } = await checkVideoFile(path);
    await discard();
    expect(kept).toBe(path);
    expect(film.bytes).toBeLessThanOrEqual(budgets.bytes.demoFilm);
    const [row] = await database.db.select().from(files).where(eq(files.sha256, film.sha256));
    expect(row).toMatchObject(film);
  });

  test('is published as the JSON Schema says, which refuses what is not', async () => {
    const schema = (await app.inject({ url: '/v1/manifest-schema' })).json();
    const ajv = new Ajv({ strict: false, formats: { uri: true, date: true, 'date-time': true } });
    ajv.addSchema(schema, 'manifest');
    const mistakes = (what: 'root' | 'part', value: unknown) => {
      ajv.validate(`manifest#/$defs/${what}`, value);
      return (ajv.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
    };
    const [row] = await database.db.select().from(manifests);
    const parts = await database.db.select().from(manifestParts);
    expect(mistakes('root', row?.root)).toEqual([]);
    expect(parts.length).toBeGreaterThanOrEqual(4);
    for (const { content } of parts) {
      const part = JSON.parse(content);
      expect(mistakes('part', part)).toEqual([]);
      // Nothing of it is unknown to the schema.
      expect(manifestPartFile.parse(part)).toEqual(part);
      expect(mistakes('part', { ...part, title: 'Oak' })).not.toEqual([]);
    }
    expect(mistakes('root', { ...row?.root, languages: 'en' })).not.toEqual([]);
  });

  test('has a certificate without errors and warnings', async () => {
    const [row] = await database.db.select().from(manifests);
    expect(row?.certificate.checks).toEqual([]);
    const [experience] = await database.db.select().from(experiences);
    expect(experience?.publishedVersion).toBe(1);
    expect(experience?.draftRevision).toBe(row?.draftRevision);
  });

  test('has two weeks of answers whose counts add up', async () => {
    const held = await database.db.select().from(runs).where(ne(runs.state, 'ready'));
    const of = Object.fromEntries(held.map((run) => [run.area, run]));
    expect(of).toMatchObject({
      polling: { state: 'open' },
      surveys: { state: 'open' },
      voting: { state: 'closed', respondents: 24 },
    });
    for (const [area, question] of [
      ['polling', 'finish'],
      ['surveys', 'plan'],
      ['voting', voteQuestion],
    ] as const) {
      const [counted] = await database.db
        .select({ chosen: sum(tallies.count).mapWith(Number) })
        .from(tallies)
        .where(and(eq(tallies.runId, of[area]?.id ?? ''), eq(tallies.questionId, question)));
      expect(counted?.chosen).toBe(of[area]?.respondents);
      expect(counted?.chosen).toBeGreaterThan(20);
    }
    // Some look for what the showroom does not have, and wrote what.
    const field = otherFieldId('wanted', 'other');
    const answers = await database.db.select({ answer: responses.answer }).from(responses);
    expect(answers.map(({ answer }) => answer).filter((answer) => Object.hasOwn(answer, field))).not.toEqual(
      [],
    );
    // Some left the survey after its first page: they are kept, and not counted.
    const parts = and(eq(responses.runId, of.surveys?.id ?? ''), eq(responses.partial, true));
    expect(await database.db.$count(responses, parts)).toBeGreaterThan(0);
  });

  test('has a second vote, of products, whose bars move on the presenter screen once it is opened', async () => {
    const ready = await database.db.select().from(runs).where(eq(runs.state, 'ready'));
    expect(ready).toMatchObject([{ area: 'voting', respondents: 0 }]);
    const parts = (await database.db.select().from(manifestParts)).map(({ content }) => JSON.parse(content));
    expect(parts.find(({ documentId }) => documentId === ready[0]?.documentId)).toMatchObject({
      results: 'always',
      options: [
        { label: { en: 'Havn sofa', de: 'Sofa Havn' }, image: expect.any(String) },
        { label: { en: 'Vik armchair' } },
        { label: { en: 'Kisel coffee table' } },
        { label: { en: 'Bue reading lamp' } },
      ],
    });
  });

  test('was visited on every day that its store was open', async () => {
    const hours = await database.db.select().from(visitHours).where(eq(visitHours.kind, 'visit'));
    const days = new Set(hours.map(({ hour }) => hour.toISOString().slice(0, 10)));
    expect(days.size).toBeGreaterThanOrEqual(11);
    const berlin = (hour: Date) => zonedReading(hour.toISOString(), 'Europe/Berlin').slice(11);
    for (const { hour } of hours) {
      expect(berlin(hour) >= '10:00' && berlin(hour) < '20:00').toBe(true);
      expect(hour.getTime()).toBeLessThanOrEqual(Date.now());
    }
  });

  test('has a code on its window that leads into it, and was scanned', async () => {
    const answer = await app.inject({ url: `/q/${windowCode}` });
    expect(answer.statusCode).toBe(302);
    expect(answer.headers.location).toMatch(/^\/showroom24\?(open=survey:|scene=)\w{16}&from=code$/);
    const scans = await database.db.select().from(visitHours).where(eq(visitHours.kind, 'scan'));
    expect(new Set(scans.map(({ detail }) => detail))).toEqual(new Set(['rule:mornings', 'fallback']));
  });

  test('lets the demo accounts in with their roles', async () => {
    const rows = await database.db
      .select({ uid: people.uid, email: people.email, tenant: people.role, brand: brandUsers.role })
      .from(people)
      .leftJoin(brandUsers, eq(brandUsers.personId, people.id));
    expect(rows.map(({ email, uid }) => `${uid} ${email}`).sort()).toEqual(
      demoAccounts.map(({ email, uid }) => `${uid} ${email}`).sort(),
    );
    expect(
      Object.fromEntries(rows.map(({ brand, email, tenant }) => [email.split('@')[0], brand ?? tenant])),
    ).toEqual({
      owner: 'owner',
      manager: 'manager',
      editor: 'editor',
      analyst: 'analyst',
    });
    expect(await database.db.$count(testAccesses)).toBe(1);
  });

  test('is not made twice', async () => {
    const before = await database.db.$count(responses);
    await seedDemo(dependencies, log);
    expect(await database.db.$count(brands)).toBe(1);
    expect(await database.db.$count(responses)).toBe(before);
  });

  test('is started again after a start that was killed in the middle', async () => {
    await database.db.delete(brandUsers);
    await database.db.delete(people);
    await database.db.update(brands).set({ name: 'Half made' }).where(eq(brands.id, demoBrandId));
    await seedDemo(dependencies, log);
    expect((await database.db.select().from(brands)).map(({ name }) => name)).toEqual(['Ask & Ekdal']);
    expect(await database.db.$count(runs)).toBe(4);
    expect(await database.db.$count(people)).toBe(4);
  });
});
