import type { TenantUser } from '@vitrine/shared/contract';
import type { Person } from '../identity/staff';
import { iso } from '../timestamp';

/** A person as the contract shows them. */
export const tenantUserOf = (person: Person): TenantUser => ({
  id: person.id,
  email: person.email,
  displayName: person.displayName,
  // Whoever asks about those who were removed as well sees that they have no access.
  status: person.status === 'removed' ? 'disabled' : person.status,
  role: person.role,
  invitedBy: person.invitedBy,
  expiresAt: iso(person.expiresAt),
  lastSeenAt: iso(person.lastSeenAt),
  createdAt: person.createdAt.toISOString(),
});
