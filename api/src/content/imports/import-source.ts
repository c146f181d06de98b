import type { DocumentArea, ImportCounts, ImportFinding } from '@vitrine/shared/contract';
import type { Database, Transaction } from '../../db/database';
import type { DocumentRow } from '../document';

type Data = Record<string, unknown>;

/** A file as an import goes through it, whatever is in it. */
export interface ImportSource {
  format: { encoding: string; separator: string | null };
  /** What prices are read in whose column names no currency; null where there are none. */
  currency: string | null;
  /** What is to be said of the file as a whole. */
  findings: ImportFinding[];
  /** The area in which documents are made; null where only those change that there are. */
  creates: DocumentArea | null;
  /** All that the file says of documents, at most so many at a time; cut the same each time that it is read. */
  batches(documents: number): AsyncGenerator<ImportBatch>;
}

export interface ImportBatch {
  /** How many documents it is about. */
  size: number;
  /** Addresses of pictures that it names. */
  pictures: string[];
  /** What takes time: makes the documents of what there is now. Belongs into no transaction. */
  prepare(db: Database): Promise<void>;
  /**
   * Compares what was prepared with the documents that there are. Reads only.
   * @returns null where they have changed since: prepare it again.
   */
  plan(tx: Transaction, now: Date): Promise<Plan | null>;
}

/** What a part of a file would do now. */
export interface Plan {
  create: { data: Data }[];
  update: { row: DocumentRow; data: Data }[];
  counts: ImportCounts;
  findings: ImportFinding[];
}
