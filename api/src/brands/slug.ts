import { like } from 'drizzle-orm';
import type { Database, Transaction } from '../db/database';
import { brands } from '../db/schema';
import { ProblemError } from '../problem';

/** The name in lower-case letters and digits: "Möbel & Söhne" becomes "mobel-sohne". Never empty, at most 50 characters. */
export function slugOf(name: string): string {
  const slug = name
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 50)
    .replace(/^-|-$/g, '');
  return slug || 'brand';
}

/** @returns the slug of the name, with the first number after it that nobody has yet. */
export async function freeSlug(db: Database | Transaction, name: string): Promise<string> {
  const slug = slugOf(name);
  const rows = await db
    .select({ slug: brands.slug })
    .from(brands)
    .where(like(brands.slug, `${slug}%`));
  const taken = new Set(rows.map((row) => row.slug));
  if (!taken.has(slug)) return slug;
  let number = 2;
  while (taken.has(`${slug}-${number}`)) number += 1;
  return `${slug}-${number}`;
}

export const slugTaken = (slug: string) =>
  new ProblemError(409, 'slug-taken', 'This short name is taken.', {
    errors: [{ pointer: '/slug', message: `“${slug}” is taken` }],
  });

/** Whether the database refused a row because its slug is there already. */
export function isSlugTaken(error: unknown): boolean {
  const cause = (error as { cause?: { code?: string; constraint?: string } }).cause;
  return cause?.code === '23505' && cause.constraint === 'brands_slug_unique';
}
