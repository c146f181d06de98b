import type { PublicRun, ResultsVisibility, RunState, Tallies } from '@vitrine/shared/contract';

/** question id → option ids: a respondent's counted answers in a run. */
export type Answered = Record<string, string[]>;

/** A run with its counts, before it is decided who sees what of it. */
export interface CountedRun {
  id: string;
  placementId: string;
  documentId: string;
  round: number;
  state: RunState;
  respondents: number;
  sequence: number;
  stateSequence: number;
  tallies: Tallies;
}

/**
 * What one visitor may see of a run. While counts are hidden, nothing in it changes with other people's answers:
 * not the number of respondents, and not the sequence, which would tell it.
 */
export function publicRunOf(run: CountedRun, results: ResultsVisibility, answered: Answered): PublicRun {
  const visible = countsVisible(results, run.state, answered);
  return {
    documentId: run.documentId,
    round: run.round,
    state: run.state,
    respondents: visible ? run.respondents : null,
    tallies: visible ? run.tallies : null,
    answered,
    sequence: visible ? run.sequence : run.stateSequence,
  };
}

function countsVisible(results: ResultsVisibility, state: RunState, answered: Answered): boolean {
  switch (results) {
    case 'always':
      return true;
    case 'after-answer':
      return Object.keys(answered).length > 0;
    case 'after-close':
      return state === 'closed';
    case 'never':
      return false;
  }
}

/** One count of a kept tally. */
export type TallyRow = [questionId: string, optionId: string, count: number];

/** Rows of counts as the contract shows them; rows of one option are added up, options that nobody chooses left out. */
export function talliesOf(rows: TallyRow[]): Tallies {
  const tallies = new Map<string, Map<string, number>>();
  for (const [questionId, optionId, count] of rows) {
    const question = tallies.get(questionId) ?? new Map<string, number>();
    tallies.set(questionId, question.set(optionId, (question.get(optionId) ?? 0) + count));
  }
  return Object.fromEntries(
    [...tallies].map(([questionId, question]) => [
      questionId,
      Object.fromEntries([...question].filter(([, count]) => count !== 0)),
    ]),
  );
}
