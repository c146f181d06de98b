import { endpoints, type Tenant } from '@vitrine/shared/contract';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { notChangedMeanwhile } from '../changed-meanwhile';
import { changes } from '../changes';
import { tenants } from '../db/schema';
import type { Dependencies } from '../dependencies';
import { invalid, notFound } from '../problem';
import { route } from '../route';
import { readTenant } from './tenant-settings';

/** The tenant's settings. */
export function tenantRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  const { config, db, now } = dependencies;
  const { tenantId } = config.firebase;

  route(app, dependencies, endpoints.getTenant, () => readTenant(db, tenantId));

  route(app, dependencies, endpoints.updateTenant, ({ body, write }) =>
    write(async (tx) => {
      const [row] = await tx.select().from(tenants).where(eq(tenants.id, tenantId)).for('update');
      if (!row) throw notFound('tenant');
      const settings: Tenant = { ...row.settings, ...changes(notChangedMeanwhile(row.settings, body)) };
      if (!settings.languages.includes(settings.defaultLanguage))
        throw invalid('/defaultLanguage', 'Must be one of the languages');
      // Consent was given to a text: another text asks again.
      if (JSON.stringify(settings.consentText) !== JSON.stringify(row.settings.consentText))
        settings.consentVersion = row.settings.consentVersion + 1;
      await tx.update(tenants).set({ settings, updatedAt: now() }).where(eq(tenants.id, tenantId));
      return settings;
    }),
  );
}
