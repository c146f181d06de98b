import { createHash } from 'node:crypto';
import { and, eq, isNull, lte, ne, or } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { people } from '../db/schema';
import type { Dependencies } from '../dependencies';
import { newId } from '../ids';
import { forbidden, unauthenticated } from '../problem';
import { asConfirmed } from './confirmed';
import type { Person } from './staff';
import type { VerifiedIdentity } from './token-verifier';

/** Request header that presents an invitation's token, for accounts whose address is not verified. */
export const invitationHeader = 'x-invitation';

export const invitationHash = (token: string) => createHash('sha256').update(token).digest('hex');

/** What a request proves its caller with. */
export const bearerOf = (request: FastifyRequest): string | undefined =>
  /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1];

/**
 * The person behind a request's bearer token. The first call of an invited person binds their account to the
 * invitation: by verified address, or by that address and the invitation's token in the header `X-Invitation`, which
 * gives them only what that invitation was for (confirmed.ts).
 * @throws ProblemError 401 without a valid token; 403 `not-invited`, `invitation-expired`, `invitation-invalid`,
 * `invitation-other-address` or `disabled`.
 */
export async function admit(dependencies: Dependencies, request: FastifyRequest): Promise<Person> {
  const token = bearerOf(request);
  if (!token) throw unauthenticated();
  const identity = await dependencies.identity.verify(token);
  const invitation = request.headers[invitationHeader];
  const person =
    (await byUid(dependencies, identity.uid)) ??
    (await acceptInvitation(dependencies, identity, typeof invitation === 'string' ? invitation : null)) ??
    (await becomeFirstOwner(dependencies, identity));
  if (!person) throw forbidden('not-invited', 'There is no invitation for this account.');
  if (person.status === 'disabled') throw forbidden('disabled', 'Your access has been disabled.');
  return asConfirmed(await seen(dependencies, person, identity));
}

async function byUid({ db }: Dependencies, uid: string): Promise<Person | null> {
  const [person] = await db.select().from(people).where(eq(people.uid, uid));
  return person ?? null;
}

async function acceptInvitation(
  dependencies: Dependencies,
  identity: VerifiedIdentity,
  invitation: string | null,
): Promise<Person | null> {
  const { db, now } = dependencies;
  const invited =
    (await byVerifiedAddress(dependencies, identity)) ?? (await byLink(dependencies, identity, invitation));
  if (!invited || invited.status === 'disabled') return invited;
  if (hasExpired(invited, now()))
    throw forbidden('invitation-expired', 'This invitation has expired. Ask for a new one.');
  const [bound] = await db
    .update(people)
    .set({
      uid: identity.uid,
      status: 'active',
      displayName: invited.displayName ?? identity.displayName,
      invitationHash: null,
      expiresAt: null,
      // Another account than the one that was confirmed, if any was.
      addressConfirmedAt: null,
      updatedAt: now(),
    })
    .where(and(eq(people.id, invited.id), eq(people.status, invited.status)))
    .returning();
  return bound ?? byUid(dependencies, identity.uid);
}

async function byVerifiedAddress(
  { db }: Dependencies,
  { email, emailVerified }: VerifiedIdentity,
): Promise<Person | null> {
  if (!email || !emailVerified) return null;
  const [person] = await db
    .select()
    .from(people)
    .where(and(eq(people.email, email), ne(people.status, 'removed')));
  return person ?? null;
}

/** Whom an invitation's link was made for; null once it was used, withdrawn or replaced, and for a guess. */
export async function invitedBy({ db }: Dependencies, token: string): Promise<Person | null> {
  const [person] = await db
    .select()
    .from(people)
    .where(and(eq(people.invitationHash, invitationHash(token)), isNull(people.uid)));
  return person ?? null;
}

export const hasExpired = ({ expiresAt, status }: Person, now: Date): boolean =>
  status === 'invited' && expiresAt !== null && expiresAt <= now;

/**
 * Whom an invitation's link was made for.
 * @throws ProblemError 403 `invitation-invalid` for one that was used, withdrawn or replaced;
 * `invitation-other-address` when the account is not of the invited address.
 */
async function byLink(
  dependencies: Dependencies,
  { email }: VerifiedIdentity,
  invitation: string | null,
): Promise<Person | null> {
  if (!invitation) return null;
  const person = await invitedBy(dependencies, invitation);
  if (!person) throw forbidden('invitation-invalid', 'This invitation link does not work any more.');
  if (person.email !== email)
    throw forbidden('invitation-other-address', 'This invitation was made for another address.');
  return person;
}

/** The configured address, verified, in a tenant that nobody belongs to yet. */
async function becomeFirstOwner(
  dependencies: Dependencies,
  { uid, email, emailVerified, displayName }: VerifiedIdentity,
): Promise<Person | null> {
  const { config, db, now } = dependencies;
  if (!email || !emailVerified || email !== config.firstOwnerEmail) return null;
  const [anybody] = await db.select({ id: people.id }).from(people).limit(1);
  if (!anybody)
    await db
      .insert(people)
      .values({ id: newId(), uid, email, displayName, role: 'owner', status: 'active', createdAt: now() })
      .onConflictDoNothing();
  return byUid(dependencies, uid);
}

const minuteMs = 60_000;

/** Keeps when the person was last seen, to the minute: not a write for every call. And that their address is confirmed. */
async function seen(
  { db, now }: Dependencies,
  person: Person,
  { email, emailVerified }: VerifiedIdentity,
): Promise<Person> {
  const at = now();
  const minuteAgo = new Date(at.getTime() - minuteMs);
  const confirms = !person.addressConfirmedAt && emailVerified && email === person.email;
  if (!confirms && person.lastSeenAt && person.lastSeenAt > minuteAgo) return person;
  const values = { lastSeenAt: at, ...(confirms && { addressConfirmedAt: at }) };
  const isDue = or(isNull(people.lastSeenAt), lte(people.lastSeenAt, minuteAgo));
  await db
    .update(people)
    .set(values)
    .where(and(eq(people.id, person.id), confirms ? eq(people.uid, person.uid ?? '') : isDue));
  return { ...person, ...values };
}
