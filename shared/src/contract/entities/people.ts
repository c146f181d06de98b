import { z } from 'zod';
import { eitherTextOrFile, listFields, notBoth } from '../values/given-list';
import { entityId } from '../values/ids';
import { limits } from '../values/limits';
import { emailAddress, named, nameUpTo, timestamp } from '../values/values';
import { personPreferences } from './preferences';

/** owner: all, and roles of others. admin: all but owners. member: nothing until a brand lets them in. */
export const tenantRole = z.enum(['owner', 'admin', 'member']);
export type TenantRole = z.infer<typeof tenantRole>;

/** manager: the brand. editor: documents, preview, live control. analyst: reads. */
export const brandRole = z.enum(['manager', 'editor', 'analyst']);
export type BrandRole = z.infer<typeof brandRole>;

export const personStatus = z.enum(['invited', 'active', 'disabled']);
export type PersonStatus = z.infer<typeof personStatus>;

const person = {
  id: entityId,
  email: z.string(),
  displayName: z.string().nullable(),
  status: personStatus,
  /** When an invitation that was not accepted ends; null once active. */
  expiresAt: timestamp.nullable(),
  lastSeenAt: timestamp.nullable(),
  createdAt: timestamp,
};

export const tenantUser = named('TenantUser', {
  ...person,
  role: tenantRole,
  invitedBy: entityId.nullable(),
});
export type TenantUser = z.infer<typeof tenantUser>;
export const tenantUserInvite = z.strictObject({ email: emailAddress, role: tenantRole });
export const tenantUserUpdate = z.strictObject({
  role: tenantRole.optional(),
  status: z.enum(['active', 'disabled']).optional(),
});

/** A person in a brand. `id` is the tenant user's id: one person, many brands. */
export const brandUser = named('BrandUser', { ...person, brandId: entityId, role: brandRole });
export type BrandUser = z.infer<typeof brandUser>;
export const brandUserInvite = z.strictObject({ email: emailAddress, role: brandRole });
export const brandUserUpdate = z.strictObject({
  role: brandRole.optional(),
  status: z.enum(['active', 'disabled']).optional(),
});

/**
 * Why somebody who was let into a brand has no invitation's link that the inviter could pass on. has-account: they need
 * none. opens-more: their new link opens more than this brand, so only the mail carries it. unchanged: they were invited
 * as more than the inviter could make of them; that invitation, with the link they have, now opens this brand too.
 */
export const noLinkReason = z.enum(['has-account', 'opens-more', 'unchanged']);
export type NoLinkReason = z.infer<typeof noLinkReason>;

/**
 * Answer to an invitation: mail goes out only with SMTP configured, so the link can also be copied. It is given once:
 * null where a call is repeated with its Idempotency-Key; inviting again gives a new one. Also null where there is none
 * to pass on, and why: `noLink`.
 */
export const invitation = <User extends z.ZodType>(user: User) =>
  z.object({
    user,
    link: z.string().nullable(),
    noLink: noLinkReason.optional(),
    mailed: z.boolean(),
  });

/**
 * What somebody asks who holds an invitation's link and has no account yet. With the address they would accept it with,
 * they hear before they make an account that it is not the invited one; the invited one itself is never said.
 */
export const invitationQuestion = z.strictObject({
  token: z.string().min(1).max(200),
  email: emailAddress.optional(),
});
/** ended: used, withdrawn or replaced by a newer one; or never an invitation at all, which sounds the same. */
export const invitationState = z.enum(['open', 'expired', 'ended', 'other-address']);
export type InvitationState = z.infer<typeof invitationState>;
export const invitationAnswer = z.object({ state: invitationState });

/** What can be done to several people at once: with all of them, or with none. */
export const peopleChange = z.enum(['disable', 'enable', 'remove']);
export type PeopleChange = z.infer<typeof peopleChange>;
export const peopleChanges = z.strictObject({
  change: peopleChange,
  personIds: z.array(entityId).min(1).max(limits.peopleAtOnce),
});
export const peopleChanged = z.object({ changed: z.int() });

/**
 * A list of people to be invited, as it was pasted (`text`) or as a file's bytes (`file`, base64): a table with the
 * columns email and role, or addresses one after the other.
 */
const invitationList = <Role extends z.ZodType>(role: Role) =>
  z
    .strictObject({
      /** For rows that name none. */
      role,
      ...listFields(limits.invitationListBytes),
    })
    .refine(eitherTextOrFile, notBoth);
export const tenantInvitationList = invitationList(tenantRole);
export const brandInvitationList = invitationList(brandRole);

/** What would become of a row. again: invited before, gets a new link. skip: nothing to do. refuse: to be mended. */
export const invitationVerdict = z.enum(['invite', 'again', 'skip', 'refuse']);
export type InvitationVerdict = z.infer<typeof invitationVerdict>;
export const invitationReason = z.enum([
  'here-already',
  'twice',
  'not-an-address',
  'unknown-role',
  'disabled',
  'owners-only',
  /** They were invited to more than this brand, and that has expired. */
  'not-yours-to-renew',
  /** The row has more cells than the list has columns. */
  'uneven',
]);
export type InvitationReason = z.infer<typeof invitationReason>;
export const invitationRow = z.object({
  /** Where it stands in the list, the first line being 1. */
  line: z.int(),
  /** As it would be written to; what stands there where it is no address. */
  email: z.string(),
  role: z.string(),
  verdict: invitationVerdict,
  reason: invitationReason.nullable(),
});
export type InvitationRow = z.infer<typeof invitationRow>;
export const invitationCheck = named('InvitationCheck', {
  rows: z.array(invitationRow),
  /** Columns that say nothing about an invitation. */
  ignored: z.array(z.string()),
  /** Columns that the first row names once more: the one further left is read. */
  repeated: z.array(z.string()),
  /** How the file was read, where it had to be guessed; null for text and Unicode. */
  encoding: z.string().nullable(),
});
export type InvitationCheck = z.infer<typeof invitationCheck>;

const invitations = <Role extends z.ZodType>(role: Role) =>
  z.strictObject({
    people: z
      .array(z.strictObject({ email: emailAddress, role }))
      .min(1)
      .max(limits.peopleAtOnce),
  });
export const tenantInvitations = invitations(tenantRole);
export const brandInvitations = invitations(brandRole);

/**
 * Answer to invitations of many. `links` by address: given once; null where a call is repeated with its key. `noLink`
 * says of whom there is none, and why.
 */
export const invited = named('Invited', {
  people: z.array(
    z.object({
      email: z.string(),
      verdict: invitationVerdict,
      noLink: noLinkReason.optional(),
      mailed: z.boolean(),
    }),
  ),
  links: z.record(z.string(), z.string()).nullable(),
});
export type Invited = z.infer<typeof invited>;

/** What staff choose for themselves at the identity service, which may ask for more. */
export const passwordChoice = z.strictObject({ password: z.string().min(8, 'At least 8 characters') });
/** In the demo: whose Google account would be linked. */
export const playedAccount = z.strictObject({ address: emailAddress });

/** What the signed-in person is called, by themselves. */
export const ownProfile = z.strictObject({
  displayName: nameUpTo(80),
});

/** Who is signed in, as the API sees them; answered by GET /v1/session. */
export const session = named('Session', {
  person: tenantUser,
  brands: z.array(z.object({ brandId: entityId, role: brandRole })),
  preferences: personPreferences,
  /** false: they came with an invitation's link, and have only what it was for until they confirm their address. */
  addressConfirmed: z.boolean(),
});
export type Session = z.infer<typeof session>;
