import { Readable } from 'node:stream';
import { endpoints, type StoreListRow } from '@vitrine/shared/contract';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { byteOrderMark, csvLine } from '../content/imports/csv-line';
import { guardFormula } from '../content/imports/formula-guard';
import { readGivenList } from '../content/imports/read-given-list';
import type { Database, Transaction } from '../db/database';
import { inOrderOf } from '../db/in-order';
import { brands, stores } from '../db/schema';
import type { Dependencies } from '../dependencies';
import { newId } from '../ids';
import { ProblemError } from '../problem';
import { route } from '../route';
import { readTenant } from '../tenants/tenant-settings';
import { translatable } from '../translatable-message';
import { planStoreList, type StorePlan } from './plan-store-list';
import { idColumn, storeColumns } from './store-columns';
import { matchingStores } from './store-filter';
import type { ListedRow } from './store-list';

/** A brand's stores as a table, out and in. */
export function storeListRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  const { config, db, now } = dependencies;
  const defaultTimeZone = async () => (await readTenant(db, config.firebase.tenantId)).defaultTimeZone;

  route(app, dependencies, endpoints.exportStores, async ({ brand, query, reply }) => {
    const ids = await db
      .select({ id: stores.id })
      .from(stores)
      .where(matchingStores(brand.id, query))
      .orderBy(stores.nameKey, stores.id);
    const table = storeTable(
      db,
      ids.map(({ id }) => id),
    );
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', 'attachment; filename="stores.csv"')
      .send(Readable.from(table));
  });

  route(app, dependencies, endpoints.checkStoreList, async ({ body, brand, staff }) => {
    const { rows, ...read } = await readGivenList(body, 'storesIn', staff.person.id);
    const planned = await planStoreList(db, brand.id, rows, { timeZone: await defaultTimeZone() });
    return { ...read, rows: planned.rows.map(toldOf), plan: planned.plan };
  });

  route(app, dependencies, endpoints.importStores, async ({ body, brand, staff, write }) => {
    const { rows } = await readGivenList(body, 'storesIn', staff.person.id);
    const timeZone = await defaultTimeZone();
    const work = async (tx: Transaction) => {
      // One list after the other: the second finds what the first has made.
      await tx.select({ id: brands.id }).from(brands).where(eq(brands.id, brand.id)).for('no key update');
      const planned = await planStoreList(tx, brand.id, rows, { lock: true, timeZone });
      if (body.plan !== undefined && body.plan !== planned.plan) throw changedMeanwhile();
      return carryOut(tx, brand.id, planned, now());
    };
    return write(work, { about: (tx) => idsInList(tx, brand.id, rows) });
  });
}

const toldOf = ({ changes, line, name, reasons, verdict }: StoreListRow): StoreListRow => ({
  line,
  name,
  verdict,
  reasons,
  changes: verdict === 'update' ? changes : [],
});

const changedMeanwhile = () => {
  const what = translatable('stores.changedMeanwhile');
  return new ProblemError(409, 'changed-meanwhile', what.message, {
    errors: [{ pointer: '/plan', ...what }],
  });
};

async function* storeTable(db: Database, ids: string[]): AsyncGenerator<string> {
  yield byteOrderMark + csvLine([idColumn, ...storeColumns].map(({ name }) => name));
  const rows = inOrderOf(ids, (page) => db.select().from(stores).where(inArray(stores.id, page)));
  for await (const row of rows)
    yield csvLine([row.id, ...storeColumns.map(({ field, write }) => write(row[field]))].map(guardFormula));
}

/** Which stores of a brand a list names: those whose turn an import waits for. */
async function idsInList(tx: Transaction, brandId: string, rows: ListedRow[]): Promise<string[]> {
  const ids = rows.flatMap(({ id }) => id || []);
  if (ids.length === 0) return [];
  const named = and(eq(stores.brandId, brandId), inArray(stores.id, ids));
  const found = await tx.select({ id: stores.id }).from(stores).where(named);
  return found.map(({ id }) => id);
}

async function carryOut(tx: Transaction, brandId: string, { rows }: StorePlan, at: Date) {
  const written = rows
    .filter(({ verdict }) => verdict === 'create' || verdict === 'update')
    .map(({ current, values: { name, timeZone, ...others } }) => ({
      // Of one that there is, what the list does not say stays.
      ...(current ?? { id: newId(), brandId, createdAt: at }),
      ...others,
      name: name ?? current?.name ?? '',
      timeZone: timeZone ?? current?.timeZone ?? '',
      updatedAt: at,
    }));
  if (written.length > 0)
    await tx
      .insert(stores)
      .values(written)
      .onConflictDoUpdate({
        target: stores.id,
        set: {
          name: sql`excluded.name`,
          address: sql`excluded.address`,
          timeZone: sql`excluded.time_zone`,
          openingHours: sql`excluded.opening_hours`,
          groups: sql`excluded.groups`,
          updatedAt: at,
        },
      });
  const had = new Set(rows.flatMap(({ current }) => current?.id ?? []));
  const ids = written.map(({ id }) => id);
  return {
    created: ids.filter((id) => !had.has(id)),
    updated: ids.filter((id) => had.has(id)),
    unchanged: rows.filter(({ verdict }) => verdict === 'same').length,
    left: rows.filter(({ verdict }) => verdict === 'skip' || verdict === 'refuse').length,
  };
}
