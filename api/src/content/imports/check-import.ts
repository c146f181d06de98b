import { said } from '../../said';
import { roomFor } from '../write-document';
import { noCounts, sumOf } from './import-counts';
import type { ImportDependencies, Stage } from './import-job';
import { type ImportRow, moveImport, reportWith } from './import-row';
import { Unreadable } from './unreadable';

const batchSize = 250;

/** The dry run: what applying would do, row by row. Begins anew each time; writes nothing but the import itself. */
export async function checkImport(
  { db, now }: ImportDependencies,
  { row, source, stopping }: Stage,
): Promise<void> {
  const room = source.creates && (await roomFor(db, row, source.creates));
  let state: Pick<ImportRow, 'found' | 'handled' | 'report' | 'reportTotal' | 'format'> = {
    ...reportWith({ report: [], reportTotal: 0 }, source.findings),
    format: source.format,
    found: noCounts(),
    handled: 0,
  };
  for await (const batch of source.batches(batchSize)) {
    if (stopping.aborted) return;
    const { counts, findings } = await db.transaction((tx) => batch.plan(tx));
    state = {
      ...state,
      ...reportWith(state, findings),
      found: sumOf(state.found, counts),
      handled: state.handled + batch.size,
    };
    if (room && state.found.create > room.room)
      throw new Unreadable(said('file.noRoom', { room: room.room, limit: room.limit }));
    if (!(await moveImport(db, row.id, ['checking'], state, now()))) return;
  }
  const ready = { ...state, state: 'ready', handled: 0, total: state.handled } as const;
  await moveImport(db, row.id, ['checking'], ready, now());
}
