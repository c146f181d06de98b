import { endpoints, type Tenant } from '@vitrine/shared/contract';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { notChangedMeanwhile } from '../changed-meanwhile';
import { changes } from '../changes';
import { tenants } from '../db/schema';
import type { Dependencies } from '../dependencies';
import { invalid, notFound } from '../problem';
import { route } from '../route';
import { readTenant, saysConsent } from './tenant-settings';

const noQuestion = 'Visitors are asked: write the question in the default language';

/** The tenant's settings. */
export function tenantRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  const { config, db, now } = dependencies;
  const { tenantId } = config.firebase;

  route(app, dependencies, endpoints.getTenant, () => readTenant(db, tenantId));

  route(app, dependencies, endpoints.updateTenant, ({ body, write }) =>
    write(async (tx) => {
      const [row] = await tx.select().from(tenants).where(eq(tenants.id, tenantId)).for('update');
      if (!row) throw notFound('tenant');
      const before = await readTenant(tx, tenantId);
      const settings: Tenant = { ...before, ...changes(notChangedMeanwhile(before, body)) };
      if (!settings.languages.includes(settings.defaultLanguage))
        throw invalid('/defaultLanguage', 'Must be one of the languages');
      const isConsent = 'askConsent' in body || 'consentText' in body;
      // Whatever else is changed is changed all the same.
      if ((isConsent || 'defaultLanguage' in body) && settings.askConsent && !saysConsent(settings))
        throw invalid(isConsent ? '/consentText' : '/defaultLanguage', noQuestion);
      // Consent was given to a text: another text asks again.
      if (JSON.stringify(settings.consentText) !== JSON.stringify(before.consentText))
        settings.consentVersion = before.consentVersion + 1;
      await tx.update(tenants).set({ settings, updatedAt: now() }).where(eq(tenants.id, tenantId));
      return settings;
    }),
  );
}
