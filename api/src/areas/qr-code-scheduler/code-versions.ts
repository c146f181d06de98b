import { sql } from 'drizzle-orm';
import type { Database } from '../../db/database';

/** The codes of a published version, as they are stored. */
export interface VersionCodes {
  /** All that the version has. */
  documents: ReadonlySet<string>;
  /** @returns a code's JSON; null for what is none. */
  read(documentId: string): Buffer | null | Promise<Buffer | null>;
  bytes: number;
}

/** As bytes outside of the heap: twenty thousand codes with as many rules as they may have. */
const keptBytes = 160 * 1024 * 1024;
/** As the database keeps it, which packs it. What is larger is read code by code. */
const wholeBytes = 4 * 1024 * 1024;
const perDocument = 100;

/**
 * Opens a version's half for the API once for all of its codes, because that takes the database as long as for one of
 * them; none is parsed.
 * @returns null where there is no such version.
 */
export function codeVersions(db: Database): (hash: string) => Promise<VersionCodes | null> {
  const kept = new Map<string, Promise<VersionCodes | null>>();
  const sizes = new Map<string, number>();
  let bytes = 0;

  function forget(hash: string): void {
    kept.delete(hash);
    bytes -= sizes.get(hash) ?? 0;
    sizes.delete(hash);
  }

  return (hash) => {
    const known = kept.get(hash);
    if (known) return known;
    const reading = readVersion(db, hash);
    kept.set(hash, reading);
    reading.then(
      (version) => {
        sizes.set(hash, version?.bytes ?? perDocument);
        bytes += version?.bytes ?? perDocument;
        for (const oldest of sizes.keys()) {
          if (bytes <= keptBytes || oldest === hash) break;
          forget(oldest);
        }
      },
      () => forget(hash),
    );
    return reading;
  };
}

async function readVersion(db: Database, hash: string): Promise<VersionCodes | null> {
  const { rows: found } = await db.execute<{ documents: Record<string, number>; isWhole: boolean }>(sql`
    select coalesce(server_half -> 'documents', '{}') as documents,
      pg_column_size(server_half) <= ${wholeBytes}::int as "isWhole"
    from manifests where hash = ${hash}`);
  const [version] = found;
  if (!version) return null;
  const documents = new Set(Object.keys(version.documents));
  const around = documents.size * perDocument;
  if (!version.isWhole) return { documents, bytes: around, read: (id) => readCode(db, hash, id) };
  const { rows } = await db.execute<{ id: string; json: string }>(sql`
    select code.key as id, code.value::text as json
    from manifests
    cross join lateral jsonb_each(coalesce(server_half #> '{areas,qr-code-scheduler,codes}', '{}')) as code
    where hash = ${hash}`);
  const codes = new Map(rows.map(({ id, json }) => [id, Buffer.from(json)]));
  const bytes = [...codes.values()].reduce((sum, { length }) => sum + length, around);
  return { documents, bytes, read: (id) => codes.get(id) ?? null };
}

async function readCode(db: Database, hash: string, id: string): Promise<Buffer | null> {
  const { rows } = await db.execute<{ json: string | null }>(sql`
    select (server_half #> array['areas', 'qr-code-scheduler', 'codes', ${id}::text])::text as json
    from manifests where hash = ${hash}`);
  const json = rows[0]?.json;
  return json ? Buffer.from(json) : null;
}
