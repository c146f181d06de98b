import type { FastifyInstance } from 'fastify';
import type { Database, Transaction } from '../db/database';
import type { JobKind } from '../db/jobs';
import type { Dependencies } from '../dependencies';
import type { AreaAnswers } from '../responses/area-answers';
import type { AreaVisits } from '../visitors/area-visits';
import type { AreaContent } from './area-content';

/** Where an experience is shown. */
export interface Place {
  placementId: string;
  experienceId: string;
}

/** What an area says on a live stream. */
export interface AreaState {
  sequence: number;
  state: object;
}

/** What an area brings to the API, each of it only where it has such a thing. */
export interface ApiArea {
  /** How its documents are published. */
  content?: AreaContent;
  /** How they are answered. */
  answers?: AreaAnswers;
  /** How visits to them are counted. */
  visits?: AreaVisits;
  /** Its calls, beside those that every area has. */
  routes?(app: FastifyInstance, dependencies: Dependencies): void;
  /**
   * Its state at a placement, for the live stream: what the contract's `live` describes, read from the database.
   * @returns a sequence that grows with every change of it; null where there is nothing.
   */
  live?(db: Database, place: Place): Promise<AreaState | null>;
  /** What it keeps of visitors beside responses and visits. */
  visitors?: {
    /** What is handed out to a visitor: the contract's `visitorData` describes it. */
    dataOf(db: Database, respondentId: string): Promise<object>;
    /** Removes all that tells who somebody is. */
    erase(tx: Transaction, respondentId: string): Promise<void>;
    /** Deletes what is older than the tenant keeps responses. */
    forget(db: Database, before: Date): Promise<void>;
  };
  /** Its jobs, by kind. */
  jobs?(dependencies: Dependencies): Record<string, JobKind>;
}

/** One that has documents. */
export interface DocumentsArea extends ApiArea {
  content: AreaContent;
}
