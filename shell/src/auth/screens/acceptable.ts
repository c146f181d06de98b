import type { StaffIdentity } from '../staff-identity';
import { texts } from '../texts';

/**
 * Lets an address go on to its account if the invitation can be accepted with it: no account is made in vain.
 * @throws in words for people.
 */
export async function acceptable(staff: StaffIdentity, email: string): Promise<void> {
  const state = await staff.checkInvitation(email);
  if (state === 'other-address') throw new Error(texts.otherAddress);
  if (state === 'expired' || state === 'ended') throw new Error(texts.invitations[state].lead);
}
