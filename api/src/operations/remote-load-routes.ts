import { endpoints } from '@vitrine/shared/contract';
import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../dependencies';
import { route } from '../route';
import { countRemoteLoads, summarizeRemoteLoads } from './remote-loads';

const dayMs = 24 * 3600_000;

/** How the loading of remotes goes in all browsers: told by each, seen by staff. */
export function remoteLoadRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  const { db, now } = dependencies;

  route(app, dependencies, endpoints.reportRemoteLoads, async ({ body }) => {
    await countRemoteLoads(db, body.loads, now());
    return undefined;
  });

  route(app, dependencies, endpoints.summarizeRemoteLoads, () =>
    summarizeRemoteLoads(db, new Date(now().getTime() - dayMs)),
  );
}
