import { limits, type StoreCreate, type StoreListCheck, storeCreate } from '@vitrine/shared/contract';
import { desc, eq } from 'drizzle-orm';
import fc from 'fast-check';
import Papa from 'papaparse';
import { auditEntries, stores } from '../db/schema';
import { withListReader } from '../readers/reader-pool';
import { createTestApp, type TestApp } from '../testing/test-app';
import { seedBrand } from '../testing/test-seed';
import { findValidationError } from '../validation-error';
import { plainCell } from './store-list';

let test: TestApp;
/** A brand of each test's own. */
let brandId: string;
beforeAll(async () => {
  test = await createTestApp();
});
beforeEach(async () => {
  brandId = await emptyBrand();
});
afterAll(() => test?.close());

async function emptyBrand(): Promise<string> {
  const brand = await seedBrand(test.db, 'Chain');
  await test.app.inject({
    method: 'POST',
    url: `/v1/brands/${brand.brandId}/stores/${brand.storeId}/archive`,
    headers: test.as('owner'),
  });
  return brand.brandId;
}

const post = (path: string, payload: object, brand = brandId, headers: Record<string, string> = {}) =>
  test.app.inject({
    method: 'POST',
    url: `/v1/brands/${brand}/stores${path}`,
    headers: { ...test.as('owner'), ...headers },
    payload,
  });
const create = async (store: StoreCreate): Promise<string> => (await post('', store)).json().id;
const check = async (payload: object, brand = brandId): Promise<StoreListCheck> =>
  (await post('/check', payload, brand)).json();
const exported = async (query = '', brand = brandId) => {
  const url = `/v1/brands/${brand}/stores/export${query}`;
  const answer = await test.app.inject({ url, headers: test.as('owner') });
  expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(answer.headers['content-disposition']).toBe('attachment; filename="stores.csv"');
  return answer.body;
};
const listed = (brand = brandId) => test.db.select().from(stores).where(eq(stores.brandId, brand));
const inUse = async (brand = brandId) => (await listed(brand)).filter(({ archivedAt }) => !archivedAt);
const file = (bytes: Uint8Array | string) => ({ file: Buffer.from(bytes).toString('base64') });
const verdicts = ({ rows }: StoreListCheck) =>
  rows.map(({ line, reasons, verdict }) => [line, verdict, ...reasons]);

const nine = [{ from: '09:00', until: '18:00' }];
const quay: StoreCreate = {
  name: 'Quay',
  address: '1 Quay\nHamburg; "Hafen"',
  timeZone: 'Europe/Berlin',
  groups: ['North', 'Airports; large', '"Best"'],
  openingHours: { week: { mon: nine, tue: nine, sun: [] }, exceptions: { '2026-12-25': [] } },
};

describe('an export', () => {
  it('holds what the list shows, in its order, and no formula', async () => {
    const id = await create(quay);
    await create({ name: '=HYPERLINK("http://x")', timeZone: 'Europe/Vaduz' });
    const text = await exported();
    expect(text.startsWith('\ufeffID,Name,Address,Time zone,Groups,Opening hours\r\n')).toBe(true);
    const [, first, second] = Papa.parse<string[]>(text.trim()).data;
    expect(first?.[1]).toBe(`'=HYPERLINK("http://x")`);
    expect(second).toEqual([
      id,
      'Quay',
      quay.address,
      'Europe/Berlin',
      'North;"Airports; large";"""Best"""',
      'Mo-Tu 09:00-18:00; Su closed; 2026-12-25 closed',
    ]);
    expect((await exported('?q=quay')).split('\r\n')).toHaveLength(3);
    expect((await exported('?timeZone=Europe/Vaduz')).split('\r\n')).toHaveLength(3);
    expect(await exported('?archived=true')).not.toContain('Quay');
  });

  it('of more stores than are read at once holds each once', async () => {
    const text = ['Name', ...Array.from({ length: 450 }, (_, index) => `Store ${index}`)].join('\n');
    expect((await post('/import', { text })).json().created).toHaveLength(450);
    const names = Papa.parse<string[]>((await exported()).trim())
      .data.slice(1)
      .map(([, name]) => name);
    expect(new Set(names).size).toBe(450);
    expect(names).toHaveLength(450);
  });
});

