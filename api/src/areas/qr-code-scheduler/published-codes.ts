import type { CodeTarget } from '@vitrine/shared/contract';
import {
  type CodeContent,
  type CodeVisit,
  compileCode,
  type ResolvedCode,
} from '@vitrine/shared/contract/areas/qr-code-scheduler/resolve-code';
import { sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { Batcher } from '../../responses/batcher';

/** A code of a published version, ready to be asked. */
export interface PublishedCode {
  opensAt: string | undefined;
  /** The documents that its targets name and that its version has. */
  documents: ReadonlySet<string>;
  /** The placements that its targets name. */
  placements: readonly string[];
  /** @param reaches whether a target is there now. */
  resolve(visit: CodeVisit, timeZone: string, reaches: (target: CodeTarget) => boolean): ResolvedCode;
}

interface Read extends Record<string, unknown> {
  content: CodeContent;
  documents: string[];
  bytes: number;
}

/** Of codes, as JSON: as many as ten thousand with twenty rules each. Compiled they take about three times as much. */
const keptBytes = 96 * 1024 * 1024;
const atOnce = 200;
const maxWaiting = 20_000;
const nothingBytes = 200;

/**
 * Codes of published versions. A version never changes, so those asked for last are kept; none of the others is ever
 * read from the database or parsed for the sake of one.
 * @returns null for a document that is no code of the version.
 */
export function publishedCodes(
  db: Database,
): (hash: string, documentId: string) => PublishedCode | null | Promise<PublishedCode | null> {
  const kept = new Map<string, { code: PublishedCode | null; bytes: number }>();
  const asked = new Map<string, Promise<PublishedCode | null>>();
  let bytes = 0;
  const batcher = new Batcher<string, Read | null>({
    run: (keys) => readCodes(db, keys),
    maxSize: atOnce,
    maxWaiting,
    failureOf: () => 'give-up',
  });

  async function load(key: string): Promise<PublishedCode | null> {
    try {
      const read = await batcher.submit(key);
      const entry = { code: read && compiled(read), bytes: read?.bytes ?? nothingBytes };
      kept.set(key, entry);
      bytes += entry.bytes;
      for (const [oldest, { bytes: its }] of kept) {
        if (bytes <= keptBytes || oldest === key) break;
        kept.delete(oldest);
        bytes -= its;
      }
      return entry.code;
    } finally {
      asked.delete(key);
    }
  }

  return (hash, documentId) => {
    const key = `${hash} ${documentId}`;
    const known = kept.get(key);
    if (known) return known.code;
    const asking = asked.get(key) ?? load(key);
    if (!asked.has(key)) asked.set(key, asking);
    return asking;
  };
}

function compiled({ content, documents }: Read): PublishedCode {
  const targets = [content.fallback, ...Object.values(content.rules).map(({ target }) => target)];
  let reachesNow: (target: CodeTarget) => boolean = () => false;
  let inZone: { timeZone: string; resolve: (visit: CodeVisit) => ResolvedCode } | undefined;
  return {
    opensAt: content.opensAt,
    documents: new Set(documents),
    placements: [
      ...new Set(targets.flatMap((target) => (target?.kind === 'placement' ? target.placementId : []))),
    ],
    resolve(visit, timeZone, reaches) {
      // A store may move, and a document stands at placements of several zones.
      if (inZone?.timeZone !== timeZone)
        inZone = { timeZone, resolve: compileCode(content, timeZone, (target) => reachesNow(target)) };
      reachesNow = reaches;
      return inZone.resolve(visit);
    },
  };
}

/** Each version's half is opened once for all of its codes that are asked for. */
async function readCodes(db: Database, keys: string[]): Promise<(Read | null)[]> {
  const pairs = keys.map((key) => key.split(' '));
  const { rows } = await db.execute<Read & { key: string }>(sql`
    with asked as (
      select hash, array_agg(document_id) as ids
      from unnest(${sql.param(pairs.map(([hash]) => hash))}::text[], ${sql.param(pairs.map(([, id]) => id))}::text[])
        as pair (hash, document_id)
      group by hash
    ), halves as materialized (
      select asked.hash, asked.ids, manifests.server_half #> '{areas,qr-code-scheduler,codes}' as codes,
        manifests.server_half -> 'documents' as documents
      from asked join manifests on manifests.hash = asked.hash
    )
    select halves.hash || ' ' || id as key, codes -> id as content, octet_length((codes -> id)::text) as bytes,
      array(
        select target #>> '{}' from (
          select jsonb_path_query(codes -> id, '$.rules.*.target.documentId')
          union select codes -> id #> '{fallback,documentId}'
        ) as named (target)
        where documents ? (target #>> '{}')
      ) as documents
    from halves cross join unnest(halves.ids) as id
    where codes ? id`);
  const found = new Map(rows.map((row) => [row.key, row]));
  return keys.map((key) => found.get(key) ?? null);
}
