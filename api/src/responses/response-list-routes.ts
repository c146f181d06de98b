import { endpoints } from '@vitrine/shared/contract';
import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../dependencies';
import { route } from '../route';
import { readOutbox, settledPosition } from './outbox';
import { responseForBrand } from './respondent-pseudonym';
import { readCursor, writeCursor } from './response-cursor';

/** What visitors answered in a brand, for programs: in the order of the ledger, to be read on from any cursor. */
export function responseListRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  const { config, db } = dependencies;

  route(app, dependencies, endpoints.listResponses, async ({ brand, query }) => {
    const { area, cursor, limit, placementId, since } = query;
    const key = { brandId: brand.id, secret: config.cookieSecret };
    const after = cursor === undefined ? 0 : readCursor(cursor, key);
    const until = await settledPosition(db);
    const asked = { brandId: brand.id, after, until, limit: limit + 1, since, placementId, area };
    const found = await readOutbox(db, asked);
    const hasMore = found.length > limit;
    const rows = found.slice(0, limit);
    const last = hasMore ? (rows.at(-1)?.position ?? after) : Math.max(after, until);
    return {
      items: rows.map((row) => responseForBrand(row, key)),
      nextCursor: writeCursor(last, key),
      hasMore,
    };
  });
}
