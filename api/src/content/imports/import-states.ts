import type { ImportState } from '@vitrine/shared/contract';
import { conflict } from '../../problem';

const legal: Record<ImportState, string[]> = {
  checking: ['cancel'],
  ready: ['apply', 'cancel'],
  applying: ['cancel'],
  done: [],
  failed: [],
  cancelled: [],
};

/** @param what it would have to be for what was asked. */
export const notIn = ({ state }: { state: ImportState }, what: string) =>
  conflict('import-state', `The import is ${state}, not ${what}.`, legal[state]);
