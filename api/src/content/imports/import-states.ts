import type { ImportState } from '@vitrine/shared/contract';
import { conflict } from '../../problem';
import type { TranslatableMessage } from '../../translatable-message';

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

/** What is kept of an import that came to nothing, and why. */
export const failedWith = ({ message, sentence }: TranslatableMessage) =>
  ({ state: 'failed', problem: message, problemSentence: sentence }) as const;
