import { type Endpoint, entityIdPattern } from '@vitrine/shared/contract';
import type { FastifyRequest } from 'fastify';
import type { Dependencies } from '../dependencies';
import { archived, forbidden, notFound, unauthenticated } from '../problem';
import { cookieTerms, readRespondentId } from '../visitors/respondent-cookie';
import { admit, bearerOf } from './admit';
import { type ApiToken, admitToken, isApiToken } from './api-token';
import { findBrand } from './find-brand';
import { decide, tokenRole } from './permissions';
import type { BrandAccess, Staff } from './staff';

/** Who calls, as far as the endpoint asks. */
export interface Access {
  staff: Staff | null;
  /** A program in the place of a person. */
  apiToken: ApiToken | null;
  brand: BrandAccess | null;
  respondentId: string | null;
}

/**
 * Lets a call through to its endpoint or refuses it.
 * @param recognise is told who it is before anything is refused, so that refusals are counted and audited too.
 * @throws ProblemError 401, 403, 404 for a brand that the caller cannot see, or 409 for a write in an archived one.
 */
export async function passGate(
  dependencies: Dependencies,
  endpoint: Endpoint,
  request: FastifyRequest,
  recognise: (access: Access) => void | Promise<void>,
): Promise<void> {
  const respondentId = readRespondentId(request.headers.cookie, cookieTerms(dependencies.config, request));
  const access: Access = { staff: null, apiToken: null, brand: null, respondentId };
  if (typeof endpoint.access === 'string') {
    await recognise(access);
    if (endpoint.access === 'visitor' && access.respondentId === null)
      throw unauthenticated('no-visitor-session', 'Please reload the page.');
    return;
  }
  const caller = await callerOf(dependencies, request, access);
  await recognise(access);
  if ('tenant' in endpoint.access) {
    if (decide(caller, endpoint.access) !== 'allowed') throw forbidden();
    return;
  }
  const brand = await findBrand(dependencies.db, access.staff?.person ?? null, brandIdOf(request));
  const decision = decide(caller, endpoint.access, brand);
  if (decision === 'not-found' || !brand) throw notFound('brand');
  if (decision === 'forbidden') throw forbidden();
  const { archivedAt, ...found } = brand;
  access.brand = { ...found, role: brand.role ?? tokenRole };
  if (archivedAt && needsOpenBrand(endpoint)) throw archived('brand');
}

const needsOpenBrand = ({ method, passing, whileArchived }: Endpoint) =>
  method !== 'GET' && !passing && !whileArchived;

/** The person or the program behind a call, noted in its access. */
async function callerOf(dependencies: Dependencies, request: FastifyRequest, access: Access) {
  const bearer = bearerOf(request);
  if (bearer && isApiToken(bearer)) {
    access.apiToken = await admitToken(dependencies, bearer);
    return { tokenBrandId: access.apiToken.brandId };
  }
  const person = await admit(dependencies, request);
  access.staff = { person };
  return person;
}

function brandIdOf(request: FastifyRequest): string {
  const { brandId } = request.params as { brandId?: string };
  if (!brandId || !entityIdPattern.test(brandId)) throw notFound('brand');
  return brandId;
}
