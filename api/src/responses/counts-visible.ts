import type { ResultsVisibility, RunState } from '@vitrine/shared/contract';

/** @param hasAnswered whether whoever asks has given an answer that counts. */
export function countsVisible(results: ResultsVisibility, state: RunState, hasAnswered: boolean): boolean {
  switch (results) {
    case 'always':
      return true;
    case 'after-answer':
      return hasAnswered;
    case 'after-close':
      return state === 'closed';
    case 'never':
      return false;
  }
}
