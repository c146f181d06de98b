import { execFile } from 'node:child_process';
import { mkdir, open, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { type Document, emptyCollection, endpoints, type ProductDocument } from '@vitrine/shared/contract';
import { eq } from 'drizzle-orm';
import { brands, documentRevisions, documents, experiences, imports, jobs } from '../../db/schema';
import { experienceTopic } from '../../live/topics';
import { callEndpoint } from '../../testing/call-endpoint';
import { importDriver } from '../../testing/import-table';
import { createTestApp, type TestApp } from '../../testing/test-app';
import { startUpload, upload } from '../../testing/upload';

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

const rows = () => testApp.db.select().from(documents).orderBy(documents.order);
const products = async () => (await rows()).map(({ data }) => data as unknown as ProductDocument);
const titles = async () => (await products()).map(({ handle, title }) => [handle, title.en]);
const files = async () => {
  await mkdir(join(testApp.dependencies.config.dataDir, 'imports'), { recursive: true });
  return readdir(join(testApp.dependencies.config.dataDir, 'imports'));
};
const none = { create: 0, update: 0, unchanged: 0, errors: 0 };
const utf16 = (text: string, mark: number[], swap: boolean) => {
  const bytes = Buffer.from(text, 'utf16le');
  return Buffer.concat([Buffer.from(mark), swap ? bytes.swap16() : bytes]);
};

describe('prices whose column names no currency', () => {
  const table = 'Handle,Title,Price,Price [CHF]\nlamp,Lamp,5,6\n';
  const prices = async () => Object.values((await products())[0]?.variants ?? {}).map(({ prices }) => prices);

  test('are in the one that is chosen, which the brand’s next table begins with', async () => {
    const checked = await driver.check(table);
    expect(checked).toMatchObject({ currency: 'EUR', found: { ...none, create: 1 } });
    const { brandId } = testApp;
    const again = await callEndpoint(testApp, 'editor', endpoints.recheckImport, {
      params: { brandId, importId: checked.id },
      body: { currency: 'USD' },
    });
    expect(again.body).toMatchObject({ state: 'checking', found: none });
    await driver.jobs.runDue();
    expect(await driver.read(checked.id)).toMatchObject({ state: 'ready', currency: 'USD' });
    await driver.call('applyImport', checked.id);
    await driver.jobs.runDue();
    expect(await prices()).toEqual([{ USD: { amount: '5' }, CHF: { amount: '6' } }]);
    expect(await driver.check(table)).toMatchObject({ currency: 'USD', found: { ...none, unchanged: 1 } });
    const exported = await driver.exported('csv');
    expect(await driver.check(exported)).toMatchObject({ currency: 'USD', found: { ...none, unchanged: 1 } });
    await testApp.db.update(brands).set({ priceCurrency: null });
  });

  test('are none where each column names its own, or there are no prices', async () => {
    expect(await driver.check('Handle,Price [CHF]\nlamp,6\n')).toMatchObject({ currency: null });
    expect(await driver.check('Handle,Title\nlamp,Lamp\n')).toMatchObject({ currency: null });
  });
});

describe('a row without a key', () => {
  test('is a product of its own where it has a title, and belongs to the row before where it has none', async () => {
    const table = [
      'Handle,Title,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant Price',
      'lamp,Lamp,Colour,Red,,,5',
      ',,,Blue,Size,S,6',
      ',Kitchen Table!,,,,,90',
      ',Kitchen Table!,,,,,95',
      ',???,,,,,1',
      'lamp,Lampe,,,,,7',
    ].join('\n');
    expect(await driver.run(table)).toMatchObject({
      applied: { ...none, create: 2, errors: 2 },
      report: [
        { level: 'notice', line: 4, sentence: { name: 'row.keyMade', values: { key: 'kitchen-table' } } },
        { level: 'error', line: 6, sentence: { name: 'row.noKey' } },
        { level: 'error', line: 7, sentence: { name: 'row.again' } },
      ],
    });
    expect(await titles()).toEqual([
      ['lamp', 'Lamp'],
      ['kitchen-table', 'Kitchen Table!'],
    ]);
    const [lamp, kitchen] = await products();
    // Their ids are drawn, and the database has an order of its own for keys.
    const options = Object.values(lamp?.options ?? {}).toSorted((a, b) => (a.order < b.order ? -1 : 1));
    expect(options.map(({ name }) => name.en)).toEqual(['Colour', 'Size']);
    expect(Object.keys(lamp?.variants ?? {})).toHaveLength(2);
    expect(Object.keys(kitchen?.variants ?? {})).toHaveLength(2);
    expect(await driver.check(table)).toMatchObject({ found: { ...none, unchanged: 2, errors: 2 } });
  });

  test('has its name of a title in any language, and says where that is here already', async () => {
    const table = 'Handle,Title,Title [de],Variant Price\nlamp,Lamp,,5\n,,Tisch,90\n';
    const said = (name: string) => [
      { level: 'notice', line: 3, sentence: { name, values: { key: 'tisch' } } },
    ];
    expect(await driver.run(table)).toMatchObject({
      applied: { ...none, create: 2 },
      report: said('row.keyMade'),
    });
    expect((await products()).map(({ handle, variants }) => [handle, Object.keys(variants).length])).toEqual([
      ['lamp', 1],
      ['tisch', 1],
    ]);
    expect(await driver.check(table.replace('90', '95'))).toMatchObject({
      found: { ...none, update: 1, unchanged: 1 },
      report: said('row.keyFound'),
    });
  });

  test('says what only the first row of a thing can say', async () => {
    const checked = await driver.check('Handle,Title,Vendor\nlamp,Lamp,Lux\nlamp,Lamp,Dux\nlamp,Light,\n');
    expect(checked.report).toMatchObject([
      {
        level: 'notice',
        line: 3,
        field: 'Vendor',
        sentence: { name: 'row.onlyFirst', values: { name: 'lamp' } },
      },
      { level: 'notice', line: 4, field: 'Title [en]', sentence: { name: 'row.onlyFirst' } },
    ]);
  });
});

describe('an import that is stopped while its file is read', () => {
  test('goes on elsewhere, from the same file, and has not failed', async () => {
    const { id } = await driver.check('Handle,Title\nlamp,Lamp\n');
    const path = join(testApp.dependencies.config.dataDir, 'imports', id);
    const bytes = await readFile(path);
    // Whoever opens it waits for whoever writes into it.
    await rm(path);
    await promisify(execFile)('mkfifo', [path]);
    await driver.call('applyImport', id);
    const running = driver.jobs.runDue();
    const writing = await open(path, 'w');
    await Promise.all([driver.jobs.stop(), running]);
    await writing.close();
    expect(await driver.read(id)).toMatchObject({ state: 'applying', problem: null });
    expect(await testApp.db.select().from(jobs)).toMatchObject([{ attempts: 0 }]);
    await rm(path);
    await writeFile(path, bytes);
    const next = await importDriver(testApp);
    await next.jobs.runDue();
    expect(await next.read(id)).toMatchObject({ state: 'done', applied: { create: 1 } });
    await next.end();
  });
});

describe('an import', () => {
  test('is checked first: it says what it would do and writes nothing', async () => {
    await driver.run('Handle,Title\nlamp,Lamp\nsofa,Sofa\n');
    const checked = await driver.check(
      'Handle,Title,Weight,Status\nlamp,Bright lamp,3,\nsofa,Sofa,,\nvase,Vase,,\nbowl,Bowl,,sold\n',
    );
    expect(checked).toMatchObject({
      state: 'ready',
      format: { encoding: 'UTF-8', separator: ',' },
      found: { create: 1, update: 1, unchanged: 1, errors: 1 },
      applied: none,
      total: 4,
      createdBy: 'editor',
      report: [
        { level: 'notice', line: 1, field: 'Weight' },
        { level: 'error', line: 5, field: 'Status' },
      ],
      reportTotal: 2,
    });
    expect(await titles()).toEqual([
      ['lamp', 'Lamp'],
      ['sofa', 'Sofa'],
    ]);
  });

  test('is told to whoever has the experience open, with each of its batches', async () => {
    const { bus } = testApp.dependencies;
    const heard: string[] = [];
    const stop = bus.subscribe(experienceTopic(testApp.experienceId), (message) => heard.push(message));
    const lamps = Array.from({ length: 251 }, (_, index) => `lamp-${index},Lamp ${index}`);
    const { id } = await driver.check(`Handle,Title\n${lamps.join('\n')}\n`);
    expect(heard).toEqual([]);
    await driver.call('applyImport', id);
    await driver.jobs.runDue();
    stop();
    const draft = JSON.stringify({ kind: 'draft' });
    expect(heard).toEqual([draft, draft]);
  });

  test('writes what it found, as revisions by whoever began it, and is over', async () => {
    await driver.run('Handle,Title\nlamp,Lamp\n');
    const done = await driver.run('Handle,Title\nlamp,Bright lamp\nbowl,\nvase,Vase\n"no good",X\n');
    expect(done).toMatchObject({
      state: 'done',
      applied: { create: 2, update: 1, unchanged: 0, errors: 1 },
      report: [{ level: 'error', line: 5, field: 'handle' }],
    });
    expect(await titles()).toEqual([
      ['lamp', 'Bright lamp'],
      ['bowl', undefined],
      ['vase', 'Vase'],
    ]);
    const [lamp] = await rows();
    expect(lamp).toMatchObject({ revision: 2, updatedBy: testApp.personIds.editor });
    const written = await testApp.db
      .select({ revision: documentRevisions.revision })
      .from(documentRevisions)
      .where(eq(documentRevisions.documentId, lamp?.id ?? ''));
    expect(written).toHaveLength(2);
    expect(await files()).not.toContain(done.id);
    expect(driver.errors).toEqual([]);
  });

  test('makes the experience’s draft newer', async () => {
    const revision = async () =>
      (await testApp.db.select().from(experiences).where(eq(experiences.id, testApp.experienceId)))[0]
        ?.draftRevision ?? 0;
    const before = await revision();
    await driver.run('Handle,Title\nlamp,Lamp\n');
    expect(await revision()).toBeGreaterThan(before);
  });

  test('that was exported changes nothing, as CSV and as JSON Lines', async () => {
    await driver.run(
      'Handle,Title,Title [de],Description,Tags,Option1 Name,Option1 Value,Variant Price,Price [USD],Vendor\n' +
        'lamp,=Lamp,"-Lampe, hell","Two\nlines","new, light",Colour,Red,5,6.50,@Lux\n' +
        'lamp,,,,,,Blue,7,,\n' +
        "sofa,'=Sofa,+1 x,,,,,,,\n",
    );
    await testApp.db.insert(documents).values({
      id: '2222222222222222',
      brandId: testApp.brandId,
      experienceId: testApp.experienceId,
      area: 'products',
      order: 'b00',
      baseLanguage: 'en',
      data: { ...(await products())[0], handle: '', title: { en: 'No handle' } },
    });
    await testApp.db.insert(documents).values({
      id: '3333333333333333',
      brandId: testApp.brandId,
      experienceId: testApp.experienceId,
      area: 'products',
      order: 'b01',
      baseLanguage: 'en',
      data: { ...emptyCollection(), name: 'Lamps', title: { en: 'Light' } },
    });
    // Of collections a table has no rows.
    for (const [format, unchanged] of [
      ['csv', 3],
      ['jsonl', 4],
    ] as const) {
      const table = await driver.exported(format);
      expect(await driver.check(table)).toMatchObject({
        state: 'ready',
        found: { ...none, unchanged },
        reportTotal: 0,
      });
    }
    const named = await driver.check('Handle,Title\nid:3333333333333333,Lamp\n');
    expect(named.report).toMatchObject([{ level: 'error', line: 2, message: expect.stringContaining('id') }]);
  });

  test('brings a whole experience’s products into another one', async () => {
    await driver.run(
      'Handle,Title,Title [de],Option1 Name,Option1 Value,Price\nlamp,Lamp,Lampe,Colour,Red,5\nlamp,,,,Blue,6\n',
    );
    const [source] = await products();
    const other = await callEndpoint(testApp, 'manager', endpoints.createExperience, {
      params: { brandId: testApp.brandId },
      body: { name: 'Other', languages: ['en', 'de'] },
    });
    const experienceId = other.body.id;
    const jsonLines = await driver.exported('jsonl');
    expect(await driver.run(jsonLines, { experienceId })).toMatchObject({ applied: { ...none, create: 1 } });
    const copies = await testApp.db.select().from(documents).where(eq(documents.experienceId, experienceId));
    expect(copies.map(({ data }) => data)).toEqual([source]);
  });
});

describe('a file', () => {
  const table = 'Handle;Title;Vendor\r\nlämp;Lämp;Łux\r\n';
  test.each([
    ['UTF-8', Buffer.from(table)],
    ['UTF-8', Buffer.from(`\ufeff${table}`)],
    ['UTF-16LE', utf16(table, [0xff, 0xfe], false)],
    ['UTF-16BE', utf16(table, [0xfe, 0xff], true)],
    ['UTF-16LE', utf16(table, [], false)],
  ])('in %s is read', async (encoding, bytes) => {
    const done = await driver.run(bytes);
    expect(done).toMatchObject({ state: 'done', format: { encoding, separator: ';' }, report: [] });
    expect(await products()).toMatchObject([{ handle: 'lämp', title: { en: 'Lämp' }, vendor: 'Łux' }]);
  });

  test('in Windows-1252 is read, and it says so', async () => {
    const done = await driver.run(Buffer.from('Handle,Title\nlamp,L\xe4mpchen \x80\n', 'latin1'));
    expect(done).toMatchObject({
      format: { encoding: 'Windows-1252' },
      report: [{ level: 'notice', line: null }],
    });
    expect(await titles()).toEqual([['lamp', 'Lämpchen €']]);
  });

  test('with tabs, quotation marks and line breaks in its cells is read', async () => {
    await driver.run('handle\tTITLE\tDescription\nlamp\t"A ""bright"" lamp"\t"One\ntwo"\n');
    expect(await products()).toMatchObject([
      { title: { en: 'A "bright" lamp' }, description: { en: 'One\ntwo' } },
    ]);
  });

  test('that names a column twice has the one further left read, and says so', async () => {
    const done = await driver.run('Handle,Title,Vendor,Title\nlamp,Lamp,Lux,Light\n');
    expect(done.report).toMatchObject([{ line: 1, field: 'Title', sentence: { name: 'row.columnAgain' } }]);
    expect(await titles()).toEqual([['lamp', 'Lamp']]);
  });

  test('keeps formulas as text', async () => {
    await driver.run('Handle,Title\nlamp,"=HYPERLINK(""https://evil.example"")"\n');
    expect(await titles()).toEqual([['lamp', '=HYPERLINK("https://evil.example")']]);
    expect(await driver.exported('csv')).toContain(`"'=HYPERLINK(""https://evil.example"")"`);
  });

  test.each([
    ['   \n \n', 'The file is empty.', { name: 'file.empty', values: {} }],
    [
      'Title,Price\nLamp,5\n',
      'The first row names no column “Handle”',
      { name: 'file.noKeyColumn', values: { column: 'Handle' } },
    ],
    [
      'Handle,Title\nlamp,"Lamp\nsofa,Sofa\n',
      'A quotation mark in line 2 is never closed',
      { name: 'csv.unclosed', values: { line: 2 } },
    ],
    ['[{"handle":"lamp"}]', 'JSON is read line by line', { name: 'file.brackets', values: {} }],
  ])('of which nothing can be used is refused: %j', async (text, problem, sentence) => {
    const failed = await driver.check(text);
    expect(failed.state).toBe('failed');
    expect(failed.problem).toContain(problem);
    expect(failed.problemSentence).toEqual(sentence);
    expect(await files()).not.toContain(failed.id);
  });

  test.each([
    ['a workbook', Buffer.from('PK\x03\x04\x14\x06\x08xl/workbook.xml', 'latin1')],
    ['a workbook of old', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])],
    ['a PNG', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
    ['a JPEG', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0x10, 0x4a])],
    ['a PDF', Buffer.from('%PDF-1.7\n')],
    ['null bytes', Buffer.from('Handle,Title\nlamp,La\0mp\n')],
    ['null bytes far behind', Buffer.from(`Handle,Title\n${'lamp,Lamp\n'.repeat(10_000)}\0`)],
    ['null characters in UTF-16', utf16('Handle,Title\nlamp,La\0mp\n', [0xff, 0xfe], false)],
    ['half of a character in UTF-16', utf16('Handle,Title\nlamp,\ud800x\n', [0xfe, 0xff], true)],
  ])('that is %s is no table, and it says what to do', async (_, bytes) => {
    const failed = await driver.check(bytes);
    expect(failed).toMatchObject({
      state: 'failed',
      problem: 'This is not a text table. Save it as CSV (UTF-8), and choose that file.',
      problemSentence: { name: 'csv.noText', values: {} },
    });
    expect(await files()).not.toContain(failed.id);
  });

  test('with rows that are longer than the first leaves those out; what shorter ones lack is empty', async () => {
    const done = await driver.run(
      'Handle,Title,Vendor,Tags\nlamp,Lamp, bright,Lux,new\nsofa,Sofa\nvase,Vase,Lux,,,\nbowl,Bowl,,\nbowl,,,,,x\n',
    );
    expect(done.applied).toEqual({ ...none, create: 2, errors: 2 });
    expect(done.report.map(({ level, line, sentence }) => [level, line, sentence])).toEqual([
      ['error', 2, { name: 'row.moreCells', values: { cells: 5, columns: 4 } }],
      ['notice', 3, { name: 'row.fewerCells', values: { cells: 2, columns: 4 } }],
      ['error', 6, { name: 'row.moreCells', values: { cells: 6, columns: 4 } }],
    ]);
    expect(await titles()).toEqual([
      ['sofa', 'Sofa'],
      ['vase', 'Vase'],
    ]);
  });

  test.each([
    [',', '\r\n'],
    [';', '\n'],
    ['\t', '\r'],
    ['|', '\r\n'],
  ])('whose cells %j parts is read', async (separator, lineEnd) => {
    const rows = [
      ['Handle', 'Title', 'Vendor'],
      ['lamp', `"Lamp${separator} ""bright"""`, "'=Lux"],
    ];
    const done = await driver.run(rows.map((row) => row.join(separator)).join(lineEnd));
    expect(done).toMatchObject({ format: { separator }, report: [] });
    expect(await products()).toMatchObject([{ title: { en: `Lamp${separator} "bright"` }, vendor: '=Lux' }]);
  });

  test('names each line that cannot be accepted, and the others go in', async () => {
    const done = await driver.run(
      [
        'Handle,Title,Model,Buy URL,Image SHA-256,Tags',
        ',,Nothing before it,,,',
        'lamp,Lamp,,,,',
        'sofa,Sofa,2222222222222222,,,',
        'vase,Vase,,javascript:alert(1),,',
        `bowl,Bowl,,,${'a'.repeat(64)},`,
        'lamp,Lamp again,,,,',
        'plant,Plant,,,,__proto__',
      ].join('\n'),
    );
    expect(done.applied).toEqual({ ...none, create: 1, errors: 6 });
    expect(done.report.map(({ field, line, message }) => [line, field, message])).toEqual([
      [2, '', expect.stringContaining('“Handle” is empty')],
      [5, 'buyUrl', 'An address that starts with https://'],
      [7, '', expect.stringContaining('“lamp” was there before')],
      [8, 'tags › __proto__', 'Not a possible key'],
      [4, 'libraryObjectId', expect.stringContaining('no such model')],
      [6, expect.stringMatching(/^media/), 'There is no such picture.'],
    ]);
    // For those who read it in another language.
    expect(done.report.map(({ sentence }) => [sentence?.name, sentence?.values])).toEqual([
      ['row.noKey', { column: 'Handle' }],
      ['value.https', {}],
      ['row.again', { name: 'lamp' }],
      ['value.key', {}],
      ['reference.model', {}],
      ['reference.image', {}],
    ]);
    expect(await titles()).toEqual([['lamp', 'Lamp']]);
  });

  test('of which an old report has no sentences is read all the same', async () => {
    const { id } = await driver.check('Handle,Title\n,Lamp\n');
    const old = { level: 'error' as const, line: 2, field: '', message: 'As it was said' };
    await testApp.db
      .update(imports)
      .set({ report: [old], problem: 'As it was said', problemSentence: null })
      .where(eq(imports.id, id));
    const { body } = await callEndpoint(testApp, 'editor', endpoints.getImport, {
      params: { brandId: testApp.brandId, importId: id },
    });
    expect(body).toMatchObject({ report: [old], problem: 'As it was said', problemSentence: null });
  });

  test('of 100,000 products is refused before anything is written', async () => {
    const lines = Array.from({ length: 100_000 }, (_, index) => `product-${index},Product ${index}`);
    const failed = await driver.check(`Handle,Title\n${lines.join('\n')}\n`);
    expect(failed).toMatchObject({
      state: 'failed',
      problem: expect.stringContaining('There is room for 20,000 more'),
    });
    expect(await rows()).toEqual([]);
  });

  test('of 100,000 rows that are one product’s says which', async () => {
    const checked = await driver.check(`Handle,Title\nlamp,Lamp\n${'lamp,\n'.repeat(99_999)}`);
    expect(checked).toMatchObject({
      state: 'ready',
      found: { ...none, errors: 1 },
      report: [
        {
          line: 2,
          message: '“lamp” has more than 2,000 rows.',
          sentence: { name: 'row.tooLong', values: { name: 'lamp', most: 2000 } },
        },
      ],
    });
  });
});

