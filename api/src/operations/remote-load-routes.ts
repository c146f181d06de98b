import { endpoints } from '@vitrine/shared/contract';
import type { FastifyInstance } from 'fastify';
import { callerNetworkOf } from '../caller-address';
import type { Dependencies } from '../dependencies';
import { route } from '../route';
import { countRemoteLoads, noFirstTellers, summarizeRemoteLoads } from './remote-loads';

const dayMs = 24 * 3600_000;

/** How the loading of remotes goes in all browsers: told by each, seen by staff. */
export function remoteLoadRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  const { db, now } = dependencies;

  const tellers = noFirstTellers();

  route(app, dependencies, endpoints.reportRemoteLoads, async ({ body, request }) => {
    await countRemoteLoads(db, body.loads, { network: callerNetworkOf(request), now: now(), tellers });
    return undefined;
  });

  route(app, dependencies, endpoints.summarizeRemoteLoads, () =>
    summarizeRemoteLoads(db, new Date(now().getTime() - dayMs)),
  );
}
