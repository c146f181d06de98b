import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { endpoints, inOrder, type OptionSet, type VaultQuestion } from '@vitrine/shared/contract';
import { documents } from '../../db/schema';
import { callEndpoint } from '../../testing/call-endpoint';
import { importDriver } from '../../testing/import-table';
import { createTestApp, type TestApp } from '../../testing/test-app';
import { upload } from '../../testing/upload';

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

const none = { create: 0, update: 0, unchanged: 0, errors: 0 };
const contents = async <Data>() =>
  (await testApp.db.select().from(documents).orderBy(documents.order)).map(({ data }) => data as Data);

describe('the answer option vault', () => {
  const area = 'answer-option-vault';
  const table = [
    'Set,Title [de],Order,Option,Option [de],Code,Value',
    'Size,Größe,given,Small,Klein,s,1',
    'Size,,,Large,Groß,l,2',
    'Colour,,shuffled,"Red, dark",,=r,',
  ].join('\n');

  test.each(['experience', 'brand', 'tenant'])(
    'of the %s comes from a table and goes out as one',
    async (owner) => {
      const asked = {
        area,
        experienceId: owner === 'experience' ? testApp.experienceId : null,
        isTenants: owner === 'tenant',
      } as const;
      expect(await driver.run(table, asked)).toMatchObject({ applied: { ...none, create: 2 }, report: [] });
      expect(await contents<OptionSet>()).toMatchObject([
        { title: { en: 'Size', de: 'Größe' }, arrangement: 'given' },
        { title: { en: 'Colour' }, arrangement: 'shuffled' },
      ]);
      const brandId = owner === 'tenant' ? null : testApp.brandId;
      const owners = await testApp.db
        .select({ brandId: documents.brandId, area: documents.area })
        .from(documents);
      expect(owners).toEqual([
        { brandId, area },
        { brandId, area },
      ]);
      for (const format of ['csv', 'jsonl'] as const)
        expect(await driver.check(await driver.exported(format, asked), asked)).toMatchObject({
          found: { ...none, unchanged: 2 },
          reportTotal: 0,
        });
    },
  );

  test('keeps the options of a set that is imported again under other words', async () => {
    await driver.run(table, { area });
    const [before] = await contents<OptionSet>();
    const renamed = table.replace('Small', 'Tiny').replace('Größe', 'Umfang');
    expect(await driver.run(renamed, { area })).toMatchObject({
      applied: { ...none, update: 1, unchanged: 1 },
    });
    const [after] = await contents<OptionSet>();
    expect(Object.keys(after?.options ?? {})).toEqual(Object.keys(before?.options ?? {}));
    expect(after?.title).toEqual({ en: 'Size', de: 'Umfang' });
  });
});

describe('the question vault', () => {
  const area = 'question-vault';

  test('comes from a table, is found again by its words, and names what cannot be accepted', async () => {
    const table = [
      'Question,Type,State,Tags,Option,Correct,Row,Smallest',
      'Which wood?,single,ready,"wood, quiz",Oak,TRUE,,',
      'Which wood?,,,,Ash,,,',
      'How is it?,matrix,draft,,Good,,Comfort,',
      ',,,,Bad,,Price,',
      'How many?,amount,,,,,,1',
      'How much?,number,,,,,,1',
    ].join('\n');
    expect(await driver.run(table, { area })).toMatchObject({
      applied: { ...none, create: 3, errors: 1 },
      report: [{ level: 'error', line: 6, field: 'Type' }],
    });
    const [wood, matrix, number] = await contents<VaultQuestion>();
    const oak = Object.entries(wood?.options ?? {}).find(([, { label }]) => label.en === 'Oak')?.[0];
    expect(wood).toMatchObject({
      text: { en: 'Which wood?' },
      state: 'ready',
      tags: { quiz: true, wood: true },
      correct: { options: { [oak ?? '']: true } },
    });
    expect(inOrder(matrix?.rows ?? {}).map(([, { label }]) => label.en)).toEqual(['Comfort', 'Price']);
    expect(number).toMatchObject({ type: 'number', number: { min: 1 } });
    for (const format of ['csv', 'jsonl'] as const)
      expect(await driver.check(await driver.exported(format, { area }), { area })).toMatchObject({
        found: { ...none, unchanged: 3 },
        reportTotal: 0,
      });
  });

  test('takes GIFT, says what has no place here, and gives back what it took', async () => {
    const gift = [
      '$CATEGORY: Shop/Quiz',
      '',
      '::W:: Which wood?{=Oak ~Ash}',
      '',
      'Match!{=a -> b =c -> d}',
      '',
      '::V:: Which wood?{=Oak ~Elm}',
      '',
      '$CATEGORY: $course$/top',
      'How many?{#3:1}',
      '',
      'A description.',
    ].join('\n');
    expect(await driver.run(gift, { area, fileName: 'quiz.txt' })).toMatchObject({
      format: { encoding: 'UTF-8', separator: null },
      applied: { ...none, create: 4, errors: 1 },
      report: [
        { level: 'notice', line: 5, sentence: { name: 'gift.pair', values: { row: 'a', option: 'b' } } },
        { level: 'notice', line: 5, sentence: { name: 'gift.pair', values: { row: 'c', option: 'd' } } },
        { level: 'error', line: 12, sentence: { name: 'gift.noAnswers' } },
      ],
    });
    expect(await contents<VaultQuestion>()).toMatchObject([
      { name: 'W', text: { en: 'Which wood?' }, type: 'single', folder: 'Shop/Quiz', state: 'draft' },
      { text: { en: 'Match!' }, type: 'matrix', folder: 'Shop/Quiz' },
      { name: 'V', text: { en: 'Which wood?' }, type: 'single', folder: 'Shop/Quiz' },
      { type: 'number', folder: '', correct: { number: { value: 3, tolerance: 1 } } },
    ]);
    const exported = await driver.exported('gift', { area });
    expect(exported).toContain('$CATEGORY: $course$/top/Shop/Quiz\n\n::W::Which wood? {\n  =Oak\n  ~Ash}');
    expect(exported).toContain('$CATEGORY: $course$/top\n\nHow many? {#3:1}');
    expect(await driver.check(exported, { area })).toMatchObject({ found: { ...none, unchanged: 3 } });
  });

  test('finds a question of GIFT again by its name, and one without a name by its words', async () => {
    await driver.run('::A:: Which?{=Oak ~Ash}\n\n::B:: Which?{=Oak ~Elm}\n\nWhich?{=Oak ~Fir}\n', { area });
    expect(
      await driver.run('Which?{=Oak ~Yew}\n\n::B:: Which one?{=Oak ~Elm}\n\n::C:: Which?{=Oak ~Box}', {
        area,
      }),
    ).toMatchObject({ applied: { ...none, create: 1, update: 2 }, report: [] });
    const options = (question: VaultQuestion) => inOrder(question.options).map(([, { label }]) => label.en);
    const found = await contents<VaultQuestion>();
    expect(found.map((one) => [one.name, one.text.en, options(one)[1]])).toEqual([
      ['A', 'Which?', 'Ash'],
      ['B', 'Which one?', 'Elm'],
      [undefined, 'Which?', 'Yew'],
      ['C', 'Which?', 'Box'],
    ]);
  });

  test('gives a question that came without a name the one that its file has now', async () => {
    await driver.run('Which?{=Oak ~Ash}', { area });
    expect(await driver.run('::A:: Which?{=Oak ~Ash}', { area })).toMatchObject({
      applied: { ...none, update: 1 },
    });
    expect(await contents<VaultQuestion>()).toMatchObject([{ name: 'A' }]);
  });
});

