import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import {
  type DocumentArea,
  emptyPoll,
  emptyProduct,
  emptyVaultQuestion,
  emptyVideo,
  endpoints,
  standardTheme,
  withVaultQuestion,
} from '@vitrine/shared/contract';
import { eq } from 'drizzle-orm';
import { documents, experiences } from '../../db/schema';
import { callEndpoint } from '../../testing/call-endpoint';
import { fillPath } from '../../testing/endpoint-samples';
import { importDriver } from '../../testing/import-table';
import { completePoll } from '../../testing/seed-content';
import { createTestApp, type TestApp } from '../../testing/test-app';

let testApp: TestApp;
let driver: Awaited<ReturnType<typeof importDriver>>;
beforeAll(async () => {
  testApp = await createTestApp();
});
beforeEach(async () => {
  driver = await importDriver(testApp);
});
afterEach(() => driver.end());
afterAll(() => testApp?.close());

async function add(area: DocumentArea, data: object, asked: { own?: boolean } = {}): Promise<string> {
  const { own = true } = asked;
  const created = await callEndpoint(testApp, 'editor', endpoints.createDocument, {
    params: { brandId: testApp.brandId },
    body: {
      area,
      data: data as Record<string, unknown>,
      ...(own && { experienceId: testApp.experienceId }),
    },
  });
  if (created.status !== 201) throw new Error(created.text);
  return created.body.id;
}
const product = (title: string, more: object = {}) => ({
  ...emptyProduct(),
  handle: title.toLowerCase(),
  title: { en: title },
  ...more,
});
const exported = async (
  query: { language?: string; format?: 'xliff' | 'csv' } = {},
  role = 'editor' as const,
) => {
  const url = fillPath(endpoints.exportTexts.path, { ...testApp });
  return testApp.app.inject({
    method: 'GET',
    url,
    query: { language: 'de', ...query },
    headers: testApp.as(role),
  });
};
const xliff = async () => (await exported()).body;
const check = (file: string | Uint8Array) => driver.check(file, { area: 'texts', fileName: 'texts.xlf' });
const run = (file: string | Uint8Array) => driver.run(file, { area: 'texts', fileName: 'texts.xlf' });
/** As a translator does it: after its source, in the file. */
const translated = (file: string, source: string, target: string) =>
  file.replace(`<source>${source}</source>`, `<source>${source}</source><target>${target}</target>`);
const read = async (id: string) => (await testApp.db.select().from(documents).where(eq(documents.id, id)))[0];
const counts = { create: 0, update: 0, unchanged: 0, errors: 0 };
const table = (...rows: string[]) => ['ID,Source [en],Target [de]', ...rows].join('\n');

const film = (more: object = {}) => ({
  ...emptyVideo(),
  title: { en: 'Oak' },
  chapters: { c1: { startMs: 1000, title: { en: 'The forest' } } },
  captions: {
    en: {
      cues: {
        one: { startMs: 1000, endMs: 2500, text: 'It <i>grows</i>\nslowly', settings: 'line:0' },
        two: { startMs: 2500, endMs: 4000, text: 'Then' },
      },
    },
  },
  ...more,
});

