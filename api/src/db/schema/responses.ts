import type { Answer, Answers, DocumentArea, RunState } from '@vitrine/shared/contract';
import { sql } from 'drizzle-orm';
import {
  bigserial,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { at, createdAt } from './columns';
import { experienceId } from './experiences';
import { placementId, testAccesses } from './stores-and-placements';

export const runs = pgTable(
  'runs',
  {
    id: text('id').primaryKey(),
    placementId,
    experienceId,
    documentId: text('document_id').notNull(),
    area: text('area').$type<DocumentArea>().notNull(),
    round: integer('round').notNull().default(1),
    state: text('state').$type<RunState>().notNull(),
    respondents: integer('respondents').notNull().default(0),
    /** Grows with every change that watchers should see. */
    sequence: integer('sequence').notNull().default(1),
    /** `sequence` at the last change of state: what visitors get while counts are hidden, because `sequence` tells them. */
    stateSequence: integer('state_sequence').notNull().default(1),
    /** Of the documents that share a slot, one at a time is open at a placement; null: it stands for itself. */
    slot: text('slot'),
    /** A moderator keeps the counts to themselves, whatever the document says. */
    held: boolean('held').notNull().default(false),
    openedAt: at('opened_at'),
    /** When its countdown ends, while it is open. */
    closesAt: at('closes_at'),
    /** What is left of its countdown while it is paused. */
    leftMs: integer('left_ms'),
    closedAt: at('closed_at'),
    createdAt,
  },
  (table) => [
    unique('runs_round').on(table.placementId, table.documentId, table.round),
    /** One live round a placement and document. */
    uniqueIndex('runs_live').on(table.placementId, table.documentId).where(sql`state <> 'closed'`),
    uniqueIndex('runs_active_in_slot')
      .on(table.placementId, table.slot)
      .where(sql`slot is not null and state in ('open', 'paused')`),
    index('runs_by_experience').on(table.experienceId),
  ],
);

const response = {
  id: text('id').primaryKey(),
  placementId: text('placement_id').notNull(),
  experienceId: text('experience_id').notNull(),
  manifestVersion: integer('manifest_version').notNull(),
  area: text('area').notNull(),
  documentId: text('document_id').notNull(),
  partial: boolean('partial').notNull().default(false),
  answer: jsonb('answer').$type<Answers>().notNull(),
  language: text('language').notNull(),
  idempotencyKey: text('idempotency_key').notNull(),
  /** SHA-256 of the submission: the same key with another one is refused. */
  submissionHash: text('submission_hash').notNull(),
  receivedAt: at('received_at').notNull().defaultNow(),
};

/**
 * The ledger: append-only. One row a submission. No foreign keys here and in the current answers: their checks, row
 * by row, cost two thirds of the writing time (PGlite, 200 rows a batch: 11,570 against 35,651 rows/s), and
 * responses/ledger writes both only where the run is unchanged, which is never deleted (docs/decisions/ledger-tables.md).
 */
export const responses = pgTable(
  'responses',
  {
    ...response,
    runId: text('run_id').notNull(),
    respondentId: text('respondent_id').notNull(),
    /** Which of the document's endings it led to. */
    ending: text('ending'),
    /** The quota that was full: the response is not counted. */
    fullQuota: text('full_quota'),
    /** Numbers the rows as they are written, which is not the order in which they can be seen: see outbox.ts. */
    position: bigserial('position', { mode: 'number' }).notNull(),
  },
  (table) => [
    /**
     * For the outbox alone. Every row is in it, but only a statement that says `position > 0` can use it: others that
     * know the placement have their key, and without statistics both look alike to the planner.
     */
    index('responses_by_placement').on(table.placementId, table.position).where(sql`position > 0`),
    unique('responses_idempotency').on(table.placementId, table.idempotencyKey),
    /** What is kept of a visitor is handed out and erased without reading the ledger. */
    index('responses_by_respondent').on(table.respondentId),
    index('responses_by_experience').on(table.experienceId, table.receivedAt),
  ],
);

/**
 * What counts: one answer a respondent and question. A changed answer moves the pointer. Those of a response with a full
 * quota only tell that it was given.
 */
export const currentAnswers = pgTable(
  'current_answers',
  {
    runId: text('run_id').notNull(),
    questionId: text('question_id').notNull(),
    respondentId: text('respondent_id').notNull(),
    responseId: text('response_id').notNull(),
    /** The column is called as when there were polls only: processes of the version before go on while this one starts. */
    answer: jsonb('options').$type<Answer>().notNull(),
  },
  // The respondent before the question: one probe of the key finds all that a respondent has answered in a run.
  (table) => [primaryKey({ columns: [table.runId, table.respondentId, table.questionId] })],
);

/** Kept counts; recomputable from current answers. */
export const tallies = pgTable(
  'tallies',
  {
    runId: text('run_id')
      .notNull()
      .references(() => runs.id),
    questionId: text('question_id').notNull(),
    /** An option, or what else the area counts by. */
    countedAs: text('option_id').notNull(),
    count: integer('count').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.runId, table.questionId, table.countedAs] }),
    check('tallies_not_negative', sql`${table.count} >= 0`),
  ],
);

/** A response's shape in a table of its own: answers in test access, never counted, so they belong to no run. */
export const testResponses = pgTable(
  'test_responses',
  {
    ...response,
    testAccessId: text('test_access_id')
      .notNull()
      .references(() => testAccesses.id),
    /** null: without a visitor session, which a test access does not ask for. */
    respondentId: text('respondent_id'),
  },
  (table) => [
    unique('test_responses_idempotency').on(table.testAccessId, table.idempotencyKey),
    index('test_responses_by_respondent').on(table.respondentId),
    index('test_responses_by_time').on(table.receivedAt),
  ],
);
