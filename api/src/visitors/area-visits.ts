import type { DocumentVisits, VisitEvent } from '@vitrine/shared/contract';
import type { SQL } from 'drizzle-orm';

/** A count of an area's document over some days. */
export interface VisitCount {
  kind: string;
  detail: string;
  count: number;
}

/** How visits to an area's documents are counted. */
export interface AreaVisits {
  /** The kinds of its events. */
  events: readonly VisitEvent['kind'][];
  /** Under which kind and detail an event adds one. */
  keptAs(event: VisitEvent): { kind: string; detail: string };
  /** Details that a row of `documents` has; others have gone since. Left out where every detail is there. */
  details?: SQL<string[]>;
  /** Its part of what staff read of a document's visits. */
  read(counts: VisitCount[]): Partial<DocumentVisits>;
  /** The same of documents of other areas. */
  none: Partial<DocumentVisits>;
}
