import { roomFor } from '../write-document';
import { batches } from './batches';
import type { ImportDependencies, Stage } from './import-job';
import { type ImportRow, moveImport, reportWith } from './import-row';
import { noCounts, planBatch, sumOf } from './plan-batch';
import { Unreadable } from './unreadable';

const batchSize = 200;

/** The dry run: what applying would do, row by row. Begins anew each time; writes nothing but the import itself. */
export async function checkImport(
  { db, now }: ImportDependencies,
  { file, row, stopping, target }: Stage,
): Promise<void> {
  const { limit, room } = await roomFor(db, target.owner, target.area);
  let state: Pick<ImportRow, 'found' | 'handled' | 'report' | 'reportTotal' | 'format'> = {
    ...reportWith({ report: [], reportTotal: 0 }, file.findings),
    format: file.format,
    found: noCounts(),
    handled: 0,
  };
  for await (const entries of batches(file.entries, batchSize)) {
    if (stopping.aborted) return;
    const { counts, findings } = await db.transaction((tx) => planBatch(tx, target, entries));
    state = {
      ...state,
      ...reportWith(state, findings),
      found: sumOf(state.found, counts),
      handled: state.handled + entries.length,
    };
    if (state.found.create > room)
      throw new Unreadable(
        `There is room for ${room} more here, ${limit} in all, and the file has more new ones. Nothing was imported.`,
      );
    if (!(await moveImport(db, row.id, ['checking'], state, now()))) return;
  }
  const ready = { ...state, state: 'ready', handled: 0, total: state.handled } as const;
  await moveImport(db, row.id, ['checking'], ready, now());
}
