import type {
  BrandTheme,
  CopiedContent,
  DocumentArea,
  LanguageMap,
  ManifestPartContent,
  ManifestRoot,
  MediaKind,
  PictureSize,
} from '@vitrine/shared/contract';
import type { z } from 'zod';
import type { TranslatableMessage } from '../translatable-message';
import type { DocumentFinding, Finding } from './checks/findings';
import { type SourceText, sourceTexts, type VisitorText } from './source-text';
import type { AnyAreaTable } from './tables/area-table';

/** A library object as scenes and products use it. */
export interface Model {
  name: string;
  sha256: string;
  url: string;
  bytes: number;
  /** For visitors whose network is slow; left out where it has none. */
  light?: { url: string; bytes: number };
  triangles: number;
  materials: number;
  textures: { width: number; height: number }[];
  dimensionsMetres: [width: number, height: number, depth: number];
  /** Lowest point above the model's origin. */
  baseMetres: number;
  /** Names of its material variants. */
  materialVariants: string[];
}

export interface Image extends Asset {
  /** Narrowest first; empty for one from before pictures had sizes. */
  sizes: PictureSize[];
}

/** An uploaded video. */
export interface Video extends Asset {
  width: number;
  height: number;
  durationMs: number;
}

/** What areas show of a document that is another area's. */
export interface Teaser {
  title: LanguageMap;
  /** SHA-256 of its first picture. */
  image?: string | undefined;
  /** Whether visitors get the document at all. */
  isPublished: boolean;
}

/** What a draft is compiled and checked with, apart from its documents. */
export interface DraftContext {
  /** Of the experience; the first is the base. */
  languages: string[];
  /** By library object id. One that is missing does not exist (any more) or its file was revoked. */
  models: ReadonlyMap<string, Model>;
  /** By SHA-256, under the same rule. */
  images: ReadonlyMap<string, Image>;
  videos: ReadonlyMap<string, Video>;
  /** Placements of the brand that the draft's documents name and that are not archived. */
  placements: ReadonlySet<string>;
  /** Area of each document that the draft's documents may name and that is not archived, by id. */
  documents: ReadonlyMap<string, DocumentArea>;
  /** Of each of these that is the experience's own and has one, by id. */
  teasers: ReadonlyMap<string, Teaser>;
  /** Of the experience: what visitors read where nothing else says what this is. */
  name: string;
  /** Its brand's look, for experiences that have none of their own. */
  defaultTheme: BrandTheme | null;
}

/** Something outside the document that it names. */
export type Reference = {
  id: string;
  /** JSON pointer into the document's data. */
  pointer: string;
} & (
  | { kind: 'library-object' }
  | { kind: MediaKind }
  | { kind: 'placement' }
  /** `copied`: the document holds a copy of what it needs of it, and can be published without it. */
  | { kind: 'document'; area: DocumentArea; copied?: true }
);

/** A place in a document that holds a copy of a vault document, as one of its revisions was. */
export interface VaultLink {
  /** JSON pointer to the place. */
  pointer: string;
  /** JSON pointer to where it says of what it is a copy. */
  reference: string;
  area: DocumentArea;
  id: string;
  version: number;
  /** All that is a copy. */
  copy: CopiedContent;
}

/** What became of taking over a vault document's content at a place. */
export type Relinked<Data = Record<string, unknown>> = { data: Data } | { obstacle: TranslatableMessage };

/** A file that a published version needs. */
export interface Asset {
  sha256: string;
  url: string;
  bytes: number;
}

/** What visitors load of an area, what of it only the API reads, and the files that it shows. */
export interface CompiledArea {
  parts: ManifestPartContent[];
  assets: Asset[];
  /** Whether scripts have to fetch something from addresses that nobody knows before: a stream's pieces. */
  streams?: boolean;
  /** Goes into the manifest's server half; left out where the area has nothing to hide. */
  server?: Record<string, unknown>;
  /** Fields of the manifest's root that the area decides: one area alone decides a field. */
  root?: Partial<ManifestRoot>;
}

