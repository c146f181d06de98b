import type { PeopleChange, tenantUserUpdate } from '@vitrine/shared/contract';
import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { Transaction } from '../db/database';
import { brandUsers, people } from '../db/schema';
import type { Person } from '../identity/staff';
import { notFound, ProblemError } from '../problem';
import { keepAnOwner, lockOwners, protectOwners } from './owners';

interface Changes {
  caller: Person;
  now: Date;
}

/**
 * Changes people of the tenant in one transaction, in which the owners are locked first.
 * @returns what changes one of them; it throws a ProblemError 404, 403 for owners, 409 for the last owner.
 */
export async function peopleChanger(tx: Transaction, { caller, now }: Changes) {
  const owners = await lockOwners(tx);
  return async (personId: string, changeOf: (before: Person) => Partial<Person>): Promise<Person> => {
    const [before] = await tx.select().from(people).where(eq(people.id, personId)).for('update');
    if (!before || before.status === 'removed') throw notFound('person');
    const change = changeOf(before);
    protectOwners(caller, before.role, change.role);
    const after = { ...before, ...change };
    if (owns(before) && !owns(after)) {
      keepAnOwner(owners, before.id);
      owners.splice(owners.indexOf(before.id), 1);
    }
    if (after.status === 'removed') await tx.delete(brandUsers).where(eq(brandUsers.personId, personId));
    const [user] = await tx
      .update(people)
      .set({ ...change, updatedAt: now })
      .where(eq(people.id, personId))
      .returning();
    if (!user) throw notFound('person');
    return user;
  };
}

const owns = ({ role, status }: Pick<Person, 'role' | 'status'>) => role === 'owner' && status === 'active';

/** What an update means for the row. Enabling somebody who never signed in makes them invited again, without a link. */
export function updateOf(
  before: Person,
  { role, status }: z.output<typeof tenantUserUpdate>,
): Partial<Person> {
  const changedRole = role !== undefined && role !== before.role;
  const voided = { invitationHash: null };
  return {
    ...(role !== undefined && { role }),
    // A link that was handed out for one role must not open another.
    ...(changedRole && voided),
    ...(status === 'disabled' && { status, ...voided }),
    ...(status === 'active' && { status: before.uid ? status : ('invited' as const) }),
  };
}

/** They may be invited again, and are then the same person: what they made keeps its name. */
export const removal = { status: 'removed', uid: null, invitationHash: null, expiresAt: null } as const;

/** The status that a change of several people leads to; null for a removal. */
export const statusAfter = { disable: 'disabled', enable: 'active', remove: null } as const satisfies Record<
  PeopleChange,
  string | null
>;

/**
 * Does the same with each of several people.
 * @throws ProblemError the only refusal; or 409 `not-all-changed` with an error for each person that stands in the way.
 */
export async function withEach(
  personIds: string[],
  change: (personId: string) => Promise<unknown>,
): Promise<number> {
  const each = new Set(personIds);
  const refused: { error: ProblemError; pointer: string }[] = [];
  // In one order for all callers, so that two of them do not wait for each other.
  for (const personId of [...each].sort())
    await change(personId).catch((error: unknown) => {
      if (!(error instanceof ProblemError)) throw error;
      refused.push({ error, pointer: `/personIds/${personIds.indexOf(personId)}` });
    });
  const [first] = refused;
  if (!first) return each.size;
  if (each.size === 1 || first.error.status === 404) throw first.error;
  throw new ProblemError(409, 'not-all-changed', `Nothing was changed: ${first.error.message}`, {
    errors: refused.map(({ error, pointer }) => ({ pointer, message: error.message })),
  });
}