describe('imports side by side', () => {
  test('of the same table make each product once', async () => {
    const table = `Handle,Title\n${Array.from({ length: 500 }, (_, index) => `p${index},Product`).join('\n')}\n`;
    const [one, two] = [await driver.check(table), await driver.check(table)];
    await driver.call('applyImport', one.id);
    await driver.call('applyImport', two.id);
    await driver.jobs.runDue();
    const both = [await driver.read(one.id), await driver.read(two.id)];
    expect(both.map(({ state }) => state)).toEqual(['done', 'done']);
    expect(both.reduce((sum, { applied }) => sum + applied.create, 0)).toBe(500);
    const handles = (await products()).map(({ handle }) => handle);
    expect(new Set(handles).size).toBe(500);
    expect(handles).toHaveLength(500);
  });

  test('that is cancelled on its way says how many are in, and nothing is doubled by another one', async () => {
    const table = `Handle,Title\n${Array.from({ length: 2500 }, (_, index) => `p${index},Product`).join('\n')}\n`;
    const { id } = await driver.check(table);
    await driver.call('applyImport', id);
    const running = driver.jobs.runDue();
    while ((await driver.read(id)).handled === 0);
    const cancelled = await driver.call('cancelImport', id);
    await running;
    const after = await driver.read(id);
    expect(after).toEqual(cancelled.body);
    expect(after.state).toBe('cancelled');
    expect(after.applied.create).toBeGreaterThan(0);
    expect(after.applied.create).toBeLessThan(2500);
    expect(await rows()).toHaveLength(after.applied.create);
    const rest = await driver.run(table);
    expect(rest.applied).toEqual({
      ...none,
      create: 2500 - after.applied.create,
      unchanged: after.applied.create,
    });
  });

  test('cannot be applied twice, or after their end', async () => {
    const { id } = await driver.run('Handle,Title\nlamp,Lamp\n');
    for (const name of ['applyImport', 'cancelImport'] as const) {
      const refused = await driver.call(name, id);
      expect(refused.status).toBe(409);
      expect(refused.problem).toMatchObject({ code: 'import-state', current: [] });
    }
  });
});

