import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { tenants } from '../db/schema';
import { createTestDatabase, type TestDatabase } from './test-database';

const kind = process.env.DATABASE_URL ? 'postgres' : 'pglite';

describe('A test database', () => {
  let one: TestDatabase;
  let other: TestDatabase;
  beforeAll(async () => {
    [one, other] = await Promise.all([createTestDatabase(), createTestDatabase()]);
  });
  afterAll(() => Promise.all([one.close(), other.close()]));

  test('is migrated and of the kind that the environment asks for', async () => {
    expect(one.kind).toBe(kind);
    await expect(one.db.select().from(tenants)).resolves.toEqual([]);
  });

  test('shares nothing with another one', async () => {
    await one.pool.query("insert into tenants (id, settings) values ('t', '{}')");
    await expect(other.db.select().from(tenants)).resolves.toEqual([]);
    await expect(one.db.select().from(tenants)).resolves.toHaveLength(1);
  });
});
