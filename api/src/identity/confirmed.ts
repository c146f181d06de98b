import { and, eq, type SQL } from 'drizzle-orm';
import { brandUsers } from '../db/schema';
import type { Person } from './staff';

/**
 * An invitation's link proves nothing: whoever was handed it can make an account of the invited address. So until the
 * identity service says that its holder reads that mailbox, an account has what its invitation was for and no more:
 * in the brand that made it, and as nobody in the tenant. Everything else that the person was given waits.
 */
export const asConfirmed = (person: Person): Person =>
  person.addressConfirmedAt ? person : { ...person, role: 'member' };

/** The brands' rows of a person that count now. */
export const countedMemberships = ({ addressConfirmedAt, id, invitedInto }: Person): SQL | undefined =>
  and(
    eq(brandUsers.personId, id),
    eq(brandUsers.status, 'active'),
    addressConfirmedAt ? undefined : eq(brandUsers.brandId, invitedInto ?? ''),
  );