describe('names in a file of several batches', () => {
  const area = 'question-vault';
  const between = Array.from({ length: 260 }, (_, index) => `Question ${index}?{T}\n\n`).join('');
  const named = '::A:: Which?{=Oak ~Elm}\n\n';

  test('leave a question alone that the file has without a name, further on', async () => {
    await driver.run('Which?{=Oak ~Ash}', { area });
    await driver.run(`${named}${between}Which?{=Oak ~Yew}`, { area });
    const found = (await contents<VaultQuestion>()).filter(({ text }) => text.en === 'Which?');
    expect(
      found.map(({ name, options }) => [name, inOrder(options).map(([, { label }]) => label.en)]),
    ).toEqual([
      [undefined, ['Oak', 'Yew']],
      ['A', ['Oak', 'Elm']],
    ]);
  });

  test('take a question without a name over once', async () => {
    await driver.run('Which?{=Oak ~Ash}', { area });
    expect(await driver.check(`${named}${between}${named.replace('A', 'B')}`, { area })).toMatchObject({
      found: { ...none, create: 261, update: 1 },
    });
  });
});

describe('a row without a key', () => {
  test('begins a question where it has a text', async () => {
    await driver.run('Question,Text,Type,Option\nOak?,,single,Yes\n,,,No\n,Ash?,single,Yes\n', {
      area: 'question-vault',
    });
    expect(
      (await contents<VaultQuestion>()).map((one) => [one.text.en, Object.keys(one.options).length]),
    ).toEqual([
      ['Oak?', 2],
      ['Ash?', 1],
    ]);
  });

  test('begins a set of options where it has a title', async () => {
    await driver.run('Set,Title,Option\nSize,,Small\n,,Large\n,Colour,Red\n', {
      area: 'answer-option-vault',
    });
    expect(
      (await contents<OptionSet>()).map((one) => [one.title.en, Object.keys(one.options).length]),
    ).toEqual([
      ['Size', 2],
      ['Colour', 1],
    ]);
  });
});

describe('a table for the tenant’s vaults', () => {
  const table = 'Set,Order,Option\nSize,given,Small\n';

  test('is taken from whoever speaks for the tenant, and from no upload but their own', async () => {
    const body = { area: 'answer-option-vault' as const, fileName: 'sets.csv' };
    const uploadId = await upload(testApp, testApp.as('manager'), 'import', Buffer.from(table));
    for (const [role, status] of [
      ['manager', 403],
      ['owner', 400],
    ] as const) {
      const answer = await callEndpoint(testApp, role, endpoints.createImport, {
        params: { brandId: null },
        body: { ...body, uploadId },
      });
      expect(answer.status).toBe(status);
    }
  });

  test('is not found among a brand’s imports, and changes none of its documents', async () => {
    const asked = { area: 'answer-option-vault', experienceId: null } as const;
    await driver.run(table, asked);
    const before = await contents<OptionSet>();
    const { id } = await driver.check(table.replace('Small', 'Tiny'), { ...asked, isTenants: true });
    expect((await driver.call('getImport', id)).status).toBe(404);
    expect((await driver.call('applyImport', id)).status).toBe(404);
    expect(await driver.read(id, { isTenants: true })).toMatchObject({ found: { ...none, create: 1 } });
    expect(await contents<OptionSet>()).toEqual(before);
  });

  test('goes out to everybody who sees a brand', async () => {
    const asked = { area: 'answer-option-vault', experienceId: null, isTenants: true } as const;
    await driver.run(table, asked);
    expect(await driver.exported('csv', asked)).toContain('Small');
    expect(await driver.exported('csv', { ...asked, isTenants: false })).not.toContain('Small');
  });
});
