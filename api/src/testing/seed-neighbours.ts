import { sql } from 'drizzle-orm';
import type { Database } from '../db/database';

/**
 * Fills the tables of which a tenant's own brand has a handful with as many rows of other brands: each has a store, a
 * placement, an experience, and one of all that belongs to these.
 */
export async function seedNeighbours(db: Database, brands: number): Promise<void> {
  const numbers = sql`generate_series(1, ${brands}::int) n on conflict do nothing`;
  const ids = {
    brand: sql`'brand-' || n`,
    store: sql`'store-' || n`,
    placement: sql`'placement-' || n`,
    experience: sql`'experience-' || n`,
    /** SHA-256 of nothing. */
    hash: sql`md5(n::text) || md5(n::text)`,
  };
  const { brand, experience, hash, placement, store } = ids;
  const tables = [
    sql`brands (id, name, slug) select ${brand}, 'Brand', ${brand}`,
    sql`stores (id, brand_id, name, time_zone) select ${store}, ${brand}, 'Store', 'Europe/Berlin'`,
    sql`experiences (id, brand_id, name, languages, published_version)
      select ${experience}, ${brand}, 'Experience', '["en"]', 1`,
    sql`placements (id, brand_id, store_id, name, experience_id)
      select ${placement}, ${brand}, ${store}, 'Door', ${experience}`,
    sql`documents (id, brand_id, experience_id, area, "order", base_language, data)
      select 'document-' || n, ${brand}, ${experience}, 'products', 'a0', 'en', '{"handle": "lamp", "title": {"en": "Lamp"}}'`,
    sql`manifests (hash, experience_id, version, schema_version, root, server_half, bytes, certificate, draft_revision)
      select ${hash}, ${experience}, 1, 2, '{}', '{}', 2, '{}', 0`,
    sql`manifest_parts (hash, content) select ${hash}, '{"area": "scenes"}'`,
    sql`files (sha256, type, extension, bytes) select ${hash}, 'image/webp', 'webp', 1000`,
    sql`brand_files (brand_id, sha256, kind, name) select ${brand}, ${hash}, 'image', 'chair.webp'`,
    sql`picture_sizes (picture, sha256) select ${hash}, ${hash}`,
    sql`library_objects (id, brand_id, name, sha256, bytes, triangles, materials, dimensions_metres)
      select 'model-' || n, ${brand}, 'Chair', ${hash}, 1000, 12, 1, '[1, 1, 1]'`,
    sql`test_accesses (id, placement_id, label) select 'access-' || n, ${placement}, 'Colleagues'`,
    sql`preview_accesses (id, placement_id, experience_id, expires_at)
      select 'preview-' || n, 'hidden-' || n, ${experience}, now() + interval '1 hour'`,
    sql`former_assignments (id, placement_id, calendar, until) select -n, ${placement}, '[]', now()`,
    sql`former_versions (id, experience_id, version, until) select -n, ${experience}, 1, now()`,
    sql`placement_sightings (placement_id, last_seen_at) select ${placement}, now()`,
    sql`open_visits (process_id, placement_id, visitors, said_at) select 'other', ${placement}, 3, now()`,
    sql`imports (id, area, file_name, state, found, applied, created_by)
      select 'import-' || n, 'products', 'lamps.csv', 'done', '{}', '{}', 'somebody'`,
    sql`import_pictures (import_id, place, address) select 'import-' || n, 0, 'https://pictures.test/lamp.png'`,
    sql`remote_loads (hour, remote, version, source)
      select date_trunc('hour', now()) - interval '1 hour' * (1 + n % 700), 'viewer', n::text, 'current'`,
    sql`webhooks (id, brand_id, name, address, secret, active, cursor, created_by)
      select 'webhook-' || n / 50, ${brand}, 'Warehouse', 'https://warehouse.test/', '', false, 0, (select min(id) from people)`,
    sql`webhook_deliveries (id, webhook_id, at, message_id, responses, duration_ms, answer)
      select -n, 'webhook-' || n / 50, now(), 'msg', 1, 1, ''`,
  ];
  for (const rows of tables) await db.execute(sql`insert into ${rows} from ${numbers}`);
}