describe('texts go to translators', () => {
  test('those of every area in the base language, with what is translated, and none of archived documents', async () => {
    await add('theme', {
      ...standardTheme(),
      title: { en: 'Welcome', de: 'Willkommen' },
      tagline: { de: 'Nur' },
    });
    const lamp = await add('products', product('Lamp', { description: { en: '*Two*\nlines & more' } }));
    const gone = await add('products', product('Gone'));
    await callEndpoint(testApp, 'editor', endpoints.archiveDocument, {
      params: { brandId: testApp.brandId, documentId: gone },
    });
    const answer = await exported();
    expect(answer.headers).toMatchObject({
      'content-type': expect.stringContaining('application/xliff+xml'),
      'content-disposition': 'attachment; filename="texts.de.xlf"',
    });
    const file = answer.body;
    expect(file).toContain('version="2.0" srcLang="en" trgLang="de"');
    expect(file).toContain('<source>Welcome</source><target>Willkommen</target>');
    expect(file).toContain('<note category="context">products › Lamp</note>');
    expect(file).toContain(`<unit id="${lamp}.description">`);
    expect(file).toContain('<source>*Two*\nlines &amp; more</source></segment>');
    expect(file).not.toContain('Nur');
    expect(file).not.toContain('Gone');
    const csv = (await exported({ format: 'csv' })).body;
    expect(csv).toContain('ID,Context,Source [en],Target [de]\r\n');
    expect(csv).toContain(`${lamp}.title,products › Lamp,Lamp,\r\n`);
  });

  test('chapters and captions of videos among them, with when they are said', async () => {
    const id = await add('videos', film());
    const file = await xliff();
    expect(file).toContain(`<unit id="${id}.chapters.c1.title">`);
    expect(file).toContain(`<unit id="${id}.captions.en.cues.one.text">`);
    expect(file).toContain('<note category="context">videos › Oak › 00:00:01.000 → 00:00:02.500</note>');
    expect(file).toContain('<source>It &lt;i&gt;grows&lt;/i&gt;\nslowly</source>');
    const csv = (await exported({ format: 'csv' })).body;
    expect(csv).toContain(
      `${id}.captions.en.cues.two.text,videos › Oak › 00:00:02.500 → 00:00:04.000,Then,\r\n`,
    );
  });

  test('but not copies of a vault’s questions, which are translated in the vault', async () => {
    const question = { ...emptyVaultQuestion(), type: 'single' as const, state: 'ready' as const };
    const words = { ...question, text: { en: 'From the vault' } };
    const vaultId = await add('question-vault', words, { own: false });
    const poll = completePoll();
    const [[own, use] = []] = Object.entries(poll.questions);
    if (!own || !use) throw new Error('The poll has no question');
    const copy = withVaultQuestion({ ...use, order: 'a1' }, words, { id: vaultId, version: 1 });
    const id = await add('polling', { ...emptyPoll(), questions: { [own]: use, copy } });
    const file = await xliff();
    expect(file).toContain(`<unit id="${id}.questions.${own}.text">`);
    expect(file).not.toContain('From the vault');
    expect(file).not.toContain('.questions.copy.');
  });

  test('only into a language of the experience besides its base language, of one’s own brand', async () => {
    for (const language of ['en', 'fr']) expect((await exported({ language })).statusCode).toBe(400);
    const { foreign } = testApp;
    const url = fillPath(endpoints.exportTexts.path, { ...testApp, experienceId: foreign.experienceId });
    const headers = testApp.as('editor');
    const answer = await testApp.app.inject({ method: 'GET', url, query: { language: 'de' }, headers });
    expect(answer.statusCode).toBe(404);
  });
});

