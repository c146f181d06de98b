import { recordedStatements } from '../../testing/recorded-statements';
import { seedCodes } from '../../testing/seed-codes';
import { readingOf } from '../../testing/statement-plans';
import { createTestApp, type TestApp } from '../../testing/test-app';

/* What following a code costs does not grow with the codes that there are, on tables that were never analysed. */

let test: TestApp;
let codes: string[];
beforeAll(async () => {
  test = await createTestApp();
  codes = await seedCodes(test.db, test, { codes: 1000, placements: 200 });
  await seedCodes(test.db, test.foreign, { codes: 1000, placements: 200 });
});
afterAll(() => test?.close());

const scan = (code: string) => test.app.inject({ url: `/q/${code}` });

it('many that are followed at once are looked up together, by few rows', async () => {
  const asked = codes.slice(0, 50);
  const { statements } = await recordedStatements(() => Promise.all(asked.map(scan)));
  const reads = statements.filter(({ text }) => /^\s*(select|with)/i.test(text));
  // What is printed, experiences, versions, placements: each once, or once more for those that came later.
  expect(reads.length).toBeGreaterThanOrEqual(4);
  expect(reads.length).toBeLessThanOrEqual(8);
  for (const statement of reads) {
    const { indexes, rows } = await readingOf(test.pool, statement);
    for (const [table, read] of Object.entries(rows))
      expect([statement.text, table, indexes, read <= 2 * asked.length + 10]).toEqual([
        statement.text,
        table,
        indexes,
        true,
      ]);
  }
});

it('one that was followed a moment ago is followed without the database', async () => {
  const [code = ''] = codes;
  await scan(code);
  const { statements } = await recordedStatements(async () => {
    for (let person = 0; person < 20; person++) expect((await scan(code)).statusCode).toBe(302);
  });
  expect(statements.filter(({ text }) => /^\s*(select|with)/i.test(text))).toEqual([]);
});

it('a guess that was made a moment ago is known to be none', async () => {
  const guess = codes[0] === '22222222' ? '33333333' : '22222222';
  await scan(guess);
  const { statements } = await recordedStatements(() => scan(guess));
  expect(statements).toEqual([]);
});
