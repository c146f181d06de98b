import { type Answer, type Answers, quotaCounts } from '@vitrine/shared/contract';
import type { Conclusion } from './area-answers';
import type { TallyRow } from './run-view';
import type { Submission } from './submission';

/** A counted answer as it is after the batch. */
export interface PointerRow {
  run_id: string;
  respondent_id: string;
  question_id: string;
  response_id: string;
  answer: Answer;
}

/** What a batch changes at one count. */
export interface TallyChange {
  run_id: string;
  question_id: string;
  option_id: string;
  change: number;
}

/** The current answers and net changes of the counts while a batch is being decided. */
export class BatchCounts {
  private readonly answered = new Map<string, Map<string, Answer>>();
  private readonly movedPointers = new Map<string, PointerRow>();
  private readonly changes = new Map<string, TallyChange>();
  /** Respondents by run that were not counted in it before. */
  readonly newRespondents = new Map<string, number>();

  /** @param before the counts of each run as they were read. */
  constructor(private readonly before: ReadonlyMap<string, TallyRow[]>) {}

  /** Tells what a respondent's counted answers were before the batch. */
  begin(runId: string, respondentId: string, answered: Answers): void {
    const key = `${runId}/${respondentId}`;
    if (!this.answered.has(key)) this.answered.set(key, new Map(Object.entries(answered)));
  }

  /** Whether a respondent has no counted answer in the run yet. */
  isNew(runId: string, respondentId: string): boolean {
    return this.current(runId, respondentId).size === 0;
  }

  hasAnswered(runId: string, { respondentId, answers }: Submission): boolean {
    const answered = this.current(runId, respondentId);
    return Object.keys(answers).some((questionId) => answered.has(questionId));
  }

  /** The quotas that take in nobody more, after what was added so far. */
  fullQuotas(runId: string, quotas: Record<string, number>): Set<string> {
    const full = Object.entries(quotas).filter(([id, most]) => this.countOf(runId, quotaCounts, id) >= most);
    return new Set(full.map(([id]) => id));
  }

  /** Counts an accepted submission; one that a full quota keeps out only stands as the respondent's answers. */
  add(runId: string, submission: Submission, conclusion: Conclusion | null): void {
    const { answers, countedAs, id, respondentId } = submission;
    const answered = this.current(runId, respondentId);
    const isCounted = !conclusion?.fullQuota;
    if (isCounted && this.isNew(runId, respondentId))
      this.newRespondents.set(runId, (this.newRespondents.get(runId) ?? 0) + 1);
    if (isCounted) for (const quota of conclusion?.quotas ?? []) this.change(runId, quotaCounts, quota, 1);
    for (const [questionId, answer] of Object.entries(answers)) {
      const before = answered.get(questionId);
      if (isCounted) {
        // What was another kind of question when it was answered may be counted otherwise now: no count goes below none.
        for (const count of before === undefined ? [] : countedAs(questionId, before))
          if (this.countOf(runId, questionId, count) > 0) this.change(runId, questionId, count, -1);
        for (const count of countedAs(questionId, answer)) this.change(runId, questionId, count, 1);
      }
      answered.set(questionId, answer);
      this.movedPointers.set(`${runId}/${respondentId}/${questionId}`, {
        run_id: runId,
        respondent_id: respondentId,
        question_id: questionId,
        response_id: id,
        answer,
      });
    }
  }

  /** A respondent's counted answers after the batch. */
  answersOf(runId: string, respondentId: string): Answers {
    return Object.fromEntries(this.current(runId, respondentId));
  }

  pointers(): PointerRow[] {
    return [...this.movedPointers.values()];
  }

  /** In key order, in which all batches touch the counts. */
  tallyChanges(): TallyChange[] {
    return [...this.changes]
      .filter(([, { change }]) => change !== 0)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([, change]) => change);
  }

  private current(runId: string, respondentId: string): Map<string, Answer> {
    return this.answered.get(`${runId}/${respondentId}`) ?? new Map();
  }

  private countOf(runId: string, questionId: string, countedAs: string): number {
    const kept = this.before
      .get(runId)
      ?.find(([question, option]) => question === questionId && option === countedAs);
    return (kept?.[2] ?? 0) + (this.changes.get(`${runId}/${questionId}/${countedAs}`)?.change ?? 0);
  }

  private change(runId: string, questionId: string, countedAs: string, by: number): void {
    const key = `${runId}/${questionId}/${countedAs}`;
    const entry = this.changes.get(key);
    if (entry) entry.change += by;
    else this.changes.set(key, { run_id: runId, question_id: questionId, option_id: countedAs, change: by });
  }
}
