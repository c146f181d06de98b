import type { Check, ManifestPartContent } from '@vitrine/shared/contract';
import type { z } from 'zod';

/** A library object as scenes use it. */
export interface Model {
  name: string;
  sha256: string;
  url: string;
  bytes: number;
  triangles: number;
  materials: number;
  textures: { width: number; height: number }[];
}

export interface Image {
  sha256: string;
  url: string;
  bytes: number;
}

/** What a draft is compiled and checked with, apart from its documents. */
export interface DraftContext {
  /** Of the experience; the first is the base. */
  languages: string[];
  /** By library object id. One that is missing does not exist (any more) or its file was revoked. */
  models: ReadonlyMap<string, Model>;
  /** By SHA-256, under the same rule. */
  images: ReadonlyMap<string, Image>;
}

/** Something outside the document that it names. */
export interface Reference {
  kind: 'library-object' | 'image';
  id: string;
  /** JSON pointer into the document's data. */
  pointer: string;
}

/** A check's result within one document. */
export type Finding = Omit<Check, 'area' | 'documentId'>;

/** How one area's documents are published. */
export interface AreaContent {
  references(data: unknown): Reference[];
  check(data: unknown, context: DraftContext): Finding[];
  /** What visitors load of it; null where the area is part of the manifest's root. */
  compile(documentId: string, data: unknown, context: DraftContext): ManifestPartContent | null;
}

/** The same with the area's own type: stored data was checked against the schema when it was written. */
export function areaContent<Data>(
  schema: z.ZodType<Data>,
  area: {
    references(data: Data): Reference[];
    check(data: Data, context: DraftContext): Finding[];
    compile?(documentId: string, data: Data, context: DraftContext): ManifestPartContent;
  },
): AreaContent {
  return {
    references: (data) => area.references(schema.parse(data)),
    check: (data, context) => area.check(schema.parse(data), context),
    compile: (documentId, data, context) => area.compile?.(documentId, schema.parse(data), context) ?? null,
  };
}
