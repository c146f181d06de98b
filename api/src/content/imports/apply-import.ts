import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../../db/database';
import { imports } from '../../db/schema';
import { translatable } from '../../translatable-message';
import { announceDraft } from '../announce';
import { lockDraftOwner } from '../draft-owner';
import { patchBetween } from '../merge-patch';
import { insertDocuments, type Writer, writeRevisions } from '../write-document';
import { asNotice } from './finding';
import { sumOf } from './import-counts';
import { unfetchedPictures } from './import-pictures';
import { advanceImport, type ImportRow, reportAppended } from './import-row';
import type { ImportBatch } from './import-source';
import type { ImportDependencies, Stage } from './import-stage';

const batchSize = 250;

/**
 * Writes the documents, a batch a transaction, which also moves `handled`: whatever kills the process, each batch is
 * in whole or not at all, and the next run goes on after it. What the draft holds is compared again in each batch,
 * under its lock.
 */
export async function applyImport(dependencies: ImportDependencies, stage: Stage): Promise<void> {
  const { db, now } = dependencies;
  const { row, source, stopping } = stage;
  let handled = 0;
  for await (const batch of source.batches(batchSize)) {
    // Batches are cut the same each time, because they are those of the same file.
    if (handled >= row.handled) {
      if (stopping.aborted) return;
      for (let outcome: Outcome = 'stale'; outcome === 'stale'; ) {
        await batch.prepare(db);
        outcome = await applyBatch(dependencies, stage, batch, handled);
        if (outcome === 'ended') return;
      }
      await announceDraft(dependencies, row);
    }
    handled += batch.size;
  }
  await advanceImport(db, row.id, 'applying', { state: 'done' }, now());
}

/** `ended`: the import was cancelled, or somebody else has gone on with it. `stale`: the batch is to be prepared again. */
type Outcome = 'applied' | 'ended' | 'stale';

function applyBatch(
  { db, now }: ImportDependencies,
  { row, source }: Stage,
  batch: ImportBatch,
  handled: number,
): Promise<Outcome> {
  const { brandId, createdBy, experienceId, id } = row;
  return db.transaction(async (tx) => {
    const current = await lockImport(tx, id, handled);
    if (!current) return 'ended';
    const owner = await lockDraftOwner(tx, brandId, experienceId);
    const plan = await batch.plan(tx, now());
    if (!plan) return 'stale';
    const { counts, create, findings, update } = plan;
    const writer: Writer = { brandId, personId: createdBy, now: now() };
    const drafts = create.map(({ data }) => ({ data, order: null }));
    if (source.creates && drafts.length > 0) await insertDocuments(tx, writer, owner, source.creates, drafts);
    const changes = update.map(({ data, row }) => ({
      row: { ...row, data },
      patch: { data: patchBetween(row.data, data) },
    }));
    if (changes.length > 0) await writeRevisions(tx, writer, owner, changes);
    const unfetched = row.fetchesPictures ? [] : unfetchedPictures(row.pictures);
    const ofFile = [...source.findings, ...unfetched];
    const notices = handled === 0 ? ofFile : handled === row.handled ? [wentOn(row)] : [];
    const progress = {
      handled: handled + batch.size,
      applied: sumOf(current.applied, counts),
      ...reportAppended(current.reportTotal, [...notices, ...findings]),
    };
    await advanceImport(tx, id, 'applying', progress, now());
    return 'applied';
  });
}

/** For whoever saw the server end in the middle. */
const wentOn = ({ handled, total }: Pick<ImportRow, 'handled' | 'total'>) =>
  asNotice(translatable('file.wentOn', { handled, total: total ?? handled }));

async function lockImport(tx: Transaction, id: string, handled: number) {
  const [row] = await tx
    .select({ applied: imports.applied, handled: imports.handled, reportTotal: imports.reportTotal })
    .from(imports)
    .where(and(eq(imports.id, id), eq(imports.state, 'applying')))
    .for('update');
  return row?.handled === handled ? row : null;
}
