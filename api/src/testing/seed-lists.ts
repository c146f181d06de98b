import { sql } from 'drizzle-orm';
import type { Database } from '../db/database';
import { newId } from '../ids';

/** How much there is to list: one large brand has some of it, the others share the rest. */
export interface ListSizes {
  brands: number;
  stores: number;
  placements: number;
  /** Of these, what one large brand has. */
  large: { stores: number; placements: number };
}

/** Names as people give them: few words, so that a search finds many, each with a number, so that it can find one. */
const nameOf = (words: string[]) =>
  sql.raw(`(array[${words.map((word) => `'${word}'`).join(',')}])[1 + n % ${words.length}] || ' ' || n`);

const houses = nameOf(['Atelier', 'Nordlicht', 'Werkhaus', 'Maison', 'Habitat', 'Kontor', 'Loft', 'Galerie']);
const towns = nameOf(['Berlin', 'Zürich', 'Wien', 'København', 'Lyon', 'Porto', 'Kraków', 'Antwerpen']);
const spots = nameOf(['Window', 'Entrance', 'Sofa island', 'Kitchen', 'Terrace', 'Lift', 'Counter']);

/** An id of the product's form, always the same for the same number. */
const idOf = (table: string, number: string, length = 16) =>
  sql.raw(`substr(translate(md5('${table}' || (${number})), '01', 'xy'), 1, ${length})`);

/** Fills the database with lists as long as they get. @returns the large brand and one of its stores. */
export async function seedLists(
  db: Database,
  sizes: ListSizes,
): Promise<{ brandId: string; storeId: string }> {
  const brandId = newId();
  const storeId = newId();
  const { brands, large, placements, stores } = sizes;
  /** Minutes apart, in another order than the names. */
  const moment = sql.raw(`timestamptz '2026-01-01' + (n * 7919 % 400000) * interval '1 minute'`);
  const brandOf = (ofLarge: number) => sql`case when n <= ${ofLarge}::int then ${brandId}::text
    else ${idOf('brand', `2 + n % ${brands - 1}`)} end`;
  await db.execute(sql`insert into brands (id, name, slug, created_at, updated_at)
    select case n when 1 then ${brandId}::text else ${idOf('brand', 'n')} end, ${houses}, 'brand-' || n, ${moment}, ${moment}
    from generate_series(1, ${brands}::int) n`);
  await db.execute(sql`insert into stores (id, brand_id, name, time_zone, created_at, updated_at)
    select case n when 1 then ${storeId}::text else ${idOf('store', 'n')} end, ${brandOf(large.stores)}, ${towns},
      (array['Europe/Berlin', 'Europe/Zurich', 'Europe/Vienna'])[1 + n % 3], ${moment}, ${moment}
    from generate_series(1, ${stores}::int) n`);
  await db.execute(sql`insert into experiences (id, brand_id, name, languages, created_at, updated_at)
    select ${idOf('experience', 'n')}, ${brandOf(100)}, ${houses}, '["en"]', ${moment}, ${moment}
    from generate_series(1, ${brands}::int) n`);
  // Each placement in one store, the large brand's in its stores in turn.
  await db.execute(sql`insert into placements (id, brand_id, store_id, name, created_at, updated_at)
    select ${idOf('placement', 'n', 10)}, s.brand_id, s.id, ${spots}, ${moment}, ${moment}
    from generate_series(1, ${placements}::int) n
    join stores s on s.id = case
      when n % ${large.stores}::int = 0 and n <= ${large.placements}::int then ${storeId}::text
      when n <= ${large.placements}::int then ${idOf('store', `1 + n % ${large.stores}`)}
      else ${idOf('store', `${large.stores + 1} + n % ${stores - large.stores}`)} end`);
  await db.execute(sql.raw('analyze brands, stores, experiences, placements'));
  return { brandId, storeId };
}
