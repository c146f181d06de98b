import { Readable } from 'node:stream';
import { endpoints } from '@vitrine/shared/contract';
import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { tokenLots, tokens } from '../db/schema';
import type { Dependencies } from '../dependencies';
import { readExperience } from '../experiences/read-experience';
import { publishAnswers } from '../live/topics';
import { byTime, listPage, newestFirst, rowsOf } from '../pagination';
import { unauthenticated } from '../problem';
import { route } from '../route';
import { makeLot } from './make-lot';
import { type LotRow, readLot, selectLots, shownLot } from './read-lots';
import { selectTokens, shownToken, type TokenRow } from './read-tokens';
import { redeemToken } from './redeem-token';
import { revokeTokens } from './revoke-tokens';
import { tokenTable } from './token-table';

const newestLots = {
  ...byTime<LotRow>(tokenLots.createdAt, tokenLots.id, ({ lot }) => [lot.createdAt, lot.id]),
  direction: 'descending' as const,
};
const byNumber = {
  ...newestFirst<TokenRow>(tokens.number, ({ token }) => token.number),
  name: 'number',
  direction: 'ascending' as const,
};

/** Codes that work once: staff make lots of them, visitors come with them. */
export function tokenRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  const { bus, config, db, now } = dependencies;

  route(app, dependencies, endpoints.createTokenLot, async ({ body, brand, params, staff, write }) => {
    const { experienceId } = params;
    const asked = { ...body, brandId: brand.id, experienceId, createdBy: staff.person.id, now: now() };
    return write(async (tx) => {
      const tokenLotId = await makeLot(tx, asked);
      return readLot(tx, brand.id, { experienceId, tokenLotId });
    });
  });

  route(app, dependencies, endpoints.listTokenLots, async ({ brand, params, query }) => {
    await readExperience(db, brand.id, params.experienceId);
    const { documentId } = query;
    const filter = and(
      eq(tokenLots.experienceId, params.experienceId),
      documentId === undefined ? undefined : eq(tokenLots.documentId, documentId),
    );
    return listPage({
      query,
      order: newestLots,
      rows: rowsOf(selectLots(db), filter),
      total: db.$count(tokenLots, filter),
      item: shownLot,
    });
  });

  route(app, dependencies, endpoints.listTokens, async ({ brand, params, query }) => {
    const lot = await readLot(db, brand.id, params);
    return listPage({
      query,
      order: byNumber,
      rows: rowsOf(selectTokens(db), eq(tokens.lotId, lot.id)),
      total: Promise.resolve(lot.size),
      item: shownToken,
    });
  });

  route(app, dependencies, endpoints.revokeTokens, async ({ body, brand, params, write }) => {
    const { holders, ...answer } = await write(async (tx) => {
      const lot = await readLot(tx, brand.id, params);
      const done = await revokeTokens(tx, lot, body.numbers, now());
      return { ...done, lot: await readLot(tx, brand.id, params) };
    });
    // Whoever held one is told that they need another.
    const place = { placementId: answer.lot.placementId, experienceId: params.experienceId };
    if (holders.length > 0) await publishAnswers(bus, place, holders);
    return answer;
  });

  route(app, dependencies, endpoints.exportTokens, async ({ brand, params, reply }) => {
    const lot = await readLot(db, brand.id, params);
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', 'attachment; filename="codes.csv"')
      .send(Readable.from(tokenTable(db, lot, config.publicOrigin), { objectMode: false }));
  });

  route(app, dependencies, endpoints.redeemToken, async ({ body, params, respondentId }) => {
    if (respondentId === null) throw unauthenticated('no-visitor-session');
    return redeemToken(dependencies, { ...body, ...params, respondentId });
  });
}
