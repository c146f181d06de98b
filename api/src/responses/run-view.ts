import type { Answers, PublicRun, RunState, Tallies } from '@vitrine/shared/contract';
import type { AnswerRules } from './area-answers';

/** A run with its counts, before it is decided who sees what of it. */
export interface CountedRun {
  id: string;
  placementId: string;
  documentId: string;
  round: number;
  state: RunState;
  held: boolean;
  /** ISO 8601. */
  closesAt: string | null;
  respondents: number;
  sequence: number;
  stateSequence: number;
  tallies: Tallies;
}

/**
 * What one visitor may see of a run. While counts are hidden, nothing in it changes with other people's answers:
 * not the number of respondents, and not the sequence, which would tell it. A change of state tells it once.
 * @param own the visitor's own counted answers: those of their token where one is needed, and undefined without one.
 */
export function publicRunOf(
  run: CountedRun,
  { byToken, showsCounts, slot }: Pick<AnswerRules, 'byToken' | 'showsCounts' | 'slot'>,
  own: Answers | undefined,
): PublicRun {
  const answered = own ?? {};
  const visible = !run.held && showsCounts(run.state, answered);
  return {
    documentId: run.documentId,
    round: run.round,
    state: run.state,
    respondents: visible ? run.respondents : null,
    tallies: visible ? run.tallies : null,
    ...(slot !== undefined && { slot }),
    ...(run.held && { held: true }),
    ...(run.closesAt !== null && { closesAt: run.closesAt }),
    ...(byToken && own && { tokenHeld: true }),
    answered,
    sequence: visible ? run.sequence : run.stateSequence,
  };
}

/** One count of a kept tally. */
export type TallyRow = [questionId: string, countedAs: string, count: number];

/** Rows of counts as the contract shows them; rows of one count are added up, counts of nothing left out. */
export function talliesOf(rows: TallyRow[]): Tallies {
  const tallies = new Map<string, Map<string, number>>();
  for (const [questionId, countedAs, count] of rows) {
    const question = tallies.get(questionId) ?? new Map<string, number>();
    tallies.set(questionId, question.set(countedAs, (question.get(countedAs) ?? 0) + count));
  }
  return Object.fromEntries(
    [...tallies].map(([questionId, question]) => [
      questionId,
      Object.fromEntries([...question].filter(([, count]) => count !== 0)),
    ]),
  );
}
