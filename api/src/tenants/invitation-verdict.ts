import {
  emailAddress,
  type InvitationCheck,
  type InvitationReason,
  type InvitationRow,
  type InvitationVerdict,
} from '@vitrine/shared/contract';
import type { GivenList } from '../content/imports/given-list';
import { readGivenList } from '../content/imports/read-given-list';
import { conflict, forbidden, type ProblemError } from '../problem';
import type { ListedPerson } from './invitation-list';

/** What becomes of inviting somebody, and why not. */
export interface Verdict {
  verdict: InvitationVerdict;
  reason: InvitationReason | null;
}

export const willInvite: Verdict = { verdict: 'invite', reason: null };
export const willInviteAgain: Verdict = { verdict: 'again', reason: null };
export const hereAlready: Verdict = { verdict: 'skip', reason: 'here-already' };
export const refusedAs = (reason: InvitationReason): Verdict => ({ verdict: 'refuse', reason });

/** How the API refuses a single invitation; null for one that it makes. */
export function refusalOf({ reason }: Verdict): ProblemError | null {
  if (reason === 'here-already')
    return conflict('already-member', 'This person is here already.', ['change-role', 'disable', 'remove']);
  if (reason === 'disabled')
    return conflict('person-disabled', 'This person is disabled. Enable them instead.', ['enable', 'remove']);
  if (reason === 'not-yours-to-renew')
    return conflict(
      'not-yours-to-renew',
      'This person’s invitation to more than this brand has expired. An owner has to renew it first.',
    );
  if (reason === 'owners-only') return forbidden('owners-only', 'Only owners may change owners.');
  return null;
}

/** What is asked about the people in a list, once for all of them. */
interface Judge<Role extends string> {
  roles: readonly Role[];
  /** For who says none. */
  role: Role;
  /** @returns what becomes of an address that is one, in a role that there is. */
  of(emails: string[]): Promise<(email: string, role: Role) => Verdict>;
}

/**
 * Says what inviting a list would do, row by row. Nothing is written.
 * @param owner whose list it is.
 * @throws ProblemError 400 for what is no list.
 */
export async function checkInvitations<Role extends string>(
  given: GivenList,
  owner: string,
  judge: Judge<Role>,
): Promise<InvitationCheck> {
  const { encoding, people, ...columns } = await readGivenList(given, 'invitationsIn', owner);
  const rows = people.map((person) => ({ ...person, address: emailAddress.safeParse(person.email).data }));
  const judged = await judge.of(rows.flatMap(({ address }) => address ?? []));
  const seen = new Set<string>();
  const verdictOf = ({ address, role: written, uneven }: ListedPerson & { address: string | undefined }) => {
    const role = written === '' ? judge.role : judge.roles.find((one) => one === written.toLowerCase());
    if (uneven) return { ...refusedAs('uneven'), role: role ?? written };
    if (address === undefined) return { ...refusedAs('not-an-address'), role: role ?? written };
    if (role === undefined) return { ...refusedAs('unknown-role'), role: written };
    const verdict: Verdict = seen.has(address) ? { verdict: 'skip', reason: 'twice' } : judged(address, role);
    seen.add(address);
    return { ...verdict, role };
  };
  return {
    rows: rows.map(
      (row): InvitationRow => ({
        line: row.line,
        email: (row.address ?? row.email).slice(0, 254),
        ...shortened(verdictOf(row)),
      }),
    ),
    ...columns,
    encoding,
  };
}

const shortened = <V extends { role: string }>(verdict: V): V => ({
  ...verdict,
  role: verdict.role.slice(0, 60),
});
