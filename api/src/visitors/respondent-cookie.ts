import { fastifyCookie } from '@fastify/cookie';
import { entityIdPattern } from '@vitrine/shared/contract';

const { parse, serialize, sign, unsign } = fastifyCookie;

export const respondentCookieName = 'vitrine_visitor';

/** A browser keeps its respondent for a year; a kiosk gets a new one at each reset. */
const maxAgeSeconds = 365 * 24 * 60 * 60;

/**
 * The respondent of a visitor session.
 * @param cookieHeader the request's `Cookie` header.
 * @returns null without a session, or when the cookie was not signed with this secret.
 */
export function readRespondentId(cookieHeader: string | undefined, secret: string): string | null {
  const signed = cookieHeader ? parse(cookieHeader)[respondentCookieName] : undefined;
  if (!signed) return null;
  const { valid, value } = unsign(signed, secret, 'sha256');
  return valid && value !== null && entityIdPattern.test(value) ? value : null;
}

/**
 * The `Set-Cookie` header that makes `respondentId` this browser's respondent: HMAC-SHA-256 signed, HttpOnly. Over
 * HTTPS it goes along inside other sites' pages too, since placements are embedded there; it is partitioned, so that a
 * visitor is somebody else on each of those sites, and none of them can act for the one who visits the placement itself.
 * @param secure whether the visitor came over HTTPS; browsers take neither attribute otherwise.
 */
export function respondentSetCookie(
  respondentId: string,
  { secret, secure }: { secret: string; secure: boolean },
): string {
  return serialize(respondentCookieName, sign(respondentId, secret, 'sha256'), {
    httpOnly: true,
    ...(secure ? { secure, partitioned: true, sameSite: 'none' } : { sameSite: 'lax' }),
    path: '/',
    maxAge: maxAgeSeconds,
  });
}
