import { fastifyCookie } from '@fastify/cookie';
import { entityIdPattern } from '@vitrine/shared/contract';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../config';

const { parse, serialize, sign, unsign } = fastifyCookie;

const plainName = 'vitrine_visitor';
/** Over HTTPS: a name that browsers let nobody but this very origin set. */
const boundName = `__Host-${plainName}`;

/** A browser keeps its respondent for a year; a kiosk gets a new one at each reset. */
const maxAgeSeconds = 365 * 24 * 60 * 60;

interface CookieTerms {
  secret: string;
  /** Whether the visitor came over HTTPS; browsers keep no bound name otherwise. */
  secure: boolean;
}

/** What a request's respondent cookie is signed with and named by. In production every visitor comes over HTTPS. */
export const cookieTerms = (
  { cookieSecret, environment }: Pick<Config, 'cookieSecret' | 'environment'>,
  { protocol }: Pick<FastifyRequest, 'protocol'>,
): CookieTerms => ({
  secret: cookieSecret,
  secure: environment === 'production' || protocol === 'https',
});

/**
 * The respondent of a visitor session.
 * @param cookieHeader the request's `Cookie` header.
 * @returns null without a session, or when the cookie was not signed with this secret.
 */
export function readRespondentId(
  cookieHeader: string | undefined,
  { secret, secure }: CookieTerms,
): string | null {
  const cookies = cookieHeader ? parse(cookieHeader) : {};
  // Another host of the same site can set the plain name, and so decide who a visitor is: it counts over http alone.
  const signed = cookies[boundName] ?? (secure ? undefined : cookies[plainName]);
  if (!signed) return null;
  const { valid, value } = unsign(signed, secret, 'sha256');
  return valid && value !== null && entityIdPattern.test(value) ? value : null;
}

/**
 * The `Set-Cookie` headers that make `respondentId` this browser's respondent: HMAC-SHA-256 signed, HttpOnly. Over
 * HTTPS it goes along inside other sites' pages too, since placements are embedded there; it is partitioned, so that a
 * visitor is somebody else on each of those sites, and none of them can act for the one who visits the placement itself.
 */
export function respondentSetCookie(respondentId: string, { secret, secure }: CookieTerms): string[] {
  const signed = sign(respondentId, secret, 'sha256');
  const lasting = { httpOnly: true, path: '/', maxAge: maxAgeSeconds };
  if (!secure) return [serialize(plainName, signed, { ...lasting, sameSite: 'lax' })];
  const embedded = { secure, partitioned: true, sameSite: 'none' } as const;
  return [
    serialize(boundName, signed, { ...lasting, ...embedded }),
    // The one of before, as it was set in the page itself and in other sites' pages.
    serialize(plainName, '', { path: '/', maxAge: 0, secure }),
    serialize(plainName, '', { path: '/', maxAge: 0, ...embedded }),
  ];
}
