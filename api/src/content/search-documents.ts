import {
  areaDocuments,
  type DocumentArea,
  documentAreas,
  type FoundDocument,
} from '@vitrine/shared/contract';
import { and, asc, desc, eq, inArray, isNotNull, isNull, notInArray, or, type SQL, sql } from 'drizzle-orm';
import { areaContents } from '../areas/registry';
import type { Database } from '../db/database';
import { brands, documents, experiences } from '../db/schema';
import type { FileStore } from '../files/file-store';
import { readPictures } from '../files/picture-sizes';
import { nameContains } from '../pagination';
import { titleJson, titleOf } from './document-title';

/** An experience has one of each, which is called like itself. */
const single = documentAreas.filter((area) => 'single' in areaDocuments[area]);

const pictured = Object.entries(areaContents).flatMap(([area, { picture }]) => (picture ? area : []));

/** The experience of a brand that somebody worked at last: there open documents that belong to no experience. */
const latestIn = (brandId: SQL) => sql<string | null>`(
  select e.id from experiences e where e.brand_id = ${brandId} and e.archived_at is null
  order by e.updated_at desc, e.id limit 1)`;
const opensIn = sql<string | null>`coalesce(${documents.experienceId}, ${latestIn(sql`documents.brand_id`)})`;

interface Search {
  /** Which brands are looked through; the tenant's own documents are everybody's who sees any of these. */
  filter: SQL | undefined;
  /** Documents of this brand and the tenant's come first. */
  firstOf?: string;
  limit: number;
  q: string;
}

/** Finds documents by a part of their title in any language: by an index alone, and only what is found is read. */
export async function searchDocuments(
  db: Database,
  files: Pick<FileStore, 'url'>,
  search: Search,
): Promise<FoundDocument[]> {
  const { filter, firstOf, limit, q } = search;
  const ofOthers = firstOf ? [sql`coalesce(${documents.brandId} <> ${firstOf}, false)`] : [];
  const found = await db
    .select({ id: documents.id })
    .from(documents)
    .leftJoin(brands, eq(brands.id, documents.brandId))
    .leftJoin(experiences, eq(experiences.id, documents.experienceId))
    .where(
      and(
        isNull(documents.archivedAt),
        notInArray(documents.area, single),
        nameContains(documents.titleKey, asInJson(q)),
        isNull(brands.archivedAt),
        isNull(experiences.archivedAt),
        filter && or(isNull(documents.brandId), filter),
      ),
    )
    .orderBy(...ofOthers, asc(documents.titleKey), asc(documents.id))
    .limit(limit);
  return readFound(
    db,
    files,
    found.map(({ id }) => id),
    search,
  );
}

/** A title's key is made of JSON. */
const asInJson = (q: string) => JSON.stringify(q).slice(1, -1);

async function readFound(
  db: Database,
  files: Pick<FileStore, 'url'>,
  ids: string[],
  { filter, firstOf }: Search,
): Promise<FoundDocument[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({
      id: documents.id,
      area: documents.area,
      baseLanguage: documents.baseLanguage,
      title: titleJson,
      // The others may be large.
      data: sql<unknown>`case when ${inArray(documents.area, pictured as DocumentArea[])} then ${documents.data} end`,
      brandId: brands.id,
      brandName: brands.name,
      experienceId: opensIn,
      experienceName: experiences.name,
    })
    .from(documents)
    .leftJoin(brands, eq(brands.id, documents.brandId))
    .leftJoin(experiences, eq(experiences.id, documents.experienceId))
    .where(inArray(documents.id, ids));
  const tenantsOpenIn = rows.some(({ brandId }) => brandId === null)
    ? await whereTenantsOpen(db, filter, firstOf)
    : undefined;
  const pictureOf = ({ area, data }: (typeof rows)[number]) => areaContents[area].picture?.(data) ?? null;
  const pictures = await readPictures(
    db,
    files,
    rows.flatMap((row) => pictureOf(row) ?? []),
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id): FoundDocument[] => {
    const row = byId.get(id);
    if (!row) return [];
    const { data: _, ...shown } = row;
    const { brandId, brandName, experienceId } = row.brandId === null ? { ...row, ...tenantsOpenIn } : row;
    // Where there is no experience there is nowhere to open it.
    if (brandId === null || brandName === null || experienceId === null) return [];
    const [smallest] = pictures.get(pictureOf(row) ?? '') ?? [];
    return [
      {
        ...shown,
        ...(row.brandId === null && { ofTenant: true as const }),
        brandId,
        brandName,
        experienceId,
        title: titleOf({ title: row.title }),
        pictureUrl: smallest?.url ?? null,
      },
    ];
  });
}

/** Where the tenant's own documents open: in the brand that is named, else in the one in which something happened last. */
async function whereTenantsOpen(db: Database, filter: SQL | undefined, firstOf: string | undefined) {
  const experienceId = latestIn(sql`brands.id`);
  const among = (which?: SQL) =>
    db
      .select({ brandId: brands.id, brandName: brands.name, experienceId })
      .from(brands)
      .where(and(which, isNull(brands.archivedAt), isNotNull(experienceId), filter))
      .orderBy(desc(brands.updatedAt), desc(brands.id))
      .limit(1);
  const [named] = firstOf ? await among(eq(brands.id, firstOf)) : [];
  const [any] = named ? [named] : await among();
  return any;
}
