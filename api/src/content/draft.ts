import { type BrandTheme, byCodeUnit, type DocumentArea, documentAreas } from '@vitrine/shared/contract';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { DraftContext, Reference, Video } from '../areas/area-content';
import { areaContents } from '../areas/registry';
import type { Database, Transaction } from '../db/database';
import { brands, documents, type experiences, files, libraryObjects } from '../db/schema';
import { readBrandFiles } from '../files/brand-files';
import type { FileStore } from '../files/file-store';
import { readLightModels } from '../files/keep-model';
import { readPictureSizes } from '../files/picture-sizes';
import { usableBy } from '../library/library-object';
import { readStanding } from '../placements/read-standing';
import { readNameable } from './nameable-documents';

export interface DraftDocument {
  id: string;
  area: DocumentArea;
  order: string;
  revision: number;
  data: Record<string, unknown>;
}

/** All that a manifest is compiled from. */
export interface Draft {
  experience: { id: string; name: string; languages: string[] };
  /** In the order of areas, then in their own; a theme that follows the brand with the brand's look. */
  documents: DraftDocument[];
  context: DraftContext;
}

/**
 * Reads an experience's draft with the models and pictures that it names.
 * @param unsaved data to take in place of what is stored, by document id; those that the draft does not hold are left.
 */
export async function readDraft(
  db: Database | Transaction,
  { url }: Pick<FileStore, 'url'>,
  experience: typeof experiences.$inferSelect,
  unsaved: (document: DraftDocument) => Record<string, unknown> | undefined = () => undefined,
): Promise<Draft> {
  const stored = await db
    .select()
    .from(documents)
    .where(and(eq(documents.experienceId, experience.id), isNull(documents.archivedAt)));
  const defaultTheme = await readDefaultTheme(db, experience.brandId);
  const rows = stored
    .map((row) => ({ ...row, data: unsaved(row) ?? row.data }))
    .map((row) => ({ ...row, data: areaContents[row.area].shown?.(row.data, { defaultTheme }) ?? row.data }));
  const references = rows.flatMap(({ area, data }) => areaContents[area].references(data));
  const idsOf = (wanted: Reference['kind']) => [
    ...new Set(references.flatMap(({ id, kind }) => (kind === wanted ? id : []))),
  ];
  const { brandId, id, languages, name } = experience;
  return {
    experience: { id, languages, name },
    documents: inPublishedOrder(rows),
    context: {
      name,
      languages,
      defaultTheme,
      models: await readModels(db, url, brandId, idsOf('library-object')),
      images: await readImages(db, url, brandId, [
        ...idsOf('image'),
        ...(defaultTheme?.logo ? [defaultTheme.logo] : []),
      ]),
      videos: await readVideos(db, url, brandId, idsOf('video')),
      placements: await readStanding(db, brandId, idsOf('placement')),
      documents: await readNameable(db, experience, idsOf('document')),
      teasers: teasersOf(rows, new Set(idsOf('document'))),
    },
  };
}

function teasersOf(rows: DraftDocument[], named: ReadonlySet<string>): DraftContext['teasers'] {
  return new Map(
    rows.flatMap(({ area, data, id }) => {
      const teaser = named.has(id) ? areaContents[area].teaser?.(data) : undefined;
      return teaser ? [[id, teaser]] : [];
    }),
  );
}

async function readDefaultTheme(db: Database | Transaction, brandId: string): Promise<BrandTheme | null> {
  const [brand] = await db.select({ theme: brands.defaultTheme }).from(brands).where(eq(brands.id, brandId));
  return brand?.theme ?? null;
}

/** Total, so that the same drafts compile to the same bytes whatever order the database reads them in. */
export function inPublishedOrder<D extends DraftDocument>(drafts: D[]): D[] {
  const place = ({ area }: D) => documentAreas.indexOf(area);
  return drafts.toSorted(
    (a, b) => place(a) - place(b) || byCodeUnit(a.order, b.order) || byCodeUnit(a.id, b.id),
  );
}

async function readModels(
  db: Database | Transaction,
  url: FileStore['url'],
  brandId: string,
  ids: string[],
): Promise<DraftContext['models']> {
  const rows = await db
    .select({ object: libraryObjects, extension: files.extension })
    .from(libraryObjects)
    .innerJoin(files, and(eq(files.sha256, libraryObjects.sha256), isNull(files.revokedAt)))
    .where(and(inArray(libraryObjects.id, ids), usableBy(brandId)));
  const lightForms = await readLightModels(
    db,
    url,
    rows.map(({ object }) => object.sha256),
  );
  return new Map(
    rows.map(({ extension, object }) => {
      const { baseMetres, bytes, dimensionsMetres, id, materialVariants, materials, name, sha256 } = object;
      const { textures, triangles } = object;
      const weight = { bytes, materials, textures, triangles };
      const looks = { baseMetres, dimensionsMetres, materialVariants };
      const light = lightForms.get(sha256);
      const file = { sha256, url: url(sha256, extension), ...(light && { light }) };
      return [id, { ...weight, ...looks, name, ...file }];
    }),
  );
}

async function readImages(
  db: Database | Transaction,
  url: FileStore['url'],
  brandId: string,
  hashes: string[],
): Promise<DraftContext['images']> {
  const rows = await readBrandFiles(db, brandId, 'image', hashes);
  const sizes = await readPictureSizes(db, { url }, rows);
  return new Map(
    rows.map(({ bytes, extension, sha256 }) => [
      sha256,
      { bytes, sha256, url: url(sha256, extension), sizes: sizes.get(sha256) ?? [] },
    ]),
  );
}

async function readVideos(
  db: Database | Transaction,
  url: FileStore['url'],
  brandId: string,
  hashes: string[],
): Promise<ReadonlyMap<string, Video>> {
  const rows = await readBrandFiles(db, brandId, 'video', hashes);
  return new Map(
    rows.map(({ bytes, durationMs, extension, height, sha256, width }) => [
      sha256,
      {
        bytes,
        sha256,
        url: url(sha256, extension),
        // Every video has them: its check does not let it in without.
        width: width ?? 0,
        height: height ?? 0,
        durationMs: durationMs ?? 0,
      },
    ]),
  );
}
