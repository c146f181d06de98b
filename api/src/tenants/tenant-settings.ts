import type { Tenant } from '@vitrine/shared/contract';
import { eq } from 'drizzle-orm';
import type { Database, Transaction } from '../db/database';
import { tenants } from '../db/schema';

const initial: Tenant = {
  name: 'Vitrine',
  defaultLanguage: 'en',
  languages: ['en', 'de'],
  defaultTimeZone: 'Europe/Berlin',
  defaultCurrency: 'EUR',
  responseRetentionDays: 365,
  consentText: {
    en: 'We would like to learn from your visit. May we connect what you do here?',
    de: 'Wir möchten aus Ihrem Besuch lernen. Dürfen wir verbinden, was Sie hier tun?',
  },
  consentVersion: 1,
  imprintUrl: null,
  privacyUrl: null,
  invitationLifetimeHours: 24 * 7,
};

/** Makes the one tenant's row at the first start. */
export async function ensureTenant(db: Database, tenantId: string): Promise<void> {
  await db.insert(tenants).values({ id: tenantId, settings: initial }).onConflictDoNothing();
}

/** The one tenant's settings. */
export async function readTenant(db: Database | Transaction, tenantId: string): Promise<Tenant> {
  const [row] = await db.select().from(tenants).where(eq(tenants.id, tenantId));
  return row?.settings ?? initial;
}
