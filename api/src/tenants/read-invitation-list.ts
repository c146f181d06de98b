import type { GivenList } from '../content/imports/given-list';
import { readGivenList } from '../content/imports/read-given-list';
import type { InvitationList } from './invitation-list';

/** @param owner whose list it is. @throws ProblemError 400 for what is no list, holds nobody, or too many. */
export const readInvitationList = (given: GivenList, owner: string): Promise<InvitationList> =>
  readGivenList(given, 'invitationsIn', owner);
