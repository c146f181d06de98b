import { sql } from 'drizzle-orm';
import { recordedStatements } from '../testing/recorded-statements';
import { createTestDatabase, type TestDatabase } from '../testing/test-database';
import { refreshStatistics } from './statistics';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database?.close());

const addParts = (from: number, to: number) =>
  database.db.execute(sql`insert into manifest_parts (hash, content)
    select n::text, repeat(md5(n::text), 30) from generate_series(${from}::int, ${to}::int) n`);
const knownRows = async () => {
  const { rows } = await database.db.execute<{ reltuples: number }>(
    sql`select reltuples from pg_class where relname = 'manifest_parts'`,
  );
  return rows[0]?.reltuples;
};

it('analyses a table when it has become large, and again when it has grown by half', async () => {
  await addParts(1, 10);
  expect(await refreshStatistics(database.db)).toEqual([]);
  expect(await knownRows()).toBe(-1);

  await addParts(11, 1000);
  expect(await refreshStatistics(database.db)).toEqual(['manifest_parts']);
  expect(await knownRows()).toBe(1000);

  await addParts(1001, 1200);
  expect(await refreshStatistics(database.db)).toEqual([]);
  await addParts(1201, 2000);
  expect(await refreshStatistics(database.db)).toEqual(['manifest_parts']);
  expect(await knownRows()).toBe(2000);
});

it('looks at few rows of one table after the other, and holds nothing up between', async () => {
  await addParts(2001, 4000);
  const numbers = sql`generate_series(1, 10000) n`;
  await database.db.execute(
    sql`insert into idempotency_keys (owner, key, request_hash) select 'one', n::text, md5(n::text) from ${numbers}`,
  );
  const { result, statements } = await recordedStatements(() => refreshStatistics(database.db));
  expect(result).toEqual(['idempotency_keys', 'manifest_parts']);
  const [, ...analysing] = statements.map(({ text }) => text);
  const alone = (table: string) => [
    'begin',
    'set local default_statistics_target = 10',
    `analyze ${table}`,
    'commit',
  ];
  expect(analysing).toEqual(result.flatMap(alone));
});
