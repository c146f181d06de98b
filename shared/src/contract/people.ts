import { z } from 'zod';
import { entityId } from './ids';
import { emailAddress, timestamp } from './values';

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

export const tenantUser = z
  .object({ ...person, role: tenantRole, invitedBy: entityId.nullable() })
  .meta({ id: 'TenantUser' });
export type TenantUser = z.infer<typeof tenantUser>;
export const tenantUserInvite = z.strictObject({ email: emailAddress, role: tenantRole });
export const tenantUserUpdate = z.strictObject({
  role: tenantRole.optional(),
  status: z.enum(['active', 'disabled']).optional(),
});

/** A person in a brand. `id` is the tenant user's id: one person, many brands. */
export const brandUser = z
  .object({ ...person, brandId: entityId, role: brandRole })
  .meta({ id: 'BrandUser' });
export type BrandUser = z.infer<typeof brandUser>;
export const brandUserInvite = z.strictObject({ email: emailAddress, role: brandRole });
export const brandUserUpdate = z.strictObject({
  role: brandRole.optional(),
  status: z.enum(['active', 'disabled']).optional(),
});

/**
 * Answer to an invitation: mail goes out only with SMTP configured, so the link can also be copied. It is given once:
 * null where a call is repeated with its Idempotency-Key; inviting again gives a new one.
 */
export const invitation = <User extends z.ZodType>(user: User) =>
  z.object({ user, link: z.string().nullable(), mailed: z.boolean() });

/** Who is signed in, as the API sees them; answered by GET /v1/session. */
export const session = z
  .object({
    person: tenantUser,
    brands: z.array(z.object({ brandId: entityId, role: brandRole })),
  })
  .meta({ id: 'Session' });
export type Session = z.infer<typeof session>;
