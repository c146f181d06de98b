import type {
  Answer,
  Answers,
  DocumentArea,
  ManifestPartContent,
  RunState,
  WordsShown,
} from '@vitrine/shared/contract';
import type { FieldProblem } from '../problem';
import type { ExportedRound } from './recount/ballot';

/** Where final answers lead. */
export interface Conclusion {
  /** Of the document's endings; null where it has none of its own. */
  ending: string | null;
  /** The quota that keeps the response out of the counts; null: it counts. */
  fullQuota: string | null;
  /** The quotas that it counts for. */
  quotas: string[];
}

/** What one document lets visitors answer, in a form that is quick to check against. Made once a published version. */
export interface AnswerRules {
  documentId: string;
  /** Whether its first round opens as soon as somebody looks; otherwise a moderator opens it. */
  opensByItself: boolean;
  /** Of the documents that share a slot, one at a time is open at a placement; left out: it stands for itself. */
  slot?: string;
  /** How long it is open once it was opened; left out: until it is closed. */
  openSeconds?: number;
  /** From when it takes answers, by the placement's clock where it has no zone; left out: from the beginning. */
  opensAt?: string;
  /** From when on it takes none any more, likewise; left out: never. */
  closesAt?: string;
  changeAllowed: boolean;
  /** The respondent is whatever code that works once the visitor came with: nobody answers without one. */
  byToken?: true;
  /** Whoever has answered may answer once more, and counts once more. */
  repeats?: true;
  /** An answer counts in the round that it was given in, and says which; left out: it may wait offline for some days. */
  onlyInItsRound?: true;
  /** Its round closes by itself once so many people have answered; left out: it does not. */
  mostRespondents?: number;
  /** Whether answers may come in parts: each holds all so far, and only the final one counts, once. */
  takesParts: boolean;
  /**
   * @param partial more is to come.
   * @returns what of it cannot be accepted; nothing where all of it can.
   */
  check(answers: Answers, partial: boolean): FieldProblem[];
  /** @returns the counts of the question to which the answer adds one: ids of options, or what else is counted. */
  countedAs(questionId: string, answer: Answer): string[];
  /** How many final submissions each of its quotas takes in; left out: it has none. */
  quotas?: Record<string, number>;
  /**
   * Left out: answers lead nowhere.
   * @param full the quotas that take in nobody more.
   */
  conclude?(answers: Answers, full: ReadonlySet<string>): Conclusion;
  /** Whether a visitor who has given these answers sees the counts. */
  showsCounts(state: RunState, given: Answers): boolean;
  /** The questions of which visitors see the words that others wrote, where they see the counts; left out: none. */
  shownWords?: Record<string, WordsShown>;
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
   * Whether a change would put something else under what people have answered: of a document's data, and of what
   * visitors get of it. Left out: it may change at any time.
   */
  locks?: {
    data(before: unknown, after: unknown): boolean;
    part(before: ManifestPartContent, after: ManifestPartContent): boolean;
  };
  /**
   * For kinds of answer of its own: leaves out what somebody wrote in their own words, when they are erased.
   * @returns other answers as they are.
   */
  withoutWords?(answer: Answer): Answer;
  /** Where its documents may be answered with codes that work once. */
  tokens?: {
    /** @returns whether a draft asks for one; false for data that cannot be read. */
    asksFor(data: unknown): boolean;
    /** Whether one goes on to whoever comes with it next, until it was used; otherwise the first browser keeps it. */
    moves: boolean;
  };
  /** Reads a file with all answers of a round, replaced ones too; left out: no such file is made of its rounds. */
  readExport?(path: string): ExportedRound;
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
