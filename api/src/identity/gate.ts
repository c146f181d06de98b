import { type Endpoint, entityIdPattern } from '@vitrine/shared/contract';
import type { FastifyRequest } from 'fastify';
import type { Dependencies } from '../dependencies';
import { forbidden, notFound, unauthenticated } from '../problem';
import { readRespondentId } from '../visitors/respondent-cookie';
import { admit } from './admit';
import { decide } from './permissions';
import { type BrandAccess, findBrand, type Staff } from './staff';

/** Who calls, as far as the endpoint asks. */
export interface Access {
  staff: Staff | null;
  brand: BrandAccess | null;
  respondentId: string | null;
}

/**
 * Lets a call through to its endpoint or refuses it.
 * @param recognise is told who it is before anything is refused, so that refusals are counted and audited too.
 * @throws ProblemError 401, 403, or 404 for a brand that the caller cannot see.
 */
export async function passGate(
  dependencies: Dependencies,
  endpoint: Endpoint,
  request: FastifyRequest,
  recognise: (access: Access) => void | Promise<void>,
): Promise<void> {
  const respondentId = readRespondentId(request.headers.cookie, dependencies.config.cookieSecret);
  const access: Access = { staff: null, brand: null, respondentId };
  if (typeof endpoint.access === 'string') {
    await recognise(access);
    if (endpoint.access === 'visitor' && access.respondentId === null)
      throw unauthenticated('no-visitor-session', 'Please reload the page.');
    return;
  }
  const person = await admit(dependencies, request);
  access.staff = { person };
  await recognise(access);
  if ('tenant' in endpoint.access) {
    if (decide(person, endpoint.access) !== 'allowed') throw forbidden();
    return;
  }
  const brand = await findBrand(dependencies.db, person, brandIdOf(request));
  const decision = decide(person, endpoint.access, brand);
  if (decision === 'not-found' || !brand?.role) throw notFound('brand');
  if (decision === 'forbidden') throw forbidden();
  access.brand = { ...brand, role: brand.role };
}

function brandIdOf(request: FastifyRequest): string {
  const { brandId } = request.params as { brandId?: string };
  if (!brandId || !entityIdPattern.test(brandId)) throw notFound('brand');
  return brandId;
}
