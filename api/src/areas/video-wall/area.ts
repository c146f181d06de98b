import { wallLimits } from '@vitrine/shared/contract';
import { and, eq, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import { deleteOldest } from '../../db/delete-oldest';
import { wallDrifts, wallScreens } from '../../db/schema';
import type { Dependencies } from '../../dependencies';
import type { DocumentsArea } from '../api-area';
import { content } from './content';
import { deviceRoutes } from './device-routes';
import { staffRoutes } from './staff-routes';

const hourMs = 3600_000;
/** A device that was sent away and is not heard of for so long does not ask again. */
const revokedKeptMs = 30 * 24 * hourMs;

export const videoWall: DocumentsArea = {
  content,
  routes(app, dependencies) {
    staffRoutes(app, dependencies);
    deviceRoutes(app, dependencies);
  },
  async live(db, { placementId }) {
    const [row] = await db
      .select({ changedAt: sql<string | null>`max(${wallScreens.changedAt})` })
      .from(wallScreens)
      .where(and(eq(wallScreens.placementId, placementId), isNotNull(wallScreens.changedAt)));
    if (!row?.changedAt) return null;
    const changes = new Date(row.changedAt).getTime();
    return { sequence: changes, state: { wallScreens: { changes } } };
  },
  jobs: (dependencies) => ({
    'forget-wall-screens': { everyMs: hourMs, run: () => forgetScreens(dependencies) },
  }),
};

/** Deletes what screens measured longer ago than is shown, and devices that nobody let in or that stay away. */
export async function forgetScreens({ db, now }: Pick<Dependencies, 'db' | 'now'>): Promise<void> {
  const ago = (ms: number) => new Date(now().getTime() - ms);
  await deleteOldest(db, wallDrifts.at, ago(wallLimits.driftsKeptHours * hourMs));
  await db
    .delete(wallScreens)
    .where(
      or(
        and(isNull(wallScreens.documentId), lt(wallScreens.lastSeenAt, ago(hourMs))),
        and(isNotNull(wallScreens.revokedAt), lt(wallScreens.lastSeenAt, ago(revokedKeptMs))),
      ),
    );
}
