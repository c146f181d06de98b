import type { z } from 'zod';
import type { Endpoint } from '../endpoints/endpoint';

/** An area's content, where that is documents. */
export interface AreaDocument {
  /** Of a draft: may be incomplete, never of the wrong shape. */
  schema: z.ZodType;
  /** What a new document holds. */
  empty: () => unknown;
  /** One document an experience instead of many. */
  single?: true;
  /** Documents may also belong to the whole tenant. */
  ofTenant?: true;
  /** Where an area may hold another number of documents than `limits.documentsPerArea` in an experience. */
  limit?: { documents: number; per: 'brand' };
}

/** What an area brings to the vocabulary. The unions of all areas are made of these, in `areas/` and where they belong. */
export interface AreaContract {
  document?: AreaDocument;
  /** A part of a manifest, as visitors load it; its `area` says whose it is. */
  published?: z.ZodObject<{ area: z.ZodLiteral }>;
  /** Answers of a kind of its own, beside those to the types of questions. */
  answer?: z.ZodObject;
  /** What a visitor does with it that is counted, each with a `kind` of its own and the `documentId` it is about. */
  events?: readonly z.ZodObject<{ kind: z.ZodLiteral; documentId: z.ZodString }>[];
  /** What staff read of the visits to one of its documents. */
  visits?: z.ZodRawShape;
  /** What it adds to an experience's summary. */
  summary?: z.ZodRawShape;
  /** What it says on a placement's live stream: a whole state, never a difference. */
  live?: z.ZodRawShape;
  /** What it keeps of a visitor, as the visitor is handed it. */
  visitorData?: z.ZodRawShape;
  /** What the certificate says of it, by code and case. */
  checks?: object;
  /** Where its documents may be answered with codes that work once: what addresses call one of them. */
  tokens?: { opens: string };
  /** Its calls, beside those that every area has. */
  endpoints?: Record<string, Endpoint>;
}
