import { emptyProduct } from '@vitrine/shared/contract';
import { sql } from 'drizzle-orm';
import type { Database } from '../db/database';
import { newId } from '../ids';

/** How much there is to list: one large brand has some of it, the others share the rest. */
export interface ListSizes {
  brands: number;
  stores: number;
  placements: number;
  /** Pictures; none where lists of them are of no concern. */
  files?: number;
  /** Products; none where searches of them are of no concern. */
  documents?: number;
  /** Of these, what one large brand has. */
  large: { stores: number; placements: number; files?: number };
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

/** A number below `below` that looks like chance and is always the same for the same row. */
const chance = (of: string, below: number) =>
  sql.raw(`(('x' || substr(md5('${of}' || n), 1, 7))::bit(28)::int % ${below})`);

/** A moment within so many days, as calendars have it. */
const inDays = (of: string, days: number) =>
  sql`to_char(now() + ${chance(of, Math.abs(days))} * interval '${sql.raw(String(Math.sign(days)))} day', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;

/** One of the brand's experiences. */
const anyOf = (of: string) => sql`e.ids[1 + ${chance(of, 1000)} % cardinality(e.ids)]`;

/** Fills the database with lists as long as they get. @returns the large brand and one of its stores. */
export async function seedLists(
  db: Database,
  sizes: ListSizes,
): Promise<{ brandId: string; storeId: string }> {
  const brandId = newId();
  const storeId = newId();
  const { brands, documents = 0, files = 0, large, placements, stores } = sizes;
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
  // One in ten is a draft.
  await db.execute(sql`insert into experiences (id, brand_id, name, languages, published_version, created_at, updated_at)
    select ${idOf('experience', 'n')}, ${brandOf(100)}, ${houses}, '["en"]', case when n % 10 > 0 then 1 end, ${moment}, ${moment}
    from generate_series(1, ${brands}::int) n`);
  // Each placement in one store, the large brand's in its stores in turn. One in fifty has nothing assigned, one in
  // forty a calendar, one in ten an end in this year or the last one; one in twelve is a kiosk or a screen.
  await db.execute(sql`insert into placements
      (id, brand_id, store_id, name, kind, experience_id, calendar, active_until, created_at, updated_at)
    select ${idOf('placement', 'n', 10)}, s.brand_id, s.id, ${spots},
      case ${chance('kind', 24)} when 0 then 'kiosk' when 1 then 'screen' else 'qr' end,
      case when ${chance('assigned', 50)} > 0 then ${anyOf('assigned')} end,
      case when ${chance('calendar', 40)} = 0 and e.ids is not null then jsonb_build_array(jsonb_build_object(
        'experienceId', ${anyOf('calendar')}, 'from', ${inDays('from', -30)},
        'until', ${inDays('until', 60)})) else '[]' end,
      case when ${chance('ends', 10)} = 0 then now() + (${chance('end', 730)} - 365) * interval '1 day' end,
      ${moment}, ${moment}
    from generate_series(1, ${placements}::int) n
    join stores s on s.id = case
      when n % ${large.stores}::int = 0 and n <= ${large.placements}::int then ${storeId}::text
      when n <= ${large.placements}::int then ${idOf('store', `1 + n % ${large.stores}`)}
      else ${idOf('store', `${large.stores + 1} + n % ${stores - large.stores}`)} end
    left join (select brand_id, array_agg(id order by id) ids from experiences group by brand_id) e
      on e.brand_id = s.brand_id`);
  // Of ten that stay open, one was not seen for days and one never.
  await db.execute(sql`insert into placement_sightings (placement_id, last_seen_at)
    select id, now() - case ${chance('seen', 10)} when 1 then interval '3 days' else interval '0' end
    from (select id, kind, id as n from placements) placed
    where kind in ('kiosk', 'screen') and ${chance('seen', 10)} > 0`);
  await db.execute(sql`insert into files (sha256, type, extension, bytes)
    select md5('file' || n) || md5(n::text), 'image/webp', 'webp', 1000 from generate_series(1, ${files}::int) n`);
  await db.execute(sql`insert into brand_files (brand_id, sha256, kind, name, created_at)
    select ${brandOf(large.files ?? 0)}, md5('file' || n) || md5(n::text), 'image', ${spots}, ${moment}
    from generate_series(1, ${files}::int) n`);
  await db.execute(sql`insert into documents (id, brand_id, experience_id, area, "order", base_language, data)
    select ${idOf('document', 'n')}, e.brand_id, e.id, 'products', 'a' || n, 'en',
      ${JSON.stringify(emptyProduct())}::jsonb || jsonb_build_object('title', jsonb_build_object('en', ${spots}),
        'description', jsonb_build_object('en', repeat(md5(n::text), 40)))
    from generate_series(1, ${documents}::int) n join experiences e on e.id = ${idOf('experience', `1 + n % ${brands}`)}`);
  await db.execute(
    sql.raw('analyze brands, stores, experiences, placements, placement_sightings, documents'),
  );
  return { brandId, storeId };
}
