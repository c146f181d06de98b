import type { Tenant } from '@vitrine/shared/contract';
import { eq } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/database';
import { brands } from '../../db/schema';

/** What prices are in whose column names no currency, read and written: as in the brand's last table, or the tenant's. */
export async function priceCurrency(
  db: Database,
  brandId: string | null,
  { defaultCurrency }: Pick<Tenant, 'defaultCurrency'>,
): Promise<string> {
  if (brandId === null) return defaultCurrency;
  const [brand] = await db
    .select({ currency: brands.priceCurrency })
    .from(brands)
    .where(eq(brands.id, brandId));
  return brand?.currency ?? defaultCurrency;
}

/** Keeps it for the next table of the brand. */
export async function rememberPriceCurrency(
  tx: Transaction,
  brandId: string | null,
  currency: string | null,
): Promise<void> {
  if (brandId === null || currency === null) return;
  await tx.update(brands).set({ priceCurrency: currency }).where(eq(brands.id, brandId));
}
