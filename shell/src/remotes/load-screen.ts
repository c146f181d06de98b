import type { RemoteName } from '@vitrine/shared/contract/federation/registry';
import {
  type ReleaseCandidate,
  releaseCandidates,
} from '@vitrine/shared/contract/federation/release-candidates';
import type { RuntimeConfig } from '@vitrine/shared/contract/federation/runtime-config';
import type { Overrides } from '../overrides/choose-overrides';
import type { fetchRegistry } from './fetch-registry';
import { createOpenScreen, type OpenScreen, type ScreenModule } from './open-release';
import { abandonPreloads } from './preload';
import { refusalOf } from './refusal';
import { ReleaseFailure, reasonOf } from './release-failure';
import { reportLoad } from './remote-loads';

/** Its code is only there for those who try again. */
const readRegistryAgain: typeof fetchRegistry = async (deadlineMs) =>
  (await import('./fetch-registry')).fetchRegistry(deadlineMs);

/** Loads one screen of a remote. Injected, so that tests need no federation. */
export type LoadScreen = (remote: RemoteName, screen: string) => Promise<ScreenModule>;

interface Parts {
  openScreen?: OpenScreen;
  readRegistry?: typeof fetchRegistry;
  /** Of this tab; not given when there are none. */
  overrides?: Promise<Overrides> | undefined;
}

/**
 * Loads screens of remotes. Which release: an override, or else the first of the registry's that may run here and
 * works; the one that worked serves every later screen of its remote, since screens of one remote share state. What
 * failed can be asked for again: then the registry is read again first.
 *
 * | a release            | what follows                                                             |
 * | -------------------- | ------------------------------------------------------------------------ |
 * | may not run here     | the next one, and nothing of this one was fetched                        |
 * | fails for good       | the next one, at once                                                    |
 * | fails for the moment | the same one again after a delay; the last attempts are the next ones'   |
 *
 * @param parts beside the overrides, what tests replace
 */
export function createLoadScreen(
  config: RuntimeConfig,
  { openScreen = createOpenScreen(config), readRegistry = readRegistryAgain, overrides }: Parts = {},
): LoadScreen {
  const { manifestMs, chunkMs, retryDelaysMs } = config.deadlines;
  let { registry } = config;
  const running = new Map<RemoteName, ReleaseCandidate>();
  const failed = new Set<RemoteName>();

  async function candidatesOf(remote: RemoteName): Promise<ReleaseCandidate[]> {
    const works = running.get(remote);
    if (works) return [works];
    const entry = (await overrides)?.[remote];
    // Alone: whoever overrides a remote wants to see what becomes of that build.
    if (entry) return [{ version: 'override', entry, contract: '', source: 'override' }];
    const releases = registry.remotes[remote];
    return releases ? releaseCandidates(releases, config.bucket) : [];
  }

  async function tryInOrder(remote: RemoteName, screen: string, candidates: ReleaseCandidate[]) {
    const endsAt = performance.now() + chunkMs;
    const delaysMs = [...retryDelaysMs];
    let attemptsLeft = Math.max(retryDelaysMs.length + 1, candidates.length);
    let failure = new ReleaseFailure(`The registry names no release of ${remote}`, false);
    for (const [index, release] of candidates.entries()) {
      const report = reportLoad({ remote, screen, version: release.version, source: release.source });
      const refusal = refusalOf(release, config);
      if (refusal) failure = new ReleaseFailure(refusal, false);
      const keptForOthers = candidates.length - index - 1;
      while (!refusal && attemptsLeft > keptForOthers && performance.now() < endsAt) {
        attemptsLeft -= 1;
        try {
          const module = await openScreen({ remote, screen, release, report, endsAt });
          report.end(null);
          running.set(remote, release);
          return module;
        } catch (error) {
          failure = error instanceof ReleaseFailure ? error : new ReleaseFailure(reasonOf(error), false);
        }
        if (!failure.transient || attemptsLeft === 0) break;
        await new Promise((resolve) => setTimeout(resolve, delaysMs.shift()));
      }
      report.end(failure.message);
      // They would stand in the way of the next release, or of the next attempt.
      abandonPreloads(new URL('.', release.entry).href);
    }
    throw failure;
  }

  return async (remote, screen) => {
    // Without an answer, what was known before is still the best there is.
    if (failed.has(remote)) registry = await readRegistry(manifestMs).catch(() => registry);
    try {
      const module = await tryInOrder(remote, screen, await candidatesOf(remote));
      failed.delete(remote);
      return module;
    } catch (error) {
      failed.add(remote);
      throw error;
    }
  };
}
