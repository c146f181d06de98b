import type { Database } from '../../db/database';
import { translatable } from '../../translatable-message';
import { roomFor } from '../write-document';
import { noCounts, sumOf } from './import-counts';
import { forgetAddresses, NamedPictures, rememberAddresses, unfetchedPictures } from './import-pictures';
import { advanceImport, type ImportRow, reportWith } from './import-row';
import type { ImportBatch, Plan } from './import-source';
import type { ImportDependencies, Stage } from './import-stage';
import { Unreadable } from './unreadable';

const batchSize = 250;

/** The dry run: what applying would do, row by row. Starts again each time; writes nothing but the import itself. */
export async function checkImport(
  { db, now }: ImportDependencies,
  { row, source, stopping }: Stage,
): Promise<void> {
  const room = source.creates && (await roomFor(db, row, source.creates));
  const pictures = new NamedPictures();
  await forgetAddresses(db, row.id);
  let state: Pick<
    ImportRow,
    'found' | 'handled' | 'report' | 'reportTotal' | 'format' | 'currency' | 'pictures'
  > = {
    ...reportWith({ report: [], reportTotal: 0 }, source.findings),
    format: source.format,
    currency: source.currency,
    pictures: null,
    found: noCounts(),
    handled: 0,
  };
  for await (const batch of source.batches(batchSize)) {
    if (stopping.aborted) return;
    const { counts, findings } = await planned(db, batch, now);
    await rememberAddresses(db, row.id, pictures.add(batch.pictures));
    state = {
      ...state,
      ...reportWith(state, findings),
      pictures: pictures.summary,
      found: sumOf(state.found, counts),
      handled: state.handled + batch.size,
    };
    if (room && state.found.create > room.room)
      throw new Unreadable(translatable('file.noRoom', { room: room.room, limit: room.limit }));
    // The report in the end only: it may be long.
    const { report, reportTotal, ...progress } = state;
    if (!(await advanceImport(db, row.id, 'checking', progress, now()))) return;
  }
  const ready = {
    ...state,
    ...reportWith(state, unfetchedPictures(state.pictures)),
    state: 'ready',
    handled: 0,
    total: state.handled,
  } as const;
  await advanceImport(db, row.id, 'checking', ready, now());
}

async function planned(db: Database, batch: ImportBatch, now: () => Date): Promise<Plan> {
  for (;;) {
    await batch.prepare(db);
    const plan = await db.transaction((tx) => batch.plan(tx, now()));
    if (plan) return plan;
  }
}
