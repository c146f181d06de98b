import type { DocumentArea, ImportCounts, ImportFinding } from '@vitrine/shared/contract';
import type { Transaction } from '../../db/database';
import type { DocumentRow } from '../document';

type Data = Record<string, unknown>;

/** A file as an import goes through it, whatever is in it. */
export interface ImportSource {
  format: { encoding: string; separator: string | null };
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
  /** Compares it with the documents that there are. Reads only. */
  plan(tx: Transaction): Promise<Plan>;
}

/** What a part of a file would do now. */
export interface Plan {
  create: { data: Data }[];
  update: { row: DocumentRow; data: Data }[];
  counts: ImportCounts;
  findings: ImportFinding[];
}
