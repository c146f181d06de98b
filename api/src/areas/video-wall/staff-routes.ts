import { endpoints, videoWallDocument, wallLimits } from '@vitrine/shared/contract';
import { and, eq, gt, isNotNull, isNull, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { changes } from '../../changes';
import { readDocument } from '../../content/read-document';
import { wallDrifts, wallScreens } from '../../db/schema';
import type { Dependencies } from '../../dependencies';
import { publishArea } from '../../live/topics';
import { conflict, invalid, invalidFields, notFound } from '../../problem';
import { readServedPlacement } from '../../responses/served-placement';
import { route } from '../../route';
import { isTaken } from './device-routes';
import { readScreens } from './screen-rows';

const dayMs = 24 * 3600_000;

const unknownCode = () =>
  invalid('/code', 'No screen shows this code. A screen shows another one every quarter of an hour.');

/** What staff of a brand do with the screens of their walls. */
export function staffRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  const { bus, db, now } = dependencies;

  route(app, dependencies, endpoints.listWallScreens, async ({ brand, params }) => {
    const { id } = await readWall(brand.id, params.documentId);
    const ofWall = and(eq(wallScreens.documentId, id), eq(wallScreens.brandId, brand.id));
    return { items: await readScreens(db, ofWall, now()) };
  });

  route(
    app,
    dependencies,
    endpoints.createWallScreen,
    async ({ body, brand, params, staff, request, write }) => {
      await app.limits.pairing(request, staff.person.id);
      const wall = await readWall(brand.id, params.documentId);
      checkPlace(wall.data, body);
      const at = now();
      const [waiting] = await db
        .select()
        .from(wallScreens)
        .where(
          and(
            eq(wallScreens.code, body.code),
            eq(wallScreens.brandId, brand.id),
            isNull(wallScreens.documentId),
            gt(wallScreens.codeUntil, at),
          ),
        );
      if (!waiting) throw unknownCode();
      const served = await readServedPlacement(db, waiting.placementId, at);
      if (served?.experienceId !== wall.experienceId)
        throw invalid('/code', 'This screen is at a placement that shows another experience');
      const screen = await placed(
        write(async (tx) => {
          const [row] = await tx
            .update(wallScreens)
            .set({
              documentId: wall.id,
              name: body.name,
              row: body.row,
              column: body.column,
              pairedAt: at,
              changedAt: at,
              code: null,
              codeUntil: null,
            })
            .where(and(eq(wallScreens.id, waiting.id), isNull(wallScreens.documentId)))
            .returning();
          const [made] = row ? await readScreens(tx, eq(wallScreens.id, row.id), at) : [];
          if (!made) throw unknownCode();
          return made;
        }),
      );
      await publishArea(bus, screen.placementId);
      return screen;
    },
  );

  route(app, dependencies, endpoints.updateWallScreen, async ({ body, brand, params, write }) => {
    const before = await readScreen(brand.id, params.wallScreenId);
    const wall = await readWall(brand.id, before.documentId);
    checkPlace(wall.data, { row: body.row ?? before.row, column: body.column ?? before.column });
    const at = now();
    const screen = await placed(
      write(async (tx) => {
        await tx
          .update(wallScreens)
          .set({ ...changes(body), changedAt: at })
          .where(eq(wallScreens.id, before.id));
        const [changed] = await readScreens(tx, eq(wallScreens.id, before.id), at);
        if (!changed) throw notFound('screen');
        return changed;
      }),
    );
    await publishArea(bus, screen.placementId);
    return screen;
  });

  route(app, dependencies, endpoints.revokeWallScreen, async ({ brand, params, write }) => {
    const own = and(eq(wallScreens.id, params.wallScreenId), eq(wallScreens.brandId, brand.id));
    const [screen] = await db.select().from(wallScreens).where(own);
    if (!screen) throw notFound('screen');
    await write((tx) =>
      tx
        .update(wallScreens)
        .set({ revokedAt: now(), changedAt: now() })
        .where(and(own, isNull(wallScreens.revokedAt))),
    );
    await publishArea(bus, screen.placementId);
    return undefined;
  });

  route(app, dependencies, endpoints.identifyWallScreen, async ({ brand, params }) => {
    const identifyUntil = new Date(now().getTime() + wallLimits.identifyMs);
    await tell(brand.id, params.wallScreenId, { identifyUntil });
    return undefined;
  });

  route(app, dependencies, endpoints.reloadWallScreen, async ({ brand, params }) => {
    await tell(brand.id, params.wallScreenId, { reloads: sql`${wallScreens.reloads} + 1` });
    return undefined;
  });

  route(app, dependencies, endpoints.listWallDrifts, async ({ brand, params }) => {
    const { id } = await readScreen(brand.id, params.wallScreenId);
    const slot = sql`floor(extract(epoch from ${wallDrifts.at}) / 300)`;
    const rows = await db
      .selectDistinctOn([slot], {
        at: wallDrifts.at,
        driftMs: wallDrifts.driftMs,
        roundTripMs: wallDrifts.roundTripMs,
      })
      .from(wallDrifts)
      .where(and(eq(wallDrifts.screenId, id), gt(wallDrifts.at, new Date(now().getTime() - dayMs))))
      .orderBy(slot, sql`abs(${wallDrifts.driftMs}) desc`);
    return { items: rows.map(({ at, ...drift }) => ({ at: at.toISOString(), ...drift })) };
  });

  async function readWall(brandId: string, documentId: string) {
    const document = await readDocument(db, brandId, documentId);
    if (document.area !== 'video-wall') throw invalid('', 'This is no video wall.');
    return { ...document, data: videoWallDocument.parse(document.data) };
  }

  async function readScreen(brandId: string, wallScreenId: string) {
    const own = and(eq(wallScreens.id, wallScreenId), eq(wallScreens.brandId, brandId));
    const [screen] = await readScreens(db, own, now());
    if (!screen) throw notFound('screen');
    return screen;
  }

  async function tell(brandId: string, wallScreenId: string, change: object): Promise<void> {
    const [told] = await db
      .update(wallScreens)
      .set({ ...change, changedAt: now() })
      .where(
        and(
          eq(wallScreens.id, wallScreenId),
          eq(wallScreens.brandId, brandId),
          isNotNull(wallScreens.documentId),
          isNull(wallScreens.revokedAt),
        ),
      )
      .returning({ placementId: wallScreens.placementId });
    if (!told) throw notFound('screen');
    await publishArea(bus, told.placementId);
  }
}

function checkPlace(wall: { rows: number; columns: number }, place: { row: number; column: number }): void {
  const beyond = (['row', 'column'] as const).filter((side) => place[side] > wall[`${side}s`]);
  if (beyond.length === 0) return;
  throw invalidFields(beyond.map((side) => ({ pointer: `/${side}`, message: 'The wall has no such place' })));
}

/** @throws ProblemError 409 where another screen has the place. */
const placed = <Answer>(writing: Promise<Answer>): Promise<Answer> =>
  writing.catch((error) => {
    if (!isTaken(error, 'wall_screens_place')) throw error;
    throw conflict('place-taken', 'Another screen has this place. Move it or take it out of the wall first.');
  });
