import type { DocumentVisits, VisitEvent } from '@vitrine/shared/contract';
import type { SQL } from 'drizzle-orm';

/** A count of an area's document over some days. */
export interface VisitCount {
  kind: string;
  detail: string;
  count: number;
}

/** What is done with a document, or with one of its parts. */
export type DocumentEvent = Extract<VisitEvent, { documentId: string }>;

/** How visits to an area's documents are counted. */
export interface AreaVisits {
  /** The kinds of its events. */
  events: readonly DocumentEvent['kind'][];
  /** Under which kind and detail an event adds one. */
  keptAs(event: DocumentEvent): { kind: string; detail: string };
  /** Details that a row of `documents` has; others have gone since. Left out where every detail is there. */
  details?: SQL<string[]>;
  /** What a count adds to, by what the area counts of a whole document; of nothing where that says nothing of the whole. */
  measures(count: Pick<VisitCount, 'kind' | 'detail'>): readonly string[];
  /** What stands as a zero where there was none of it: that too says something. Left out: nothing. */
  zeros?: readonly string[];
  /** The kinds that add to one. */
  measured: readonly string[];
  /** Its part of what staff read of a document's visits. */
  read(counts: VisitCount[]): Partial<DocumentVisits>;
  /** The same of documents of other areas. */
  none: Partial<DocumentVisits>;
}
