import {
  type BrandRole,
  type BrandUser,
  brandRole,
  type TenantRole,
  type TenantUser,
  tenantRole,
} from '@vitrine/shared/contract';

/** A person in a list: of the tenant or of a brand. */
export type Person = TenantUser | BrandUser;
export type Role = TenantRole | BrandRole;

export const nameOf = ({ displayName, email }: Pick<Person, 'displayName' | 'email'>) => displayName ?? email;

/** Whether a word from a list is a role of the tenant or of a brand. */
export const isRole = (word: string): word is Role =>
  [...tenantRole.options, ...brandRole.options].some((role) => role === word);
