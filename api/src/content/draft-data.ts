import { areaDocuments, type DocumentArea, documentAreas, limits, orderKey } from '@vitrine/shared/contract';
import { and, inArray } from 'drizzle-orm';
import { generateKeyBetween } from 'fractional-indexing';
import { z } from 'zod';
import type { Reference } from '../areas/area-content';
import { areaContents } from '../areas/registry';
import type { Database, Transaction } from '../db/database';
import { libraryObjects } from '../db/schema';
import { readBrandFiles } from '../files/brand-files';
import { usableBy } from '../library/library-object';
import { readStanding } from '../placements/read-standing';
import { invalid, ProblemError } from '../problem';
import { validationProblem } from '../problem-document';
import { type TranslatableMessage, translatable } from '../translatable-message';
import type { DraftOwner } from './draft-owner';
import type { Refusal } from './imports/refusals';
import { readNameable } from './nameable-documents';

/** What a request's body holds, so that pointers lead into that. Made once: zod compiles each schema again. */
const bodies = Object.fromEntries(
  documentAreas.map((area) => [area, z.object({ data: areaDocuments[area].schema })]),
) as { [A in DocumentArea]: z.ZodObject<{ data: (typeof areaDocuments)[A]['schema'] }> };

/**
 * A draft is checked for shape, type and size only.
 * @throws ProblemError 400 with pointers into the request body, 413 for more than a document may hold.
 */
export function checkedData(area: DocumentArea, data: unknown): Record<string, unknown> {
  const result = bodies[area].safeParse({ data });
  if (!result.success) throw validationProblem(result.error);
  if (Buffer.byteLength(JSON.stringify(result.data.data)) > limits.documentBytes)
    throw new ProblemError(413, 'document-too-large', 'This would be too large. Take something out first.', {
      errors: [{ pointer: '/data', message: `At most ${limits.documentBytes} bytes` }],
    });
  return result.data.data;
}

/** @throws ProblemError 400 for a key between whose neighbours no other could be made. */
export function checkedOrder(order: string): string {
  try {
    generateKeyBetween(orderKey.parse(order), null);
    return order;
  } catch (error) {
    throw invalid('/order', error instanceof Error ? error.message : 'Not an order key');
  }
}

/**
 * What a document names must be visible to its brand. What it named before stays allowed, so that a model that was
 * taken away does not block other edits; the certificate tells of it.
 * @throws ProblemError 400 with the pointers of foreign and unknown ids.
 */
export async function checkReferences(
  tx: Transaction,
  area: DocumentArea,
  owner: Pick<DraftOwner, 'brandId' | 'experienceId'>,
  after: unknown,
  before?: unknown,
): Promise<void> {
  const [errors = []] = await danglingReferences(tx, area, owner, [{ after, before }]);
  if (errors.length > 0)
    throw new ProblemError(400, 'invalid', 'Some of this cannot be accepted.', { errors });
}

/** The same for several documents at once. @returns what is wrong with each. */
export async function danglingReferences(
  db: Database | Transaction,
  area: DocumentArea,
  { brandId, experienceId }: Pick<DraftOwner, 'brandId' | 'experienceId'>,
  drafts: { after: unknown; before?: unknown }[],
): Promise<Refusal[][]> {
  const { references } = areaContents[area];
  const fresh = drafts.map(({ after, before }) => {
    const old = new Set(before === undefined ? [] : references(before).map(identity));
    return references(after).filter(
      // Copies are checked against the version that they are of, which may be archived by now: `vault-links.ts`.
      (reference) => !old.has(identity(reference)) && !(reference.kind === 'document' && reference.copied),
    );
  });
  if (fresh.every((named) => named.length === 0)) return fresh.map(() => []);
  const visible = await visibleTo(db, { brandId, experienceId }, fresh.flat());
  return fresh.map((named) =>
    named
      .filter((reference) => !visible.has(identity(reference)))
      .map(({ kind, pointer }) => ({ pointer: `/data${pointer}`, ...unknown[kind] })),
  );
}

const identity = ({ id, kind }: Pick<Reference, 'id' | 'kind'>) => `${kind} ${id}`;

const unknown: Record<Reference['kind'], TranslatableMessage> = {
  document: translatable('reference.document'),
  image: translatable('reference.image'),
  video: translatable('reference.video'),
  'library-object': translatable('reference.model'),
  placement: translatable('reference.placement'),
};

async function visibleTo(
  db: Database | Transaction,
  owner: Pick<DraftOwner, 'brandId' | 'experienceId'>,
  references: Reference[],
): Promise<Set<string>> {
  const idsOf = (kind: Reference['kind']) => references.flatMap((one) => (one.kind === kind ? one.id : []));
  const models = await db
    .select({ id: libraryObjects.id })
    .from(libraryObjects)
    .where(and(inArray(libraryObjects.id, idsOf('library-object')), usableBy(owner.brandId)));
  const images = await readBrandFiles(db, owner.brandId, 'image', idsOf('image'));
  const videos = await readBrandFiles(db, owner.brandId, 'video', idsOf('video'));
  const placements = await readStanding(db, owner.brandId, idsOf('placement'));
  const areas = await readNameable(db, { brandId: owner.brandId, id: owner.experienceId }, idsOf('document'));
  return new Set([
    ...references.flatMap((one) =>
      one.kind === 'document' && areas.get(one.id) === one.area ? identity(one) : [],
    ),
    ...[...placements].map((id) => identity({ kind: 'placement', id })),
    ...models.map(({ id }) => identity({ kind: 'library-object', id })),
    ...images.map(({ sha256 }) => identity({ kind: 'image', id: sha256 })),
    ...videos.map(({ sha256 }) => identity({ kind: 'video', id: sha256 })),
  ]);
}
