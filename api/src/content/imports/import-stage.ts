import type { Dependencies } from '../../dependencies';
import type { ImportRow } from './import-row';
import type { ImportSource } from './import-source';

export type ImportDependencies = Pick<Dependencies, 'bus' | 'config' | 'db' | 'files' | 'now'>;

/** One stage of an import on its way. */
export interface Stage {
  row: ImportRow;
  source: ImportSource;
  /** Aborted when the process is to end: the stage goes on elsewhere. */
  stopping: AbortSignal;
}
