import { createHash } from 'node:crypto';
import type { RemoteRelease } from '@vitrine/shared/contract/federation/registry';
import { z } from 'zod';

/** How long a page waits for a manifest that is not at hand: the browser can fetch it as well. */
const waitMs = 150;
/** When the server gives up itself; what comes later than a page waits is there for the next one. */
const deadlineMs = 5_000;
/** Nor is a remote's server asked again at once that is not there: it may be out of this server's reach for good. */
const restMs = 5_000;
/** Text that no manifest of ours comes near. */
const longestText = 1_000_000;

const files = z.object({ sync: z.array(z.string()) });
/** What of a manifest says which files a screen needs. */
const manifestSchema = z.object({
  metaData: z.object({ remoteEntry: z.object({ name: z.string(), path: z.string() }) }),
  exposes: z.array(z.object({ name: z.string(), assets: z.object({ js: files, css: files }) })),
  integrity: z.record(z.string(), z.string()).default({}),
  stages: z.record(z.string(), z.array(z.string())).default({}),
});

export type RemoteManifest = z.infer<typeof manifestSchema> & { text: string };

interface Fetching {
  startedAt: number;
  manifest: Promise<RemoteManifest | null>;
}

/** A release's manifest, or null when it is not here in time. */
export type GetManifest = (release: RemoteRelease) => Promise<RemoteManifest | null>;

/**
 * Manifests of remotes, to be inlined into pages: fetched once and kept, where the registry says their hash. Without
 * one (development) nobody knows when they change, and they are fetched for each page.
 */
export function openRemoteManifests(warn: (line: string) => void): GetManifest {
  const kept = new Map<string, RemoteManifest>();
  const fetching = new Map<string, Fetching>();
  const failed = new Map<string, { at: number; why: string }>();
  return async (release) => {
    const key = `${release.entry} ${release.integrity ?? ''}`;
    const known = kept.get(key);
    if (known) return known;
    if (Date.now() - (failed.get(key)?.at ?? 0) < restMs) return null;
    let current = fetching.get(key);
    if (!current) {
      const started = fetchManifest(release).then(
        (manifest) => {
          failed.delete(key);
          if (release.integrity) kept.set(key, manifest);
          return manifest;
        },
        (error: Error) => {
          const why = reasonOf(error);
          if (failed.get(key)?.why !== why) warn(`${release.entry} is not inlined into pages: ${why}`);
          failed.set(key, { at: Date.now(), why });
          return null;
        },
      );
      current = { startedAt: Date.now(), manifest: started.finally(() => fetching.delete(key)) };
      fetching.set(key, current);
    }
    return inTime(current);
  };
}

/** Nobody waits for a server that already kept others waiting. */
async function inTime({ startedAt, manifest }: Fetching): Promise<RemoteManifest | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, Math.max(0, startedAt + waitMs - Date.now()), null);
  });
  return Promise.race([manifest, late]).finally(() => clearTimeout(timer));
}

/** fetch says only that it failed, and why in the cause. */
const reasonOf = ({ message, cause }: Error) => (cause instanceof Error ? cause.message : message);

async function fetchManifest({ entry, integrity }: RemoteRelease): Promise<RemoteManifest> {
  const answer = await fetch(entry, { signal: AbortSignal.timeout(deadlineMs) });
  if (!answer.ok) throw new Error(`it answered ${answer.status}`);
  const text = await answer.text();
  if (text.length > longestText) throw new Error('it is too long to be one');
  const hash = `sha384-${createHash('sha384').update(text).digest('base64')}`;
  if (integrity && hash !== integrity) throw new Error('it does not have the bytes that were released');
  return { ...manifestSchema.parse(JSON.parse(text)), text };
}
