import type { BrandRole } from '@vitrine/shared/contract';
import type { people } from '../db/schema';

export type Person = typeof people.$inferSelect;

/** Who calls a staff endpoint. */
export interface Staff {
  person: Person;
}

/** The brand in the path, as the caller may see it. */
export interface BrandAccess {
  id: string;
  /** What the person counts as: the tenant's owners and admins are managers of every brand. */
  role: BrandRole;
  editorsMayPublish: boolean;
}
