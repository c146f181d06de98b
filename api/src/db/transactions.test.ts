import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import { createTestDatabase, type TestDatabase } from '../testing/test-database';
import { brands } from './schema';

const row = (id: string) => ({ id, name: id, slug: id });
const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

describe('Transactions of concurrent callers', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterEach(() => database.db.delete(brands));
  afterAll(() => database.close());

  const ids = async () =>
    (await database.db.select({ id: brands.id }).from(brands).orderBy(brands.id)).map(({ id }) => id);

  test('do not mix: what one rolls back is gone, what another commits stays', async () => {
    const write = (n: number) =>
      database.db.transaction(async (tx) => {
        for (const part of ['a', 'b', 'c']) {
          await tx.insert(brands).values(row(`${String(n).padStart(2, '0')}${part}`));
          await nextTurn();
        }
        if (n % 2) throw new Error('rolled back');
      });
    const alone = (n: number) => database.db.insert(brands).values(row(`alone-${n}`));
    const numbers = Array.from({ length: 20 }, (_, n) => n);
    await Promise.allSettled(numbers.flatMap((n) => [write(n), alone(n)]));
    const kept = await ids();
    expect(kept.filter((id) => id.startsWith('alone'))).toHaveLength(20);
    expect(kept.filter((id) => !id.startsWith('alone'))).toEqual(
      numbers
        .filter((n) => n % 2 === 0)
        .flatMap((n) => ['a', 'b', 'c'].map((part) => `${String(n).padStart(2, '0')}${part}`)),
    );
  });

  test('do not see each other’s parameters or prepared statements', async () => {
    const numbers = Array.from({ length: 200 }, (_, n) => n);
    const answers = await Promise.all(
      numbers.map(async (n) => {
        const named = n % 2 ? { name: `statement-${n % 5}` } : {};
        const { rows } = await database.pool.query({
          ...named,
          text: 'select $1::int * 2 as twice',
          values: [n],
        });
        return rows[0].twice;
      }),
    );
    expect(answers).toEqual(numbers.map((n) => n * 2));
  });

  test('are rolled back when their connection breaks, and the next caller is served', async () => {
    const client = await database.pool.connect();
    await client.query('begin');
    await client.query("insert into brands (id, name, slug) values ('lost', 'lost', 'lost')");
    client.release(new Error('broken'));
    await expect(ids()).resolves.toEqual([]);
    await database.db.insert(brands).values(row('next'));
    await expect(ids()).resolves.toEqual(['next']);
  });

  test('leave a failed statement behind without harm to others', async () => {
    const failing = database.db.transaction(async (tx) => {
      await tx.insert(brands).values(row('one'));
      await tx.execute(sql`select 1 / 0`);
    });
    const [, other] = await Promise.allSettled([failing, database.db.insert(brands).values(row('two'))]);
    await expect(failing).rejects.toThrow();
    expect(other.status).toBe('fulfilled');
    await expect(ids()).resolves.toEqual(['two']);
  });

  test('claim rows past those that another one has locked', async () => {
    await database.db.insert(brands).values(['a', 'b', 'c', 'd'].map(row));
    const claim = () =>
      database.db.transaction(async (tx) => {
        const [claimed] = await tx
          .select()
          .from(brands)
          .where(eq(brands.name, brands.slug))
          .orderBy(brands.id)
          .limit(1)
          .for('update', { skipLocked: true });
        await nextTurn();
        if (claimed) await tx.delete(brands).where(eq(brands.id, claimed.id));
        return claimed?.id;
      });
    const claimed = await Promise.all([claim(), claim(), claim(), claim(), claim()]);
    expect(claimed.filter((id) => id !== undefined).sort()).toEqual(['a', 'b', 'c', 'd']);
  });
});