describe('a list is read', () => {
  it('though another person’s are slow, which wait for each other', async () => {
    let end = () => {};
    const slow = withListReader(() => new Promise<void>((resolve) => (end = resolve)), {
      owner: test.personIds.owner,
    });
    const answered: string[] = [];
    const ask = async (role: 'owner' | 'manager') => {
      const headers = test.as(role);
      const { statusCode } = await post('/check', { text: 'Name\nKöln\n' }, test.brandId, headers);
      answered.push(`${role} ${statusCode}`);
    };
    const own = ask('owner');
    await ask('manager');
    expect(answered).toEqual(['manager 200']);
    end();
    await Promise.all([own, slow]);
    expect(answered).toEqual(['manager 200', 'owner 200']);
  });

  it.each([
    ['commas', 'Name,Time zone\r\nKöln,Europe/Berlin\r\n'],
    ['semicolons, and names of its columns in German', 'NAME;Zeitzone\nKöln;europe/berlin\n'],
    ['tabs, and other columns first', 'Team\ttime-zone\tname\n7\tEurope/Berlin\tKöln\n'],
    ['a separator that Excel names', 'sep=;\nname;time zone\nKöln;Europe/Berlin\n'],
    ['Windows-1252', Buffer.from('name;time zone\nK\xf6ln;Europe/Berlin\n', 'latin1')],
    ['UTF-16', Buffer.from('\ufeffname\ttime zone\nKöln\tEurope/Berlin\n', 'utf16le')],
  ])('with %s', async (_, bytes) => {
    const { ignored, plan, rows } = await check(file(bytes));
    expect(rows).toMatchObject([{ name: 'Köln', verdict: 'create' }]);
    expect(ignored.length).toBeLessThan(2);
    expect((await post('/import', { ...file(bytes), plan })).statusCode).toBe(201);
    expect(await inUse()).toMatchObject([{ name: 'Köln', timeZone: 'Europe/Berlin' }]);
  });

  it('and says what of it is not used, and how it was read', async () => {
    expect(await check(file(Buffer.from('name;Caf\xe9;name\nQuay;1;2', 'latin1')))).toMatchObject({
      encoding: 'Windows-1252',
      ignored: ['Café'],
      repeated: ['name'],
    });
  });

  it.each([
    ['nothing', { text: ' \n\n' }, '/text', 'stores.none'],
    ['columns only', file('ID,Name\n'), '/file', 'stores.none'],
    ['no column that says which stores', { text: 'Address\n1 Quay' }, '/text', 'stores.noColumns'],
    ['too many', { text: `Name\n${'x\n'.repeat(limits.storesAtOnce + 1)}` }, '/text', 'stores.tooMany'],
    ['a quotation mark that is never closed', { text: 'Name\n"Quay\nPier' }, '/text', 'csv.unclosed'],
    ['a workbook', file('PK\x03\x04\x14\x06'), '/file', 'csv.noText'],
    ['null bytes in a file', file('Name\nQuay\0'), '/file', 'csv.noText'],
    ['null bytes', { text: 'Name\nQuay\0' }, '/text', undefined],
    ['neither text nor file', {}, '/text', undefined],
  ])('but not with %s', async (_, payload, pointer, name) => {
    for (const path of ['/check', '/import']) {
      const answer = await post(path, payload);
      expect(answer.statusCode).toBe(400);
      expect(answer.json().errors[0].pointer).toBe(pointer);
      expect(answer.json().errors[0].sentence?.name).toBe(name);
    }
  });

  it('of 100,000 rows is refused before it is read', async () => {
    const answer = await post('/check', file(`Name\n${'Some store\n'.repeat(100_000)}`));
    expect([answer.statusCode, answer.json().code]).toEqual([413, 'too-large']);
  });
});

