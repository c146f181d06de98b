import type { Answer, Answers, DocumentArea, ManifestPartContent, RunState } from '@vitrine/shared/contract';
import type { FieldProblem } from '../problem';

/** What one document lets visitors answer, in a form that is quick to check against. Made once a published version. */
export interface AnswerRules {
  documentId: string;
  /** Whether its first round opens as soon as somebody looks; otherwise a moderator opens it. */
  opensByItself: boolean;
  changeAllowed: boolean;
  /** Whether answers may come in parts. */
  takesParts: boolean;
  /** @returns what of it cannot be accepted; nothing where all of it can. */
  check(answers: Answers): FieldProblem[];
  /** @returns the counts of the question to which the answer adds one: ids of options, or what else is counted. */
  countedAs(questionId: string, answer: Answer): string[];
  /** Whether a visitor who has given these answers sees the counts. */
  showsCounts(state: RunState, given: Answers): boolean;
}

/**
 * How an area's documents are answered. The ledger groups, records and counts what every area hands it alike; what may
 * be answered, what is counted and who sees it when, is the area's.
 */
export interface AreaAnswers {
  /**
   * @param server what only the API reads of the area in that version.
   * @returns null for a part that asks nothing.
   */
  rules(part: ManifestPartContent, server?: Record<string, unknown>): AnswerRules | null;
  /**
   * For kinds of answer of its own: leaves out what somebody wrote in their own words, when they are erased.
   * @returns other answers as they are.
   */
  withoutWords?(answer: Answer): Answer;
  /** What the experience's summary needs beside the runs, by document; the contract's `summary` has its shape. */
  summary?: {
    name: string;
    /** @returns null for data that cannot be read. */
    ofDraft(data: unknown): unknown;
    ofPart(part: ManifestPartContent): unknown;
  };
}

/** A document's rules, and whose they are. */
export type RulesOf = AnswerRules & { area: DocumentArea };
