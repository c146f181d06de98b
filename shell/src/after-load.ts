import type { RuntimeConfig } from '@vitrine/shared/contract/federation/runtime-config';
import { remoteLoads } from './remotes/remote-loads';
import { reportLoads } from './remotes/telemetry';

/** By then most visitors have stepped inside: what is kept for later does not compete with what they wait for. */
const keepingAfterMs = 5_000;

/** What nobody waits for. */
export function afterLoad(config: RuntimeConfig): void {
  reportLoads(remoteLoads);
  if (config.offline && config.visit)
    setTimeout(
      () => import('./offline/keep-visit').then(({ keepVisit }) => keepVisit(config)),
      keepingAfterMs,
    );
}
