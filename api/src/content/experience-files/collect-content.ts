import { type DocumentArea, documentAreas } from '@vitrine/shared/contract';
import { manifestSchemaVersion } from '@vitrine/shared/contract/federation/version';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Reference } from '../../areas/area-content';
import { areaContents } from '../../areas/registry';
import type { Database, Transaction } from '../../db/database';
import { documents, type experiences, files, libraryObjects } from '../../db/schema';
import { readBrandFiles } from '../../files/brand-files';
import { usableBy } from '../../library/library-object';
import type { DocumentRow } from '../document';
import { inPublishedOrder } from '../draft';
import { nameableBy } from '../nameable-documents';
import { contentAt } from '../revisions';
import {
  type ContainedDocument,
  type ContainedFile,
  type ContainedModel,
  type ExperienceContent,
  fileFormat,
} from './experience-file';
import { renameIds } from './rename-ids';

type Data = Record<string, unknown>;
type ExperienceRow = typeof experiences.$inferSelect;

/**
 * An experience's drafts with all that they need: vault documents in the versions that they hold copies of, models,
 * pictures and films. What they name that is not there (any more) stays named, as it is in the draft.
 */
export async function collectContent(
  db: Database | Transaction,
  experience: ExperienceRow,
): Promise<ExperienceContent> {
  const contained = await collectDocuments(db, experience);
  const references = contained.flatMap(({ area, contents }) =>
    contents.flatMap((data) => areaContents[area].references(data)),
  );
  const { description, languages, name } = experience;
  return {
    format: fileFormat,
    schemaVersion: manifestSchemaVersion,
    experience: { name, description, languages },
    documents: contained,
    ...(await collectFiles(db, experience.brandId, references)),
  };
}

/** A document with the revisions of it that are in the file, oldest first. */
interface Collected {
  row: Pick<DocumentRow, 'id' | 'area' | 'order' | 'revision'>;
  revisions: Map<number, Data>;
}

/**
 * The documents alone, for a copy within the brand: what they hold copies of in the brand's and tenant's vaults stays
 * there and is named as it is.
 */
export const collectOwnDocuments = (
  db: Database | Transaction,
  experience: ExperienceRow,
): Promise<ContainedDocument[]> => collectDocuments(db, experience, { vaultsStay: true });

async function collectDocuments(
  db: Database | Transaction,
  experience: ExperienceRow,
  { vaultsStay = false } = {},
): Promise<ContainedDocument[]> {
  const own = await db
    .select()
    .from(documents)
    .where(and(eq(documents.experienceId, experience.id), isNull(documents.archivedAt)));
  const collected = new Map<string, Collected>(
    own.map((row) => [row.id, { row, revisions: new Map([[row.revision, row.data]]) }]),
  );
  // A copied question may itself hold a copy, of an option set.
  const waiting = own.map(({ area, data }) => ({ area, data }));
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    for (const { id, version } of areaContents[next.area].links(next.data)) {
      const source = collected.get(id) ?? (vaultsStay ? null : await readSource(db, experience, id));
      if (!source || source.revisions.has(version)) continue;
      const content = await contentAt(db, source.row, version);
      if (!content) continue;
      source.revisions.set(version, content.data);
      collected.set(id, source);
      waiting.push({ area: source.row.area, data: content.data });
    }
  }
  const ownIds = new Set(own.map(({ id }) => id));
  const rows = [...collected.values()].map(({ row }) => ({ ...row, data: {} }));
  // As they will stand in the new experience, where they are all its own.
  const placed = inPublishedOrder(rows).toSorted(
    (a, b) =>
      documentAreas.indexOf(a.area) - documentAreas.indexOf(b.area) ||
      Number(!ownIds.has(a.id)) - Number(!ownIds.has(b.id)),
  );
  return placed.map(({ area, id }) => ({ id, area, contents: contentsOf(area, id, collected, vaultsStay) }));
}

async function readSource(db: Database | Transaction, { brandId, id }: ExperienceRow, documentId: string) {
  const [row] = await db
    .select()
    .from(documents)
    .where(and(eq(documents.id, documentId), nameableBy({ brandId, id })));
  return row ? { row, revisions: new Map<number, Data>() } : null;
}

const numbersOf = ({ revisions }: Collected) => [...revisions.keys()].toSorted((a, b) => a - b);

function contentsOf(
  area: DocumentArea,
  id: string,
  collected: ReadonlyMap<string, Collected>,
  vaultsStay: boolean,
): Data[] {
  const own = collected.get(id);
  if (!own) return [];
  return numbersOf(own).map((revision) =>
    renameIds(area, own.revisions.get(revision) ?? {}, {
      reference: (reference) => reference.id,
      link({ id: sourceId, version }) {
        const source = collected.get(sourceId);
        if (!source && vaultsStay) return { id: sourceId, version };
        return source?.revisions.has(version)
          ? { id: sourceId, version: numbersOf(source).indexOf(version) + 1 }
          : null;
      },
    }),
  );
}

async function collectFiles(
  db: Database | Transaction,
  brandId: string,
  references: Reference[],
): Promise<Pick<ExperienceContent, 'models' | 'files'>> {
  const idsOf = (kind: Reference['kind']) => [
    ...new Set(references.flatMap((one) => (one.kind === kind ? one.id : []))),
  ];
  const rows = await db
    .select({ object: libraryObjects, file: files })
    .from(libraryObjects)
    .innerJoin(files, and(eq(files.sha256, libraryObjects.sha256), isNull(files.revokedAt)))
    .where(and(inArray(libraryObjects.id, idsOf('library-object')), usableBy(brandId)));
  const thumbnails = await readUnrevoked(
    db,
    rows.flatMap(({ object }) => object.thumbnail ?? []),
  );
  const there = new Set(thumbnails.map(({ sha256 }) => sha256));
  const models = rows.map(({ object: { id, licence, name, sha256, tags, thumbnail } }): ContainedModel => {
    const seen = thumbnail !== null && there.has(thumbnail) ? thumbnail : null;
    return { id, name, tags, licence, sha256, thumbnail: seen };
  });
  const contained = [
    ...rows.map(({ file }) => ({ ...file, kind: 'model' as const })),
    ...[...thumbnails, ...(await readBrandFiles(db, brandId, 'image', idsOf('image')))].map((file) => ({
      ...file,
      kind: 'image' as const,
    })),
    ...(await readBrandFiles(db, brandId, 'video', idsOf('video'))).map((file) => ({
      ...file,
      kind: 'video' as const,
    })),
  ];
  const byHash = new Map(
    contained.map(({ bytes, extension, kind, sha256 }) => [
      sha256,
      { sha256, kind, extension: extension as ContainedFile['extension'], bytes },
    ]),
  );
  const bySha256 = <File extends { sha256: string }>(all: File[]) =>
    all.toSorted((a, b) => (a.sha256 < b.sha256 ? -1 : 1));
  return { models: bySha256(models), files: bySha256([...byHash.values()]) };
}

async function readUnrevoked(db: Database | Transaction, hashes: string[]) {
  if (hashes.length === 0) return [];
  return db
    .select()
    .from(files)
    .where(and(inArray(files.sha256, hashes), isNull(files.revokedAt)));
}
