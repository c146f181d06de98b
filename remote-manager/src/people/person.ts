import type { BrandRole, BrandUser, TenantRole, TenantUser } from '@vitrine/shared/contract';

/** A person in a list: of the tenant or of a brand. */
export type Person = TenantUser | BrandUser;
export type Role = TenantRole | BrandRole;

export const nameOf = ({ displayName, email }: Pick<Person, 'displayName' | 'email'>) => displayName ?? email;
