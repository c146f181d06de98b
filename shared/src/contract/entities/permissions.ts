import { areaBrandActions } from '../areas/listed';
import type { BrandRole, TenantRole } from './people';

/**
 * What staff may do, as one table. The API decides with it (api/src/identity/permissions.ts) and the UI hides with
 * it; nothing else knows about roles. Free of zod.
 */
export const tenantActions = {
  'session:read': ['owner', 'admin', 'member'],
  /** Their own preferences. */
  'session:write': ['owner', 'admin', 'member'],
  'tenant:read': ['owner', 'admin', 'member'],
  'tenant:update': ['owner', 'admin'],
  'tenant-users:read': ['owner', 'admin'],
  /** Owners' roles are changed by owners only; the API checks that on top. */
  'tenant-users:write': ['owner', 'admin'],
  /** Everybody sees a list: of the brands that let them in. */
  'brands:list': ['owner', 'admin', 'member'],
  'brands:create': ['owner', 'admin'],
  /** Several at once: those who count as manager of every brand. */
  'brands:archive': ['owner', 'admin'],
  'audit:read': ['owner', 'admin'],
  /** What is kept of a visitor: to hand it out, to erase it. */
  'visitors:manage': ['owner', 'admin'],
  /** The tenant's own vault documents; every brand reads them. */
  'vaults:write': ['owner', 'admin'],
} as const satisfies Record<string, readonly TenantRole[]>;

/** A tenant owner or admin counts as manager of every brand. */
export const brandActions = {
  'brand:read': ['manager', 'editor', 'analyst'],
  'brand:update': ['manager'],
  'brand:archive': ['manager'],
  'brand-users:read': ['manager'],
  'brand-users:write': ['manager'],
  /** API tokens and webhooks. */
  'integrations:read': ['manager'],
  'integrations:write': ['manager'],
  'stores:read': ['manager', 'editor', 'analyst'],
  'stores:write': ['manager'],
  'experiences:read': ['manager', 'editor', 'analyst'],
  'experiences:write': ['manager'],
  'placements:read': ['manager', 'editor', 'analyst'],
  'placements:write': ['manager'],
  'test-accesses:read': ['manager', 'editor'],
  'test-accesses:write': ['manager', 'editor'],
  'library:read': ['manager', 'editor', 'analyst'],
  'library:write': ['manager', 'editor'],
  'documents:read': ['manager', 'editor', 'analyst'],
  'documents:write': ['manager', 'editor'],
  'comments:read': ['manager', 'editor', 'analyst'],
  /** To write and to resolve; who may change one that is written, the API decides on top. */
  'comments:write': ['manager', 'editor', 'analyst'],
  /** Editors only where the brand allows it; the API checks that on top. */
  publish: ['manager', 'editor'],
  'results:read': ['manager', 'editor', 'analyst'],
  /** What is noted on an experience's timeline, by whomever. */
  'timeline-notes:write': ['manager', 'editor', 'analyst'],
  'runs:control': ['manager', 'editor'],
  /** To hide what visitors wrote from others, and to show it. */
  'answers:moderate': ['manager', 'editor'],
  /** Whoever knows a code answers with it. */
  'tokens:read': ['manager', 'editor'],
  'tokens:write': ['manager', 'editor'],
  ...areaBrandActions,
} as const satisfies Record<string, readonly BrandRole[]>;

export type TenantAction = keyof typeof tenantActions;
export type BrandAction = keyof typeof brandActions;
export type Action = TenantAction | BrandAction;

const allows = (roles: readonly string[], role: string | null) => role !== null && roles.includes(role);

/** @param role null for someone who is not in the tenant. */
export const tenantRoleMay = (role: TenantRole | null, action: TenantAction) =>
  allows(tenantActions[action], role);

/**
 * @param brand.role null for someone whom the brand has not let in.
 * @param brand.editorsMayPublish the brand's own setting.
 */
export function brandRoleMay(
  tenantRole: TenantRole,
  brand: { role: BrandRole | null; editorsMayPublish: boolean },
  action: BrandAction,
): boolean {
  const role = effectiveBrandRole(tenantRole, brand.role);
  if (action === 'publish' && role === 'editor') return brand.editorsMayPublish;
  return allows(brandActions[action], role);
}

export function effectiveBrandRole(tenantRole: TenantRole, brandRole: BrandRole | null): BrandRole | null {
  return tenantRole === 'member' ? brandRole : 'manager';
}
