import { and, eq, inArray } from 'drizzle-orm';
import { bumpFollowers } from '../areas/theme/followers';
import { replaceFileInDocuments } from '../content/file-in-documents';
import type { Writer } from '../content/write-document';
import type { Transaction } from '../db/database';
import { brandFiles, brands } from '../db/schema';
import { readBrandFiles } from '../files/brand-files';
import { archived, conflict, invalid, notFound } from '../problem';
import { translatable } from '../translatable-message';
import { ownFile } from './brand-file';
import { countUses, placesOf } from './media-uses';

/**
 * Puts a brand's file in the place of another one: in its drafts, and where the brand shows it by itself. The former
 * one is archived; one that was shown nowhere takes its name over. Published versions stay as they are.
 * @throws ProblemError 404 without the former one, 400 without another one of its kind, 409 where one is archived or
 * both are the same.
 */
export async function replaceFile(
  tx: Transaction,
  writer: Writer & { brandId: string },
  from: string,
  to: string,
): Promise<{ replaced: number; kept: number }> {
  const { brandId, now } = writer;
  const rows = await tx
    .select()
    .from(brandFiles)
    .where(and(eq(brandFiles.brandId, brandId), inArray(brandFiles.sha256, [from, to])));
  const [former, next] = [from, to].map((sha256) => rows.find((row) => row.sha256 === sha256));
  if (!former) throw notFound('file');
  if (from === to) throw conflict('same-file', 'This is the file that is there already.');
  const [usable] = await readBrandFiles(tx, brandId, former.kind, [to]);
  if (!next || !usable) throw invalid('/by', translatable(`reference.${former.kind}`));
  if (former.archivedAt || next.archivedAt) throw archived('file');
  const isShown = (await countUses(tx, brandId, [to])).has(to);
  const { kept, replaced } = await replaceFileInDocuments(tx, writer, { kind: former.kind, from, to });
  const places = await replaceOnBrand(tx, brandId, from, to, now);
  if (!isShown) await tx.update(brandFiles).set({ name: former.name }).where(ownFile(brandId, to));
  await tx.update(brandFiles).set({ archivedAt: now }).where(ownFile(brandId, from));
  return { replaced: replaced + places, kept };
}

/** @returns at how many places. */
async function replaceOnBrand(
  tx: Transaction,
  brandId: string,
  from: string,
  to: string,
  now: Date,
): Promise<number> {
  const [brand] = await tx.select().from(brands).where(eq(brands.id, brandId)).for('no key update');
  if (!brand) throw notFound('brand');
  const places = placesOf(brand, from);
  if (places.length === 0) return 0;
  const logo = places.includes('logo') ? to : brand.logo;
  const defaultTheme =
    brand.defaultTheme && places.includes('defaultTheme')
      ? { ...brand.defaultTheme, logo: to }
      : brand.defaultTheme;
  await bumpFollowers(tx, brandId, defaultTheme, now);
  await tx.update(brands).set({ logo, defaultTheme, updatedAt: now }).where(eq(brands.id, brandId));
  return places.length;
}
