import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type OpenDatabase, openDatabase } from './open';

describe('PGlite behind its socket', () => {
  let folder: string;
  let database: OpenDatabase;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'vitrine-open-'));
    database = await openDatabase({ folder });
  });
  afterAll(async () => {
    await database.close();
    await rm(folder, { recursive: true, force: true });
  });
  test('opens', async () => {
    const result = await database.pool.query('select count(*)::int as n from brands');
    expect(result.rows).toEqual([{ n: 0 }]);
  });
});