describe('texts come back', () => {
  test('are checked first, and then written, a revision a document', async () => {
    const id = await add('products', product('Lamp', { description: { en: 'Bright', de: 'Hell' } }));
    const other = await add('products', product('Sofa'));
    const file = translated(await xliff(), 'Lamp', 'Lampe').replace('>Hell<', '>Sehr hell<');
    const checked = await check(file);
    expect(checked).toMatchObject({
      state: 'ready',
      area: 'texts',
      found: { ...counts, update: 2, unchanged: 1 },
      total: 2,
      report: [],
    });
    expect((await read(id))?.revision).toBe(1);
    const done = await run(file);
    expect(done).toMatchObject({ state: 'done', applied: { ...counts, update: 2, unchanged: 1 } });
    expect(await read(id)).toMatchObject({
      revision: 2,
      updatedBy: testApp.personIds.editor,
      data: { title: { en: 'Lamp', de: 'Lampe' }, description: { en: 'Bright', de: 'Sehr hell' } },
    });
    expect((await read(other))?.revision).toBe(1);
    expect(driver.errors).toEqual([]);
  });

  test('unedited change nothing, as XLIFF and as CSV', async () => {
    await add('products', product('=Lamp', { handle: 'lamp', title: { en: ' =Lamp\r\n', de: '-x' } }));
    await add('theme', { ...standardTheme(), title: { en: 'Two\u0001', de: '<b>' } });
    for (const format of ['xliff', 'csv'] as const) {
      const checked = await check((await exported({ format })).rawPayload);
      expect(checked).toMatchObject({ state: 'ready', found: { ...counts, unchanged: 2 }, reportTotal: 0 });
    }
  });

  test('from a spreadsheet with semicolons, in another order and with its own line ends', async () => {
    const lamp = await add('products', product('Lamp', { description: { en: 'One\r\ntwo' } }));
    const sofa = await add('products', product('Sofa'));
    const done = await run(
      `ID;Target [de];Source [en]\r\n${lamp}.title;Lampe;Lamp\r\n${sofa}.title;Sofa;Sofa\r\n${lamp}.description;"Eins\nzwei";"One\ntwo"\r\n`,
    );
    expect(done).toMatchObject({ applied: { ...counts, update: 3 }, report: [] });
    expect(await read(lamp)).toMatchObject({
      revision: 2,
      data: { title: { de: 'Lampe' }, description: { de: 'Eins\nzwei' } },
    });
  });

  test('whose table has columns that are left out say so, and the others go in', async () => {
    const lamp = await add('products', product('Lamp'));
    const done = await run(
      `ID,Source [en],Notes,Target [de],Target [de]\n${lamp}.title,Lamp,Short!,Lampe,Leuchte\n`,
    );
    expect(done).toMatchObject({
      applied: { ...counts, update: 1 },
      report: [
        { level: 'notice', line: 1, field: 'Notes', sentence: { name: 'row.columnIgnored' } },
        { level: 'notice', line: 1, field: 'Target [de]', sentence: { name: 'row.columnAgain' } },
      ],
    });
    expect((await read(lamp))?.data).toMatchObject({ title: { de: 'Lampe' } });
  });

  test('report text by text what cannot be taken over, and the others go in', async () => {
    const lamp = await add('products', product('Lamp', { description: { en: 'Bright' } }));
    const sofa = await add('products', product('Sofa'));
    await callEndpoint(testApp, 'editor', endpoints.archiveDocument, {
      params: { brandId: testApp.brandId, documentId: sofa },
    });
    const done = await run(
      table(
        `${lamp}.title,Old lamp,Alte Lampe`,
        `${lamp}.description,Bright,Hell`,
        `${lamp}.description,Bright,Nochmal`,
        `${lamp}.nothing,Lamp,Lampe`,
        `${lamp}.title.__proto__,Lamp,Lampe`,
        `${sofa}.title,Sofa,Sofa`,
        'zzzzzzzzzzzzzzzz.title,Vase,Vase',
        ',Vase,Vase',
        `${lamp}!.title,x${'🛋'.repeat(100)},Vase`,
      ),
    );
    expect(done.applied).toEqual({ ...counts, update: 1, errors: 8 });
    expect(done.report.map(({ line, message }) => [line, message])).toEqual([
      [2, expect.stringContaining('The original has changed')],
      [4, expect.stringContaining('was there before')],
      [5, expect.stringContaining('no such text here any more')],
      [6, expect.stringContaining('no such text here any more')],
      [7, expect.stringContaining('was archived')],
      [8, 'There is no such text here.'],
      [9, 'There is no such text here.'],
      [10, 'There is no such text here.'],
    ]);
    expect(done.report.map(({ sentence }) => sentence?.name)).toEqual(
      ['changed', 'again', 'gone', 'gone', 'archived', 'notHere', 'notHere', 'notHere'].map(
        (name) => `text.${name}`,
      ),
    );
    expect(done.report.at(-1)?.field).toBe(`x${'🛋'.repeat(59)}`);
    expect(driver.errors).toEqual([]);
    expect((await read(lamp))?.data).toMatchObject({ title: { en: 'Lamp' }, description: { de: 'Hell' } });
  });

  test('too long or not to be stored are left out, and the same document’s others go in', async () => {
    const id = await add('products', product('Lamp', { description: { en: 'Bright' } }));
    const done = await run(table(`${id}.title,Lamp,${'x'.repeat(256)}`, `${id}.description,Bright,Hell`));
    expect(done).toMatchObject({
      applied: { ...counts, update: 1, errors: 1 },
      report: [
        {
          line: 2,
          field: 'Lamp',
          message: 'At most 255 characters',
          sentence: { name: 'value.tooLong', values: { most: 255 } },
        },
      ],
    });
    const zero = await check(table(`${id}.title,Lamp,a\0b`));
    expect(zero).toMatchObject({ state: 'failed', problemSentence: { name: 'csv.noText' } });
    const uneven = await check(table(`${id}.title,Lamp,Lampe, hell`));
    expect(uneven.report).toMatchObject([
      { line: 2, sentence: { name: 'row.moreCells', values: { cells: 4, columns: 3 } } },
    ]);
  });

  test('for captions stand at the times of their originals, or at their own where they had some', async () => {
    const own = { cues: { two: { startMs: 2600, endMs: 3900, text: 'Alt' } } };
    const id = await add('videos', film({ captions: { ...film().captions, de: own } }));
    const done = await run(
      table(
        `${id}.captions.en.cues.one.text,"It <i>grows</i>\nslowly","Sie <i>wächst</i>\nlangsam"`,
        `${id}.captions.en.cues.two.text,Then,Dann`,
        `${id}.chapters.c1.title,The forest,Der Wald`,
      ),
    );
    expect(done).toMatchObject({ applied: { ...counts, update: 3 }, report: [] });
    const stored = await read(id);
    expect(stored?.data).toMatchObject({
      chapters: { c1: { startMs: 1000, title: { en: 'The forest', de: 'Der Wald' } } },
      captions: {
        en: film().captions.en,
        de: {
          cues: {
            one: { startMs: 1000, endMs: 2500, text: 'Sie <i>wächst</i>\nlangsam', settings: 'line:0' },
            two: { startMs: 2600, endMs: 3900, text: 'Dann' },
          },
        },
      },
    });
    const checked = await check((await exported()).rawPayload);
    expect(checked).toMatchObject({ found: { ...counts, unchanged: 4 }, reportTotal: 0 });
  });

  test('for captions with wrong times are left out, each with its line, and the others go in', async () => {
    const { cues } = film().captions.en;
    const reversed = { startMs: 9000, endMs: 8000, text: 'Reversed' };
    const long = { startMs: 6000, endMs: 7000, text: 'Long' };
    const id = await add(
      'videos',
      film({
        captions: {
          en: { cues: { ...cues, reversed, long } },
          de: { cues: { other: { startMs: 3000, endMs: 5000, text: 'Eigenes' } } },
        },
      }),
    );
    const file = (await exported({ format: 'csv' })).body;
    expect(file).not.toContain('Then');
    expect(file).not.toContain('Reversed');
    const row = (cue: string, source: string, target: string) =>
      `${id}.captions.en.cues.${cue}.text,${source},${target}`;
    const done = await run(
      table(
        row('two', 'Then', 'Dann'),
        row('reversed', 'Reversed', 'Umgekehrt'),
        row('long', 'Long', 'x'.repeat(1001)),
        row('one', '"It <i>grows</i>\nslowly"', 'Langsam'),
      ),
    );
    expect(done.applied).toEqual({ ...counts, update: 1, errors: 3 });
    expect(done.report.map(({ line, message }) => [line, message])).toEqual([
      [2, expect.stringContaining('have others at this time')],
      [3, expect.stringContaining('ends before it starts')],
      [4, 'At most 1000 characters'],
    ]);
    expect((await read(id))?.data).toMatchObject({
      captions: { de: { cues: { one: { text: 'Langsam' }, other: { text: 'Eigenes' } } } },
    });
  });

  test('of another experience change nothing here', async () => {
    const id = await add('products', product('Lamp'));
    const file = translated(await xliff(), 'Lamp', 'Lampe');
    const other = await callEndpoint(testApp, 'manager', endpoints.createExperience, {
      params: { brandId: testApp.brandId },
      body: { name: 'Other', languages: ['en', 'de'] },
    });
    const asked = { area: 'texts' as const, experienceId: other.body.id };
    expect(await driver.run(file, asked)).toMatchObject({
      applied: { ...counts, errors: 1 },
      report: [{ message: 'This text is not of this experience.' }],
    });
    expect((await read(id))?.revision).toBe(1);
  });

  test('that changed between check and apply are left out', async () => {
    const id = await add('products', product('Lamp'));
    const { id: importId } = await check(translated(await xliff(), 'Lamp', 'Lampe'));
    await callEndpoint(testApp, 'editor', endpoints.patchDocument, {
      params: { brandId: testApp.brandId, documentId: id },
      headers: { 'if-match': '"1"' },
      body: { data: { title: { en: 'Table' } } },
    });
    await driver.call('applyImport', importId);
    await driver.jobs.runDue();
    expect(await driver.read(importId)).toMatchObject({
      applied: { ...counts, errors: 1 },
      report: [{ message: expect.stringContaining('has changed') }],
    });
    expect((await read(id))?.data).toMatchObject({ title: { en: 'Table' } });
  });

  test.each([
    ['  \n', 'The file is empty.'],
    ['Handle,Title\nlamp,Lamp\n', 'no column “ID”'],
    ['ID,Source,Target\na.title,Lamp,Lampe\n', 'name one language'],
    ['ID,Source [en],Target [de],Target [fr]\n', 'name one language'],
    ['ID,Source [fr],Target [de]\na.title,Lampe,Lampe\n', 'translates from “fr”'],
    ['ID,Source [en],Target [fr]\na.title,Lamp,Lampe\n', 'translates into “fr”'],
    ['ID,Source [en],Target [en]\na.title,Lamp,Lampe\n', 'translates into “en”'],
    [Buffer.from('ID,Source [en],Target [de]\na,b,L\xe4mp\n', 'latin1'), 'Save it as UTF-8'],
    ['<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>', 'DOCTYPE'],
    ['<xliff', 'Line 1 is not XML'],
  ])('of which nothing can be used are refused: %j', async (file, problem) => {
    const failed = await check(file);
    expect(failed).toMatchObject({ state: 'failed', problem: expect.stringContaining(problem) });
  });

  test('100,000 at once: one document’s go in, the unknown ones are counted', async () => {
    const id = await add('products', product('Lamp'));
    const unknown = Array.from(
      { length: 100_000 },
      (_, index) =>
        `<unit id="x${index}.title"><segment><source>a</source><target>b</target></segment></unit>`,
    );
    const file = translated(await xliff(), 'Lamp', 'Lampe').replace(
      '</file>',
      `${unknown.join('\n')}</file>`,
    );
    const done = await run(file);
    expect(done).toMatchObject({
      state: 'done',
      applied: { ...counts, update: 1, errors: 100_000 },
      reportTotal: 100_000,
    });
    expect((await read(id))?.data).toMatchObject({ title: { de: 'Lampe' } });
  });

  test('need an experience', async () => {
    await expect(driver.check('ID\n', { area: 'texts', experienceId: null })).rejects.toThrow('/area');
  });

  test('make the experience’s draft newer', async () => {
    await add('products', product('Lamp'));
    const revision = async () =>
      (await testApp.db.select().from(experiences).where(eq(experiences.id, testApp.experienceId)))[0]
        ?.draftRevision ?? 0;
    const before = await revision();
    await run(translated(await xliff(), 'Lamp', 'Lampe'));
    expect(await revision()).toBe(before + 1);
  });
});