describe('the check says what would become of each row, and writes nothing', () => {
  it('store by store', async () => {
    const id = await create(quay);
    const [other] = await test.db.select().from(stores).where(eq(stores.brandId, test.foreign.brandId));
    const before = await listed();
    const text = Papa.unparse([
      ['ID', 'Name', 'Address', 'Time zone', 'Groups', 'Opening hours', 'Team'],
      [id, 'Quay', quay.address, 'Europe/Berlin', 'North', 'Mo-Tu 09:00-18:00; Su closed', '7'],
      [other?.id, 'Theirs', '', '', '', '', ''],
      ['nobody', 'Nobody', '', '', '', '', ''],
      [id, 'Quay again', '', '', '', '', ''],
      ['', 'Pier', '', '', '', '', ''],
      ['', ' Pier ', '', 'Europe/Vaduz', '', '', ''],
      ['', 'Quay', quay.address, '', '', '', ''],
      ['', 'Quay', 'Elsewhere', '', '', '', ''],
      ['', '', '', '', '', '', ''].with(2, 'Nameless'),
      ['', 'x'.repeat(121), 'y'.repeat(2001), 'Mars/Olympus', 'a; A', 'Mo 18:00-09:00', ''],
      [
        '',
        'two\nlines',
        '',
        '',
        Array.from({ length: 21 })
          .map((_, at) => at)
          .join(';'),
        'noon',
        '',
      ],
      ['', 'Wide', '', '', '', '', '', 'too much'],
    ]);
    const report = await check({ text });
    expect(verdicts(report).map(([, ...verdict]) => verdict)).toEqual([
      ['update'],
      ['refuse', 'unknown'],
      ['refuse', 'unknown'],
      ['refuse', 'twice'],
      ['create'],
      ['refuse', 'twice'],
      ['skip', 'here-already'],
      ['create'],
      ['refuse', 'name'],
      ['refuse', 'name', 'address', 'timeZone', 'groups', 'openingHours'],
      ['refuse', 'name', 'groups', 'openingHours'],
      ['refuse', 'uneven'],
    ]);
    expect(report).toMatchObject({ ignored: ['Team'], encoding: null });
    expect(report.rows[0]).toMatchObject({ line: 2, name: 'Quay', changes: ['groups', 'openingHours'] });
    expect(await listed()).toEqual(before);
  });

  it('and a column that is not there changes nothing', async () => {
    const id = await create(quay);
    expect(verdicts(await check({ text: `ID\n${id}` }))).toEqual([[2, 'same']]);
    expect(verdicts(await check({ text: `ID,Name,Address,Groups\n${id},Quay` }))).toEqual([[2, 'same']]);
    await post('/import', { text: `ID,Address\n${id},` });
    expect(await inUse()).toMatchObject([{ ...quay, address: '' }]);
  });
});

describe('an import', () => {
  it('makes and changes what is right, leaves the rest out, and tells of each store in the audit log', async () => {
    const id = await create(quay);
    const text = `ID,Name,Time zone\n${id},Kay,\n,Pier,Europe/Vaduz\n,Crater,Mars/Olympus\nnobody,Nobody,\n`;
    const answer = await post('/import', { text, plan: (await check({ text })).plan });
    const { created, updated, ...counts } = answer.json();
    expect(answer.statusCode).toBe(201);
    expect(updated).toEqual([id]);
    expect(counts).toEqual({ unchanged: 0, left: 2 });
    const now = await inUse();
    expect(now).toHaveLength(2);
    expect(now.find((one) => one.id === id)).toMatchObject({ ...quay, name: 'Kay' });
    expect(now.find((one) => one.id === created[0])).toMatchObject({
      name: 'Pier',
      timeZone: 'Europe/Vaduz',
    });
    const told = await test.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.action, 'importStores'))
      .orderBy(desc(auditEntries.id))
      .limit(2);
    expect(told.toReversed()).toMatchObject([
      { name: 'Kay', brandId, before: { name: 'Quay' }, after: { name: 'Kay' } },
      { name: 'Pier', brandId, before: null, after: { name: 'Pier', timeZone: 'Europe/Vaduz' } },
    ]);
  });

  it('changes nothing of another brand, and names none of its stores in the audit log', async () => {
    const [theirs] = await test.db.select().from(stores).where(eq(stores.brandId, test.foreign.brandId));
    const answer = await post('/import', { text: `ID,Name\n${theirs?.id},Ours` });
    expect(answer.json()).toEqual({ created: [], updated: [], unchanged: 0, left: 1 });
    expect(
      await test.db
        .select()
        .from(stores)
        .where(eq(stores.id, theirs?.id ?? '')),
    ).toEqual([theirs]);
    const [told] = await test.db.select().from(auditEntries).orderBy(desc(auditEntries.id)).limit(1);
    expect(told).toMatchObject({ action: 'importStores', name: null, before: null, after: null });
  });

  it('writes what was checked, or nothing', async () => {
    const id = await create(quay);
    const text = `ID,Name\n${id},Kay\n,Pier\n`;
    const { plan } = await check({ text });
    await test.app.inject({
      method: 'PATCH',
      url: `/v1/brands/${brandId}/stores/${id}`,
      headers: test.as('owner'),
      payload: { name: 'Quai' },
    });
    const answer = await post('/import', { text, plan });
    expect(answer.json()).toMatchObject({
      status: 409,
      code: 'changed-meanwhile',
      errors: [{ sentence: { name: 'stores.changedMeanwhile' } }],
    });
    expect(await inUse()).toMatchObject([{ name: 'Quai' }]);
  });

  it('twice with one key is one, and twice at once makes each store once', async () => {
    const text = 'Name\nQuay\nPier\n';
    const key = { 'idempotency-key': `import ${brandId}`.replace(' ', '-') };
    const first = await post('/import', { text }, brandId, key);
    expect((await post('/import', { text }, brandId, key)).json()).toEqual(first.json());
    const lists = ['Name\nA\nB\n', 'Name\nB\nA\n'].map((both) => post('/import', { text: both }));
    const answers = (await Promise.all(lists)).map((answer) => answer.json());
    expect(answers.map(({ created }) => created.length).toSorted()).toEqual([0, 2]);
    expect((await inUse()).map(({ name }) => name).toSorted()).toEqual(['A', 'B', 'Pier', 'Quay']);
  });

  it('of as many as there may be is one transaction, and changes them all again', async () => {
    const names = Array.from({ length: limits.storesAtOnce }, (_, index) => `Store ${index}`);
    const made = (await post('/import', { text: ['Name', ...names].join('\n') })).json().created;
    expect(made).toHaveLength(limits.storesAtOnce);
    const text = ['ID,Groups', ...made.map((id: string) => `${id},North`)].join('\n');
    expect((await post('/import', { text })).json().updated).toHaveLength(limits.storesAtOnce);
    expect((await inUse()).every(({ groups }) => groups[0] === 'North')).toBe(true);
  });
});

