import {
  type BrandAction,
  type BrandRole,
  brandRoleMay,
  effectiveBrandRole,
  type TenantAction,
  type TenantRole,
  tenantRoleMay,
} from '@vitrine/shared/contract';

/** A program that holds an API token: an analyst of the token's brand, and nobody anywhere else. */
type TokenHolder = { tokenBrandId: string };
type Person = { role: TenantRole; status: string };
type Brand = { id: string; role: BrandRole | null; editorsMayPublish: boolean };
type Caller = Person | TokenHolder;
/** What a token counts as in its brand. */
export const tokenRole: BrandRole = 'analyst';
type Decision = 'allowed' | 'forbidden' | 'not-found';

/**
 * The single place where permission is decided.
 * @param brand null when there is no such brand; its role is the one that the brand itself gave the person.
 * @returns not-found for a brand that the caller cannot see: it must not be told from one that does not exist.
 */
export function decide(caller: Caller, action: { tenant: TenantAction }): Decision;
export function decide(caller: Caller, action: { brand: BrandAction }, brand: Brand | null): Decision;
export function decide(
  caller: Caller,
  action: { tenant: TenantAction } | { brand: BrandAction },
  brand: Brand | null = null,
): Decision {
  if ('tokenBrandId' in caller) return decideForToken(caller, action, brand);
  if (caller.status !== 'active') return 'forbidden';
  if ('tenant' in action) return tenantRoleMay(caller.role, action.tenant) ? 'allowed' : 'forbidden';
  if (!brand || !effectiveBrandRole(caller.role, brand.role)) return 'not-found';
  return brandRoleMay(caller.role, brand, action.brand) ? 'allowed' : 'forbidden';
}

function decideForToken(
  { tokenBrandId }: TokenHolder,
  action: { tenant: TenantAction } | { brand: BrandAction },
  brand: Brand | null,
): Decision {
  if ('tenant' in action) return 'forbidden';
  if (brand?.id !== tokenBrandId) return 'not-found';
  // What staff say to each other is said by people.
  if (action.brand === 'comments:write' || action.brand === 'timeline-notes:write') return 'forbidden';
  const asAnalyst = { role: tokenRole, editorsMayPublish: false };
  return brandRoleMay('member', asAnalyst, action.brand) ? 'allowed' : 'forbidden';
}

/** Owners are made, changed and disabled by owners only. */
export function mayChangeOwners(person: Person): boolean {
  return person.status === 'active' && person.role === 'owner';
}

/** Who invites somebody again lets them in as what they were invited as: only those who could have invited them so. */
export function mayInviteAgain(inviter: Person, { role }: { role: TenantRole }): boolean {
  if (role === 'owner') return mayChangeOwners(inviter);
  return role === 'member' || tenantRoleMay(inviter.role, 'tenant-users:write');
}

/** A short name is free or taken among all brands: only those who see them all may try one. */
export function mayChooseSlug({ role }: { role: TenantRole }): boolean {
  return tenantRoleMay(role, 'brands:create');
}

/** A comment is changed and deleted by who wrote it, by nobody else. */
export function mayChangeComment(person: { id: string }, comment: { createdBy: string }): boolean {
  return comment.createdBy === person.id;
}

/** A review is decided by another person than who asked for it, among those who may publish. */
export function mayDecideReview(person: { id: string }, review: { askedBy: string }): boolean {
  return review.askedBy !== person.id;
}