/** How one area's documents are published. */
export interface AreaContent {
  /** Areas of whose documents it holds copies. */
  copiesFrom: readonly DocumentArea[];
  /** A document of the area is copied while this field of its data has this value; left out where it always is. */
  copiedWhile?: { field: string; is: string };
  /** The data as it is published, where something outside the document has a say in it. */
  shown?(data: Record<string, unknown>, brand: Pick<DraftContext, 'defaultTheme'>): Record<string, unknown>;
  references(data: unknown): Reference[];
  links(data: unknown): VaultLink[];
  /**
   * The data with another version of a vault document's content at a link's place.
   * @param source content of the vault document as that version left it.
   */
  relink(data: unknown, link: VaultLink, source: unknown): Relinked;
  /** Hash of the picture that shows what the document is about; only in areas that have such pictures. */
  picture?(data: unknown): string | null;
  /** What of a document other areas may show; only in areas whose documents they name. */
  teaser?(data: unknown): Teaser;
  /** Every text that visitors read, but captions: a language has those or has none. */
  texts(data: unknown): VisitorText[];
  /** What there is to translate, captions too: for missing translations, and for translators. */
  sources(data: unknown, baseLanguage: string): SourceText[];
  /** What else is wrong at a moment; references and texts are checked for every area alike. */
  check(data: unknown, context: DraftContext, at: Date): Finding[];
  /**
   * Likewise, what takes long to find out: piece by piece, between which everybody else is served. Of the same data the
   * answer is remembered (content/check-ahead.ts).
   */
  checkAtLength?(data: unknown, languages: string[]): Promise<Finding[]>;
  /** What is wrong with several documents together: two that have the same name. */
  checkTogether(documents: { id: string; data: unknown }[], context: DraftContext): DocumentFinding[];
  /** Where staff import and export the area's documents as a table. */
  table?: AnyAreaTable;
  /** All of the area's documents at once, in their order. Without parts where they belong to the manifest's root. */
  compile(documents: { id: string; data: unknown }[], context: DraftContext): CompiledArea;
}

/** The same with the area's own type: stored data was checked against the schema when it was written. */
export function areaContent<Data extends object>(
  schema: z.ZodType<Data>,
  area: Pick<AreaContent, 'copiedWhile' | 'shown'> & {
    /** Areas of whose documents it holds copies: of none where that is left out. */
    copiesFrom?: readonly DocumentArea[];
    references?(data: Data): Reference[];
    picture?(data: Data): string | null;
    teaser?(data: Data): Teaser;
    /** Copies of vault documents; each is a reference too. */
    links?(data: Data): VaultLink[];
    relink?(data: Data, link: VaultLink, source: unknown): Relinked<Data>;
    texts(data: Data): VisitorText[];
    /** Texts that stand elsewhere in each language, and so in no language map. */
    scattered?(data: Data, baseLanguage: string): SourceText[];
    check?(data: Data, context: DraftContext, at: Date): Finding[];
    checkAtLength?(data: Data, languages: string[]): Promise<Finding[]>;
    checkTogether?(documents: { id: string; data: Data }[], context: DraftContext): DocumentFinding[];
    table?: AnyAreaTable;
    compile?(documents: { id: string; data: Data }[], context: DraftContext): CompiledArea;
  },
): AreaContent {
  const { checkAtLength, teaser } = area;
  const known = new WeakMap<object, Data>();
  /** Publishing asks half a dozen questions about each of a thousand documents, which nobody changes meanwhile. */
  const read = (stored: unknown): Data => {
    if (typeof stored !== 'object' || stored === null) return schema.parse(stored);
    const data = known.get(stored) ?? schema.parse(stored);
    known.set(stored, data);
    return data;
  };
  const readAll = (documents: { id: string; data: unknown }[]) =>
    documents.map(({ data, id }) => ({ id, data: read(data) }));
  return {
    copiesFrom: area.copiesFrom ?? [],
    ...(area.copiedWhile && { copiedWhile: area.copiedWhile }),
    ...(area.shown && { shown: area.shown }),
    ...(area.table && { table: area.table }),
    ...(area.picture && { picture: (data) => area.picture?.(read(data)) ?? null }),
    ...(teaser && { teaser: (data) => teaser(read(data)) }),
    ...(checkAtLength && { checkAtLength: (data, languages) => checkAtLength(read(data), languages) }),
    references(stored) {
      const data = read(stored);
      const links = area.links?.(data) ?? [];
      return [
        ...(area.references?.(data) ?? []),
        ...links.map(
          ({ area, id, pointer }): Reference => ({ kind: 'document', id, area, pointer, copied: true }),
        ),
      ];
    },
    links: (data) => area.links?.(read(data)) ?? [],
    relink(data, link, source) {
      const relinked = area.relink?.(read(data), link, source);
      if (!relinked) throw new Error('This area holds no copies of vault documents');
      return 'obstacle' in relinked ? relinked : { data: relinked.data as Record<string, unknown> };
    },
    texts: (data) => area.texts(read(data)),
    sources(stored, baseLanguage) {
      const data = read(stored);
      return [
        ...sourceTexts(area.texts(data), baseLanguage),
        ...(area.scattered?.(data, baseLanguage) ?? []),
      ];
    },
    check: (data, context, at) => area.check?.(read(data), context, at) ?? [],
    checkTogether: (documents, context) => area.checkTogether?.(readAll(documents), context) ?? [],
    compile: (documents, context) => area.compile?.(readAll(documents), context) ?? { parts: [], assets: [] },
  };
}
