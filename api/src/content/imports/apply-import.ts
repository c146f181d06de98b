import type { ImportFinding } from '@vitrine/shared/contract';
import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../../db/database';
import { imports } from '../../db/schema';
import { said } from '../../said';
import { lockDraftOwner } from '../draft-owner';
import { patchBetween } from '../merge-patch';
import { insertDocuments, type Writer, writeRevisions } from '../write-document';
import { sumOf } from './import-counts';
import type { ImportDependencies, Stage } from './import-job';
import { type ImportRow, moveImport, reportWith } from './import-row';
import type { ImportBatch } from './import-source';

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
      if (!(await applyBatch(dependencies, stage, batch, handled))) return;
    }
    handled += batch.size;
  }
  await moveImport(db, row.id, ['applying'], { state: 'done' }, now());
}

/** @returns false when the import was cancelled, or somebody else has gone on with it. */
function applyBatch(
  { db, now }: ImportDependencies,
  { row, source }: Stage,
  batch: ImportBatch,
  handled: number,
): Promise<boolean> {
  const { brandId, createdBy, experienceId, id } = row;
  return db.transaction(async (tx) => {
    const current = await lockImport(tx, id, handled);
    if (!current) return false;
    const owner = await lockDraftOwner(tx, brandId, experienceId);
    const { counts, create, findings, update } = await batch.plan(tx);
    const writer: Writer = { brandId, personId: createdBy, now: now() };
    const drafts = create.map(({ data }) => ({ data, order: null }));
    if (source.creates && drafts.length > 0) await insertDocuments(tx, writer, owner, source.creates, drafts);
    const changes = update.map(({ data, row }) => ({
      row: { ...row, data },
      patch: { data: patchBetween(row.data, data) },
    }));
    if (changes.length > 0) await writeRevisions(tx, writer, owner, changes);
    const said = handled === 0 ? source.findings : handled === row.handled ? [wentOn(row)] : [];
    await moveImport(
      tx,
      id,
      ['applying'],
      {
        handled: handled + batch.size,
        applied: sumOf(current.applied, counts),
        ...reportWith(current, [...said, ...findings]),
      },
      now(),
    );
    return true;
  });
}

/** For whoever saw the server end in the middle. */
const wentOn = ({ handled, total }: Pick<ImportRow, 'handled' | 'total'>): ImportFinding => ({
  level: 'notice',
  line: null,
  field: '',
  ...said('file.wentOn', { handled, total: total ?? handled }),
});

async function lockImport(tx: Transaction, id: string, handled: number) {
  const [row] = await tx
    .select()
    .from(imports)
    .where(and(eq(imports.id, id), eq(imports.state, 'applying')))
    .for('update');
  return row?.handled === handled ? row : null;
}
