import { endpoints } from '@vitrine/shared/contract';
import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../dependencies';
import { cursorSeal } from '../integrations/sealed-cursor';
import { invalid } from '../problem';
import { route } from '../route';
import { readOutbox, settledPosition } from './outbox';
import { responseForBrand } from './respondent-pseudonym';

/** What visitors answered in a brand, for programs: in the order of the ledger, to be read on from any cursor. */
export function responseListRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  const { config, db } = dependencies;

  route(app, dependencies, endpoints.listResponses, async ({ brand, query }) => {
    const { area, cursor, limit, placementId, since } = query;
    const key = { brandId: brand.id, secret: config.cookieSecret };
    // A place in the ledger counts what visitors of all brands answered: nobody reads it out of a cursor.
    const cursors = cursorSeal(brand.id, config.cookieSecret);
    const unsealed = cursor === undefined ? '0' : cursors.unseal(cursor);
    if (unsealed === null) throw invalid('/cursor', 'Not a cursor of this list');
    const after = Number(unsealed);
    const until = await settledPosition(db);
    const asked = { brandId: brand.id, after, until, limit: limit + 1, since, placementId, area };
    const found = await readOutbox(db, asked);
    const hasMore = found.length > limit;
    const rows = found.slice(0, limit);
    const last = hasMore ? (rows.at(-1)?.position ?? after) : Math.max(after, until);
    return {
      items: rows.map((row) => responseForBrand(row, key)),
      nextCursor: cursors.seal(String(last)),
      hasMore,
    };
  });
}