describe('whose import it is', () => {
  test('a foreign brand’s experience and upload do not exist', async () => {
    const uploadId = await upload(testApp, testApp.as('editor'), 'import', Buffer.from('Handle\nlamp\n'));
    const params = { brandId: testApp.brandId };
    const body = { uploadId, area: 'products', fileName: 'a.csv' } as const;
    const foreign = await callEndpoint(testApp, 'editor', endpoints.createImport, {
      params,
      body: { ...body, experienceId: testApp.foreign.experienceId },
    });
    expect(foreign.status).toBe(404);
    const others = await callEndpoint(testApp, 'manager', endpoints.createImport, {
      params,
      body: { ...body, experienceId: testApp.experienceId },
    });
    expect(others.status).toBe(400);
    const exported = await callEndpoint(testApp, 'editor', endpoints.exportDocuments, {
      params,
      query: { area: 'products', experienceId: testApp.foreign.experienceId },
    });
    expect(exported.status).toBe(404);
  });

  test('an analyst may not upload a table', async () => {
    const metadata = { brandId: testApp.brandId, kind: 'import', filename: 'a.csv' };
    expect((await startUpload(testApp, testApp.as('analyst'), metadata, 5)).statusCode).toBe(403);
  });

  test('an area without a table says so', async () => {
    const uploadId = await upload(testApp, testApp.as('editor'), 'import', Buffer.from('Handle\nlamp\n'));
    const refused = await callEndpoint(testApp, 'editor', endpoints.createImport, {
      params: { brandId: testApp.brandId },
      body: { uploadId, area: 'theme', fileName: 'a.csv', experienceId: testApp.experienceId },
    });
    expect(refused.status).toBe(400);
  });
});

test('products are limited by brand, over all of its experiences', async () => {
  const values = Array.from({ length: 20_000 }, (_, index) => ({
    id: String(index).padStart(16, 'x'),
    brandId: testApp.brandId,
    experienceId: testApp.experienceId,
    area: 'products' as const,
    order: 'a0',
    baseLanguage: 'en',
    data: {},
  }));
  for (let start = 0; start < values.length; start += 4000)
    await testApp.db.insert(documents).values(values.slice(start, start + 4000));
  const other = await callEndpoint(testApp, 'manager', endpoints.createExperience, {
    params: { brandId: testApp.brandId },
    body: { name: 'Other' },
  });
  const create = (area: Document['area']) =>
    callEndpoint(testApp, 'editor', endpoints.createDocument, {
      params: { brandId: testApp.brandId },
      body: { area, experienceId: other.body.id },
    });
  expect((await create('products')).problem).toMatchObject({ code: 'too-many', status: 409 });
  expect((await create('polling')).status).toBe(201);
});
