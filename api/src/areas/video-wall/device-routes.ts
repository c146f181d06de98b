import { endpoints, type ScreenAnswer, wallLimits } from '@vitrine/shared/contract';
import { and, eq, gt, isNull } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { wallDrifts, wallScreens } from '../../db/schema';
import type { Dependencies } from '../../dependencies';
import { newId } from '../../ids';
import { notFound, ProblemError } from '../../problem';
import { readServedPlacement } from '../../responses/served-placement';
import { route } from '../../route';
import {
  codeUntil,
  isSecretOf,
  newPairingCode,
  newScreenSecret,
  type ScreenRow,
  screenSecretHash,
  standingOf,
} from './screen-rows';

/** One that waits is let in by somebody who stands before it. */
const waitingAskMs = 3_000;
/** A device that waits and was not heard of for so long is gone. */
const goneMs = 5 * 60_000;

/** What devices ask that want to be, or are, a screen of a wall. */
export function deviceRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  const { db, now } = dependencies;

  const answerTo = (row: ScreenRow, experienceId: string | null): ScreenAnswer => {
    const standing = standingOf(row, experienceId);
    const askAgainMs = {
      waiting: waitingAskMs,
      paired: wallLimits.reportMs,
      revoked: wallLimits.revokedAskMs,
    }[standing.state];
    return { standing, askAgainMs };
  };

  route(app, dependencies, endpoints.requestWallScreen, async ({ body, params }) => {
    const at = now();
    const placement = await readServedPlacement(db, params.placementId, at);
    if (!placement) throw notFound('placement');
    const waiting = and(
      eq(wallScreens.placementId, placement.placementId),
      isNull(wallScreens.documentId),
      gt(wallScreens.lastSeenAt, new Date(at.getTime() - goneMs)),
    );
    if ((await db.$count(wallScreens, waiting)) >= wallLimits.waitingAtPlacement)
      throw new ProblemError(
        429,
        'too-many-screens',
        'Too many screens wait here. Let some of them in first.',
        {
          headers: { 'retry-after': '60' },
        },
      );
    const secret = newScreenSecret();
    const row = await withFreshCode((code) =>
      db
        .insert(wallScreens)
        .values({
          id: newId(),
          brandId: placement.brandId,
          placementId: placement.placementId,
          secretHash: screenSecretHash(secret),
          code,
          codeUntil: codeUntil(at),
          lastSeenAt: at,
          createdAt: at,
          ...body,
        })
        .onConflictDoNothing()
        .returning(),
    );
    return { screenId: row.id, secret, ...answerTo(row, placement.experienceId) };
  });

  route(app, dependencies, endpoints.reportWallScreen, async ({ body, params }) => {
    const at = now();
    const { driftMs, roundTripMs, secret, ...facts } = body;
    const own = and(eq(wallScreens.id, params.wallScreenId), eq(wallScreens.placementId, params.placementId));
    const [row] = await db.select().from(wallScreens).where(own);
    if (!row || !isSecretOf(row, secret)) throw notFound('screen');
    const [said] = await db
      .update(wallScreens)
      .set({ ...facts, driftMs, roundTripMs, lastSeenAt: at })
      .where(own)
      .returning();
    if (row.documentId !== null && !row.revokedAt && driftMs !== null)
      await db.insert(wallDrifts).values({ screenId: row.id, at, driftMs, roundTripMs });
    const current = said ?? row;
    if (current.documentId !== null || current.revokedAt) return answerTo(current, null);
    const experienceId = (await readServedPlacement(db, params.placementId, at))?.experienceId ?? null;
    if (current.codeUntil && current.codeUntil > at) return answerTo(current, experienceId);
    const renewed = await withFreshCode((code) =>
      db
        .update(wallScreens)
        .set({ code, codeUntil: codeUntil(at) })
        .where(and(own, isNull(wallScreens.documentId)))
        .returning(),
    );
    return answerTo(renewed, experienceId);
  });

  route(app, dependencies, endpoints.getWallClock, async () => ({ nowMs: now().getTime() }));
}

/** Tries another code where one is taken: two screens never show the same. */
async function withFreshCode(write: (code: string) => Promise<ScreenRow[]>): Promise<ScreenRow> {
  for (let attempt = 0; attempt < 5; attempt++) {
    const [row] = await write(newPairingCode()).catch((error) => {
      if (isTaken(error, 'wall_screens_code_unique')) return [];
      throw error;
    });
    if (row) return row;
  }
  throw new Error('No code was free');
}

/** Whether a write failed because another row has what has to be one row's alone. @param constraint its name. */
export function isTaken(error: unknown, constraint: string): boolean {
  const cause = (error as { cause?: { code?: string; constraint?: string } }).cause;
  return cause?.code === '23505' && cause.constraint === constraint;
}
