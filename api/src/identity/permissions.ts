import {
  type BrandAction,
  type BrandRole,
  brandRoleMay,
  effectiveBrandRole,
  type TenantAction,
  type TenantRole,
  tenantRoleMay,
} from '@vitrine/shared/contract';

type Person = { role: TenantRole; status: string };
type Brand = { role: BrandRole | null; editorsMayPublish: boolean };
type Decision = 'allowed' | 'forbidden' | 'not-found';

/**
 * The single place where permission is decided.
 * @param brand null when there is no such brand; its role is the one that the brand itself gave the person.
 * @returns not-found for a brand that the person cannot see: it must not be told from one that does not exist.
 */
export function decide(person: Person, action: { tenant: TenantAction }): Decision;
export function decide(person: Person, action: { brand: BrandAction }, brand: Brand | null): Decision;
export function decide(
  person: Person,
  action: { tenant: TenantAction } | { brand: BrandAction },
  brand: Brand | null = null,
): Decision {
  if (person.status !== 'active') return 'forbidden';
  if ('tenant' in action) return tenantRoleMay(person.role, action.tenant) ? 'allowed' : 'forbidden';
  if (!brand || !effectiveBrandRole(person.role, brand.role)) return 'not-found';
  return brandRoleMay(person.role, brand, action.brand) ? 'allowed' : 'forbidden';
}

/** Owners are made, changed and disabled by owners only. */
export function mayChangeOwners(person: Person): boolean {
  return person.status === 'active' && person.role === 'owner';
}
