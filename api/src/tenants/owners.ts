import { and, asc, eq } from 'drizzle-orm';
import type { Transaction } from '../db/database';
import { people } from '../db/schema';
import { mayChangeOwners } from '../identity/permissions';
import type { Person } from '../identity/staff';
import { conflict, forbidden } from '../problem';

/** @throws ProblemError 403 when either role is owner and the caller is not one. */
export function protectOwners(caller: Person, ...roles: (Person['role'] | undefined)[]): void {
  if (roles.includes('owner') && !mayChangeOwners(caller))
    throw forbidden('owners-only', 'Only owners may change owners.');
}

/**
 * Locks the active owners until the transaction ends, before anything else, so that of two requests that each remove
 * one of the last two, the second sees what the first did, and neither waits for the other in a circle.
 */
export async function lockOwners(tx: Transaction): Promise<string[]> {
  const owners = await tx
    .select({ id: people.id })
    .from(people)
    .where(and(eq(people.role, 'owner'), eq(people.status, 'active')))
    .orderBy(asc(people.id))
    .for('update');
  return owners.map(({ id }) => id);
}

/** @throws ProblemError 409 when the tenant would lose its last owner. */
export function keepAnOwner(owners: string[], leavingId: string): void {
  if (owners.every((id) => id === leavingId))
    throw conflict('last-owner', 'The last owner has to stay. Make somebody else an owner first.');
}
