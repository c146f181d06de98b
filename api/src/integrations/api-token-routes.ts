import { endpoints, type ApiToken as ShownToken } from '@vitrine/shared/contract';
import { and, eq, isNull } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { archivedIs } from '../archived';
import type { Database, Transaction } from '../db/database';
import { apiTokens, people } from '../db/schema';
import type { Dependencies } from '../dependencies';
import { apiTokenHash } from '../identity/api-token';
import { newApiToken, newId } from '../ids';
import { byName, byTime, contains, listPage, rowsOf, sortedBy } from '../pagination';
import { notFound } from '../problem';
import { route } from '../route';
import { iso, moment } from '../timestamp';
import { type Creator, creatorColumns, creatorName } from './creator';

interface Row {
  token: typeof apiTokens.$inferSelect;
  creator: Creator | null;
}

const orders = {
  createdAt: {
    ...byTime<Row>(apiTokens.createdAt, apiTokens.id, ({ token }) => [token.createdAt, token.id]),
    direction: 'descending' as const,
  },
  name: byName<Row>(apiTokens.name, apiTokens.id, ({ token }) => [token.name, token.id]),
};

/** Tokens with which programs read a brand. A token is shown once, when it is created. */
export function apiTokenRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  const { db, now } = dependencies;

  const tokens = (from: Database | Transaction) =>
    from
      .select({ token: apiTokens, creator: creatorColumns })
      .from(apiTokens)
      .leftJoin(people, eq(people.id, apiTokens.createdBy));

  route(app, dependencies, endpoints.listApiTokens, ({ brand, query }) => {
    const filter = and(
      eq(apiTokens.brandId, brand.id),
      archivedIs(apiTokens.revokedAt, query.archived),
      contains(apiTokens.name, query.q),
    );
    return listPage({
      query,
      order: sortedBy(query.sort, orders),
      rows: rowsOf(tokens(db), filter),
      total: db.$count(apiTokens, filter),
      item: shownToken,
    });
  });

  route(app, dependencies, endpoints.createApiToken, ({ body, brand, staff, write }) => {
    const token = newApiToken();
    return write(async (tx) => {
      const [made] = await tx
        .insert(apiTokens)
        .values({
          id: newId(),
          brandId: brand.id,
          name: body.name,
          hash: apiTokenHash(token),
          lastFour: token.slice(-4),
          createdBy: staff.person.id,
          createdAt: now(),
          expiresAt: moment(body.expiresAt ?? null),
        })
        .returning();
      if (!made) throw new Error('The insert returned no row');
      return { apiToken: shownToken({ token: made, creator: staff.person }), token };
    });
  });

  route(app, dependencies, endpoints.revokeApiToken, ({ brand, params, write }) =>
    write(async (tx) => {
      const ours = and(eq(apiTokens.id, params.apiTokenId), eq(apiTokens.brandId, brand.id));
      await tx
        .update(apiTokens)
        .set({ revokedAt: now() })
        .where(and(ours, isNull(apiTokens.revokedAt)));
      const [row] = await tokens(tx).where(ours);
      if (!row) throw notFound('API token');
      return shownToken(row);
    }),
  );
}

const shownToken = ({ creator, token }: Row): ShownToken => ({
  id: token.id,
  name: token.name,
  lastFour: token.lastFour,
  createdBy: creatorName(creator),
  createdAt: token.createdAt.toISOString(),
  expiresAt: iso(token.expiresAt),
  revokedAt: iso(token.revokedAt),
  lastUsedAt: iso(token.lastUsedAt),
});
