import type { ManifestRoot, ResolvedPlacement } from '@vitrine/shared/contract';
import type { Visit } from '@vitrine/shared/contract/federation/runtime-config';
import { manifestSchemaVersion } from '@vitrine/shared/contract/federation/version';
import type { FastifyRequest } from 'fastify';

/** How long a page waits for a manifest: the viewer can fetch it as well. */
const deadlineMs = 150;

/** Where the root of a placement's manifest is; the viewer asks for it there too. */
export const rootAddress = (hash: string) => `/v1/manifests/${hash}?schema=${manifestSchemaVersion}`;

/** What a placement shows, for its page; null where it shows nothing, or nothing that is here in time. */
export async function openVisit(
  apiOrigin: string,
  placement: ResolvedPlacement | null,
  request: FastifyRequest,
): Promise<Visit | null> {
  if (placement?.state !== 'active' || !placement.manifest) return null;
  try {
    const answer = await fetch(`${apiOrigin}${rootAddress(placement.manifest)}`, {
      headers: { 'x-forwarded-for': request.ip },
      signal: AbortSignal.timeout(deadlineMs),
    });
    if (!answer.ok) throw new Error(`the API answered ${answer.status}`);
    const { assets: _, ...root } = (await answer.json()) as ManifestRoot;
    return { placement, root };
  } catch (error) {
    request.log.warn({ error }, 'manifest not inlined in time');
    return null;
  }
}
