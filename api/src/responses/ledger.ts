import type { FastifyBaseLogger } from 'fastify';
import { DatabaseError } from 'pg';
import type { Dependencies } from '../dependencies';
import { publishAnswers } from '../live/topics';
import { ProblemError } from '../problem';
import { Overtaken } from './batch-statements';
import { Batcher, BatcherFull, type BatchFailure } from './batcher';
import { settleBatch } from './settle-batch';
import type { Outcome, Submission } from './submission';

/** Where responses are recorded. */
export interface Ledger {
  /**
   * Resolves when the outcome is committed.
   * @throws ProblemError 503 `busy` when more is waiting than can be written soon.
   */
  record(submission: Submission): Promise<Outcome>;
}

/**
 * Small enough that a batch is being written while the answers of the one before are sent and the next come in: with
 * all of a full venue in one batch, this process and the database would take turns (PGlite, 400 connections: 6,500
 * responses a second with batches up to 500, 7,300 with 200, 6,900 with 128).
 */
const maxBatch = 200;
const maxWaiting = 20_000;

/** The ledger in the database, group-committed; watchers are told after each commit. */
export function createLedger({ bus, db }: Dependencies, log: FastifyBaseLogger): Ledger {
  const batcher = new Batcher<Submission, Outcome>({
    run: async (submissions) => {
      const { changed, outcomes } = await settleBatch(db.$client, submissions);
      for (const { respondentIds, run } of changed)
        publishAnswers(bus, run, respondentIds).catch((error) =>
          log.warn({ err: error }, 'live message not sent'),
        );
      return outcomes;
    },
    maxSize: maxBatch,
    maxWaiting,
    failureOf: batchFailure,
  });
  return {
    record: async (submission) => {
      try {
        return await batcher.submit(submission);
      } catch (error) {
        if (error instanceof BatcherFull)
          throw new ProblemError(503, 'busy', 'Too many answers at once. Please try again in a moment.', {
            headers: { 'retry-after': '1' },
          });
        throw error;
      }
    },
  };
}

/** Serialization failure, deadlock. */
const passing = new Set(['40001', '40P01']);

function batchFailure(error: unknown): BatchFailure {
  if (error instanceof Overtaken) return 'again';
  if (!(error instanceof DatabaseError) || !error.code) return 'give-up';
  if (passing.has(error.code)) return 'again';
  // Classes 22 (data), 23 (integrity) and 54 (limits): a row is to blame, not the database.
  return /^(22|23|54)/.test(error.code) ? 'divide' : 'give-up';
}
