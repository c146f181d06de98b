import type { RemoteName } from '@vitrine/shared/contract/federation/registry';
import type { ReleaseCandidate } from '@vitrine/shared/contract/federation/release-candidates';
import type { RuntimeConfig } from '@vitrine/shared/contract/federation/runtime-config';
import type { ComponentType } from 'react';
import { loadModule } from './federation';
import { fetchChecked } from './fetch-checked';
import { loadWithin, preload } from './preload';
import { contractRefusal } from './refusal';
import { ReleaseFailure, reasonOf } from './release-failure';
import type { LoadReport } from './remote-loads';
import { fetchRemoteManifest, type RemoteManifest, readRemoteManifest } from './remote-manifest';
import { type RemoteContainer, runEntry } from './run-entry';

declare global {
  /** SHA-384 by address: our builds look up the scripts and style sheets here that they are about to load. */
  var __VITRINE_INTEGRITY__: Record<string, string> | undefined;
  /** Our builds hand their elements for those files over to it before they insert them. */
  var __VITRINE_LOAD__: ((element: HTMLScriptElement | HTMLLinkElement) => void) | undefined;
}

export interface ScreenModule {
  default: ComponentType;
}

/** One attempt to get a screen out of a release. @throws ReleaseFailure */
export type OpenScreen = (wanted: {
  remote: RemoteName;
  screen: string;
  release: ReleaseCandidate;
  report: LoadReport;
  /** When people must have an answer, on performance's clock. */
  endsAt: number;
}) => Promise<ScreenModule>;

/** What of a release has been fetched, checked and run: another attempt begins where the last one failed. */
interface OpenedRelease {
  manifest?: RemoteManifest;
  container?: RemoteContainer;
}

/** Manifest, entry, screen: each is checked before the next is touched. */
export function createOpenScreen({ deadlines, environment, manifests }: RuntimeConfig): OpenScreen {
  const opened = new Map<string, OpenedRelease>();
  globalThis.__VITRINE_LOAD__ = (element) => loadWithin(element, deadlines.chunkMs);

  return async ({ remote, screen, release, report, endsAt }) => {
    // One deadline for manifest and entry together, so that all attempts stay within the time that people wait.
    const attemptEndsAt = performance.now() + Math.max(deadlines.manifestMs, deadlines.entryMs);
    const name = `${remote}@${release.source === 'override' ? release.entry : release.version}`;
    const parts = opened.get(name) ?? {};
    opened.set(name, parts);

    const inlined = manifests[release.entry];
    // The server read and checked it before it wrote it into the page.
    if (inlined) parts.manifest ??= readRemoteManifest(release.entry, inlined);
    parts.manifest ??= await report.phase('manifestMs', () =>
      fetchRemoteManifest(release, deadlines.manifestMs),
    );
    const { manifest } = parts;
    const refusal = manifest.contract ? contractRefusal(manifest.contract) : null;
    if (refusal) throw new ReleaseFailure(refusal, false);
    const mustBeChecked = environment === 'production' && release.source !== 'override';
    if (mustBeChecked && !manifest.integrity[manifest.entry])
      throw new ReleaseFailure(`${release.entry} lists no integrity of its entry`, false);

    globalThis.__VITRINE_INTEGRITY__ = { ...globalThis.__VITRINE_INTEGRITY__, ...manifest.integrity };
    // With the manifest, the server also wrote the tags for what the page's screen takes.
    if (!parts.container && !inlined)
      for (const file of manifest.filesOf(screen)) preload(file, manifest.integrity[file]);
    parts.container ??= await report.phase('entryMs', () =>
      runEntry(manifest, Math.min(deadlines.entryMs, msUntil(attemptEndsAt))),
    );
    const { container } = parts;
    return report.phase('screenMs', () =>
      within(
        msUntil(endsAt),
        loadModule<ScreenModule>(name, manifest.entry, container, screen).then(
          (module) => {
            if (module?.default) return module;
            throw new ReleaseFailure(`It has no screen ${screen}`, false);
          },
          (error) => explainScreenFailure(error, manifest, deadlines.manifestMs),
        ),
      ),
    );
  };
}

/** webpack's ChunkLoadError names the file that did not come, but not why. Anything else was thrown by the screen. */
async function explainScreenFailure(
  error: Error & { request?: string; type?: string },
  { integrity }: RemoteManifest,
  deadlineMs: number,
): Promise<never> {
  const [file = ''] = error.request?.split('?') ?? [];
  if (error.request && error.type !== 'timeout')
    await fetchChecked(error.request, integrity[file], deadlineMs);
  throw new ReleaseFailure(reasonOf(error), error.request !== undefined);
}

const msUntil = (time: number) => Math.max(1, Math.round(time - performance.now()));

function within<Result>(ms: number, work: Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new ReleaseFailure(`Its screen was not there within ${ms} ms`, true)),
      ms,
    );
    work.finally(() => clearTimeout(timer)).then(resolve, reject);
  });
}
