import type { Tenant, VisitorSession } from '@vitrine/shared/contract';
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
    en: 'May we recognise this device when you come again? It tells us how many different people visit us.',
    de: 'Dürfen wir dieses Gerät wiedererkennen, wenn Sie wiederkommen? So erfahren wir, wie viele verschiedene Menschen uns besuchen.',
  },
  consentVersion: 1,
  askConsent: false,
  imprintUrl: null,
  privacyUrl: null,
  invitationLifetimeHours: 24 * 7,
};

/** Makes the one tenant's row at the first start. */
export async function ensureTenant(db: Database, tenantId: string): Promise<void> {
  await db.insert(tenants).values({ id: tenantId, settings: initial }).onConflictDoNothing();
}

/** Whether there is a question: to one that says nothing nobody can agree. */
export const saysConsent = ({ consentText, defaultLanguage }: Tenant): boolean =>
  Boolean(consentText[defaultLanguage]?.trim());

/** What visitors are asked before they are recognised; null: nobody is asked. */
export function askedConsent(tenant: Tenant): VisitorSession['consent'] {
  if (!tenant.askConsent || !saysConsent(tenant)) return null;
  return { text: tenant.consentText, version: tenant.consentVersion };
}

/** The one tenant's settings. */
export async function readTenant(db: Database | Transaction, tenantId: string): Promise<Tenant> {
  const [row] = await db.select().from(tenants).where(eq(tenants.id, tenantId));
  return { ...initial, ...row?.settings };
}
