import type { DocumentArea } from '@vitrine/shared/contract';
import { and, inArray, isNull } from 'drizzle-orm';
import { generateNKeysBetween } from 'fractional-indexing';
import type { Database, Transaction } from '../../db/database';
import { inBatches } from '../../db/in-batches';
import { documents, experiences, libraryObjects } from '../../db/schema';
import { newId } from '../../ids';
import { usableBy } from '../../library/library-object';
import type { DraftOwner } from '../draft-owner';
import { patchBetween } from '../merge-patch';
import { type RecordedWrite, recordRevisions } from '../revisions';
import { lockBrand, refuseBeyondLimit, type Writer } from '../write-document';
import type { ContainedDocument, ContainedModel, ExperienceContent } from './experience-file';
import { renameIds } from './rename-ids';
import { recordFilesTakenIn, type TakenIn } from './take-in-file';

interface Given {
  content: ExperienceContent;
  /** By the hash that the content names. */
  files: ReadonlyMap<string, TakenIn>;
  writer: Writer & { brandId: string };
  /** What an id that the content does not hold becomes: a new one, where nothing is said. */
  outside?: (id: string) => string;
}

/**
 * Writes a new experience with all of its documents, under new ids. What the content names and does not hold is named
 * still, by an id that nothing has: the certificate tells of it, as it did where the file comes from.
 * @returns the experience's id.
 * @throws ProblemError 409 where an area cannot hold so many.
 */
export async function createFromFile(
  tx: Transaction,
  { content, files, outside = newId, writer }: Given,
): Promise<string> {
  const { description, languages, name } = content.experience;
  const { brandId, now } = writer;
  const experienceId = newId();
  const stamps = { createdAt: now, updatedAt: now };
  const named = { name, description, languages };
  await tx.insert(experiences).values({ id: experienceId, brandId, ...named, ...stamps, draftRevision: 1 });
  await recordFilesTakenIn(tx, brandId, [...files.values()]);
  const ids = new Map([
    ...content.documents.map(({ id }): [string, string] => [id, newId()]),
    ...(await writeModels(tx, { content, files, writer })),
  ]);
  const newName = (id: string) => {
    const known = ids.get(id) ?? outside(id);
    ids.set(id, known);
    return known;
  };
  const rename = (area: DocumentArea, data: Record<string, unknown>) =>
    renameIds(area, data, {
      reference({ id, kind }) {
        // A placement is no content: another brand's is told of by the certificate.
        if (kind === 'placement') return id;
        return kind === 'image' || kind === 'video' ? (files.get(id)?.sha256 ?? id) : newName(id);
      },
      link: ({ id, version }) => ({ id: newName(id), version }),
    });
  const owner = { brandId, experienceId, baseLanguage: languages[0] ?? 'en' };
  const placed: PlacedDocument[] = [];
  for (const area of new Set(content.documents.map((one) => one.area))) {
    const inArea = content.documents.filter((one) => one.area === area);
    await refuseBeyondLimit(tx, owner, area, inArea.length, true);
    const orders = generateNKeysBetween(null, null, inArea.length);
    for (const [at, { contents, id }] of inArea.entries())
      placed.push({
        id: newName(id),
        area,
        contents: contents.map((data) => rename(area, data)),
        order: orders[at] ?? '',
      });
  }
  await writeDocuments(tx, placed, owner, writer);
  return experienceId;
}

/** With the key that orders it in its area. */
type PlacedDocument = ContainedDocument & { order: string };

async function writeDocuments(
  tx: Transaction,
  all: PlacedDocument[],
  owner: DraftOwner,
  { now, personId }: Writer,
): Promise<void> {
  const stamps = { createdAt: now, updatedAt: now, updatedBy: personId };
  for (const some of inBatches(all)) {
    await tx.insert(documents).values(
      some.map(({ area, contents, id, order }) => {
        const own = { id, area, order, revision: contents.length, data: contents.at(-1) ?? {} };
        return { ...owner, ...stamps, ...own };
      }),
    );
    await recordRevisions(tx, some.flatMap(writesOf), { by: personId, at: now });
  }
}

/** What is copied from a document stands in its history, so that it can be compared and copied again. */
const writesOf = ({ contents, id, order }: PlacedDocument): RecordedWrite[] =>
  contents.map((data, index) => {
    const before = contents[index - 1];
    return {
      document: { id, data, order, revision: index + 1 },
      patch: before ? { data: patchBetween(before, data) } : { data, order },
    };
  });

/** Adds the models that the brand has not got. @returns the id of each by the one that the content names. */
async function writeModels(
  tx: Transaction,
  { content: { models }, files, writer: { brandId, now } }: Given,
): Promise<[string, string][]> {
  if (models.length === 0) return [];
  // Two who create the same at once would both find none of them.
  await lockBrand(tx, brandId);
  const there = await modelsThere(tx, brandId, models, files);
  const stamps = { createdAt: now, updatedAt: now };
  const ids = [...there];
  const rows = models.flatMap((model) => {
    const file = files.get(model.sha256);
    if (there.has(model.id) || !file?.facts) return [];
    const id = newId();
    ids.push([model.id, id]);
    const { licence, name, tags } = model;
    const thumbnail = (model.thumbnail && files.get(model.thumbnail)?.sha256) || null;
    const described = { name, tags, licence, thumbnail, sha256: file.sha256, bytes: file.bytes };
    return [{ id, brandId, ...described, ...file.facts, ...stamps }];
  });
  for (const some of inBatches(rows)) await tx.insert(libraryObjects).values(some);
  return ids;
}

/** Which of some models the brand may place already: the same file under the same name. @returns their ids here. */
export async function modelsThere(
  db: Database | Transaction,
  brandId: string,
  models: ContainedModel[],
  files: ReadonlyMap<string, Pick<TakenIn, 'sha256'>>,
): Promise<Map<string, string>> {
  const hashOf = ({ sha256 }: ContainedModel) => files.get(sha256)?.sha256 ?? sha256;
  const rows = await db
    .select()
    .from(libraryObjects)
    .where(
      and(
        inArray(libraryObjects.sha256, models.map(hashOf)),
        usableBy(brandId),
        isNull(libraryObjects.archivedAt),
      ),
    );
  return new Map(
    models.flatMap((model): [string, string][] => {
      const same = rows.filter((row) => row.sha256 === hashOf(model) && row.name === model.name);
      const found = same.find(({ id }) => id === model.id) ?? same[0];
      return found ? [[model.id, found.id]] : [];
    }),
  );
}
