import type { Problem, ResolvedPlacement } from '@vitrine/shared/contract';
import { placementIdPattern, testAccessIdPattern } from '@vitrine/shared/contract/values/patterns';
import type { FastifyRequest } from 'fastify';

/** How long the page waits for the API: the first paint is worth more than a title in it. */
const placementDeadlineMs = 400;

export interface Address {
  status: number;
  /** Whom the page is for; null where there is nothing. */
  area: 'staff' | 'visitors' | null;
  /** What the first paint of a placement shows. */
  placement: ResolvedPlacement | null;
  indexed: boolean;
}

/** What an address answers: its HTTP status, and for a placement what its first paint shows. */
export async function describeAddress(
  apiOrigin: string,
  path: string,
  request: FastifyRequest,
): Promise<Address> {
  const [first = '', second, third, ...rest] = path.slice(1).replace(/\/$/, '').split('/');
  if (first === 'manager') return { status: 200, area: 'staff', placement: null, indexed: false };
  if (path === '/') return { status: 200, area: null, placement: null, indexed: false };
  const isTest =
    second === 'test' && third !== undefined && testAccessIdPattern.test(third) && rest.length === 0;
  if (!placementIdPattern.test(first) || (second !== undefined && !isTest))
    return { status: 404, area: null, placement: null, indexed: false };
  // A draft's title is nobody's business before its test access was checked.
  if (isTest) return { status: 200, area: 'visitors', placement: null, indexed: false };
  return { ...(await resolvePlacement(apiOrigin, first, request)), area: 'visitors', indexed: true };
}

/** What stands at a placement; null where nothing does, or nothing that the API said in time. */
export async function resolvePlacement(apiOrigin: string, placementId: string, request: FastifyRequest) {
  try {
    const answer = await fetch(`${apiOrigin}/v1/placements/${placementId}`, {
      headers: {
        'accept-language': request.headers['accept-language'] ?? 'en',
        'x-forwarded-for': request.ip,
      },
      signal: AbortSignal.timeout(placementDeadlineMs),
    });
    const body = (await answer.json()) as ResolvedPlacement | Problem;
    return { status: answer.status, placement: 'placementId' in body ? body : null };
  } catch (error) {
    // The page works without it; the viewer asks again and says what is wrong.
    request.log.warn({ error }, 'placement not resolved in time');
    return { status: 200, placement: null };
  }
}