it('what was exported is read again as it was: nothing changes, and another brand gets the same', async () => {
  const spice = fc.constantFrom(
    '=',
    '+',
    '-',
    '@',
    "'",
    '"',
    ';',
    ',',
    '|',
    '😀',
    'مرحبا',
    'ß',
    ' ',
    'a',
    '1',
    '\u200f',
    '\ufeff',
  );
  const words = fc.string({
    unit: fc.oneof(spice, fc.string({ unit: 'binary', maxLength: 1 })),
    maxLength: 20,
  });
  const lines = fc.string({ unit: fc.oneof(spice, fc.constantFrom('\n', '\r', '\t')), maxLength: 60 });
  const hours = fc.constantFrom(quay.openingHours, { week: {}, exceptions: {} });
  const store = fc
    .record({
      name: words,
      address: lines,
      timeZone: fc.constantFrom('Europe/Berlin', 'Asia/Riyadh'),
      groups: fc.uniqueArray(words, { maxLength: 4, selector: (group) => group.trim().toLowerCase() }),
      openingHours: hours,
    })
    .filter((given) => storeCreate.safeParse(given).success && findValidationError(given) === null);
  const several = fc.uniqueArray(store, {
    minLength: 1,
    maxLength: 5,
    selector: ({ address, name }) => JSON.stringify([name.trim(), plainCell(address)]),
  });
  const fieldsOf = async (brand: string) =>
    (await inUse(brand))
      .map(({ address, groups, name, openingHours, timeZone }) =>
        // One line end is as good as another.
        JSON.stringify([name, plainCell(address), timeZone, groups, openingHours]),
      )
      .toSorted();
  await fc.assert(
    fc.asyncProperty(several, async (given) => {
      const [from, into] = [await emptyBrand(), await emptyBrand()];
      for (const one of given) expect((await post('', one, from)).statusCode).toBe(201);
      const text = await exported('', from);
      const report = await check({ text }, from);
      expect(verdicts(report).map(([, verdict]) => verdict)).toEqual(given.map(() => 'same'));
      expect(report.ignored).toEqual([]);
      const [, ...rows] = Papa.parse<string[]>(text.replace(/^\ufeff/, ''), { skipEmptyLines: true }).data;
      const columns = ['', 'Name', 'Address', 'Time zone', 'Groups', 'Opening hours'];
      const withoutIds = Papa.unparse([columns, ...rows.map((cells) => cells.with(0, ''))]);
      expect((await post('/import', { text: withoutIds }, into)).json().created).toHaveLength(given.length);
      expect(await fieldsOf(into)).toEqual(await fieldsOf(from));
    }),
    { numRuns: 30 },
  );
});
