import { sql } from 'drizzle-orm';
import type { Database } from '../db/database';
import { documents, type experiences, libraryObjects } from '../db/schema';
import type { Dependencies } from '../dependencies';
import { usableBy } from '../library/library-object';
import { browserHalf, compile } from './compile';
import { readDraft } from './draft';

type Experience = typeof experiences.$inferSelect;
type BrowserHalf = ReturnType<typeof browserHalf>;
export type CompiledDrafts = (experience: Experience) => Promise<BrowserHalf>;

/** Drafts in memory; of a large one a few megabytes. */
const keptDrafts = 10;
/** Whether a picture or a video was taken away, or another experience's document, is looked at this often. */
const keptMs = 5_000;

/**
 * Drafts as browsers get them. Whoever has the address of one may ask for it again and again, and a large one takes a
 * quarter of a second in which nobody else is answered: so it is compiled once for all who ask while nothing changes.
 */
export function compiledDrafts({ db, files }: Pick<Dependencies, 'db' | 'files'>): CompiledDrafts {
  const kept = new Map<string, { state: string; at: number; half: Promise<BrowserHalf> }>();
  return async (experience) => {
    // Before the draft: what changes between the two is compiled, and compiled again for the next one.
    const state = await stateOf(db, experience);
    const at = performance.now();
    const known = kept.get(experience.id);
    if (known?.state === state && at - known.at < keptMs) return known.half;
    const half = readDraft(db, files, experience).then((draft) => browserHalf(compile(draft, 0)));
    const entry = { state, at, half };
    kept.delete(experience.id);
    kept.set(experience.id, entry);
    const oldest = kept.keys().next();
    if (kept.size > keptDrafts && !oldest.done) kept.delete(oldest.value);
    half.catch(() => kept.get(experience.id) === entry && kept.delete(experience.id));
    return half;
  };
}

/** Another one after any write of the experience, its documents, its brand or the models that it may place. */
async function stateOf(db: Database, { brandId, id }: Experience): Promise<string> {
  // Of each row the transaction that wrote it, whatever it wrote.
  const { rows } = await db.execute<{ state: string }>(sql`
    select md5(concat_ws(' ',
      (select xmin from experiences where id = ${id}),
      (select xmin from brands where id = ${brandId}),
      (select string_agg(${documents.id} || ${documents}.xmin::text, ' ' order by ${documents.id})
        from ${documents} where ${documents.experienceId} = ${id}),
      '|',
      (select string_agg(${libraryObjects.id} || ${libraryObjects}.xmin::text, ' ' order by ${libraryObjects.id})
        from ${libraryObjects} where ${usableBy(brandId)})
    )) as state`);
  return rows[0]?.state ?? '';
}
