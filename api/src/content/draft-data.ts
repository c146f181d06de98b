import { areaDocuments, type DocumentArea, limits, orderKey } from '@vitrine/shared/contract';
import { and, inArray } from 'drizzle-orm';
import { generateKeyBetween } from 'fractional-indexing';
import { z } from 'zod';
import type { Reference } from '../areas/area-content';
import { areaContents } from '../areas/area-contents';
import type { Transaction } from '../db/database';
import { libraryObjects } from '../db/schema';
import { readBrandImages } from '../files/brand-images';
import { usableBy } from '../library/library-object';
import { invalid, ProblemError } from '../problem';
import { validationProblem } from '../problem-document';

/**
 * A draft is checked for shape, type and size only.
 * @throws ProblemError 400 with pointers into the request body, 413 for more than a document may hold.
 */
export function checkedData(area: DocumentArea, data: unknown): Record<string, unknown> {
  const result = z.object({ data: areaDocuments[area].schema }).safeParse({ data });
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
  brandId: string,
  after: unknown,
  before?: unknown,
): Promise<void> {
  const { references } = areaContents[area];
  const old = new Set(before === undefined ? [] : references(before).map(identity));
  const fresh = references(after).filter((reference) => !old.has(identity(reference)));
  if (fresh.length === 0) return;
  const visible = await visibleTo(tx, brandId, fresh);
  const errors = fresh
    .filter((reference) => !visible.has(identity(reference)))
    .map(({ kind, pointer }) => ({
      pointer: `/data${pointer}`,
      message:
        kind === 'image' ? 'There is no such picture.' : 'There is no such model in this brand’s library.',
    }));
  if (errors.length > 0)
    throw new ProblemError(400, 'invalid', 'Some of this cannot be accepted.', { errors });
}

const identity = ({ id, kind }: Pick<Reference, 'id' | 'kind'>) => `${kind} ${id}`;

async function visibleTo(tx: Transaction, brandId: string, references: Reference[]): Promise<Set<string>> {
  const idsOf = (kind: Reference['kind']) => references.flatMap((one) => (one.kind === kind ? one.id : []));
  const models = await tx
    .select({ id: libraryObjects.id })
    .from(libraryObjects)
    .where(and(inArray(libraryObjects.id, idsOf('library-object')), usableBy(brandId)));
  const images = await readBrandImages(tx, brandId, idsOf('image'));
  return new Set([
    ...models.map(({ id }) => identity({ kind: 'library-object', id })),
    ...images.map(({ sha256 }) => identity({ kind: 'image', id: sha256 })),
  ]);
}
