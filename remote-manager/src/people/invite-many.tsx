import { type InvitationCheck, type Invited, limits } from '@vitrine/shared/contract';
import { useState } from 'react';
import { CheckedListDialog } from '../parts/checked-list-dialog';
import { type GivenList, useCheckedList } from '../parts/use-checked-list';
import { useShownOnce } from '../parts/use-shown-once';
import { useManagerTexts } from '../texts/use-manager-texts';
import { ChoosePeople } from './choose-people';
import { InvitationReport } from './invitation-report';
import { InvitedPeople, onlyHere } from './invited-people';
import type { Role } from './person';

interface InviteManyProps<R extends Role> {
  roles: R[];
  initialRole: R;
  /** What inviting the list would do; writes nothing. */
  check: (list: GivenList & { role: R }) => Promise<InvitationCheck>;
  invite: (people: { email: string; role: R }[]) => Promise<Invited>;
  /** Where those come in who have an account already. */
  home?: string;
  onClose: () => void;
}

/** A list of people from the clipboard or a file: what it would do, row by row, then the invitations and their links. */
export function InviteMany<R extends Role>(props: InviteManyProps<R>) {
  const { roles, initialRole, check, invite, home, onClose } = props;
  const t = useManagerTexts();
  const [role, setRole] = useState(initialRole);
  const [done, setDone] = useState<Invited | null>(null);
  const toldOnce = useShownOnce(done ? onlyHere(done) : 0, onClose);
  const list = useCheckedList({
    check: (given) => check({ role, ...given }),
    mostBytes: limits.invitationListBytes,
    tooLarge: (name) => t('people.many.tooLarge', { name, count: limits.peopleAtOnce }),
  });
  const inviteesIn = ({ rows }: InvitationCheck) =>
    rows.flatMap(({ email, role: given, verdict }) => {
      const known = roles.find((one) => one === given);
      return known && (verdict === 'invite' || verdict === 'again') ? [{ email, role: known }] : [];
    });
  return (
    <CheckedListDialog
      list={list}
      title={t('people.many.title')}
      choose={<ChoosePeople list={list} roles={roles} role={role} onRole={setRole} />}
      report={(report) => <InvitationReport report={report} roles={roles} />}
      submit={(report) => {
        const invitees = inviteesIn(report);
        return {
          label: t('people.many.submit', { count: invitees.length }),
          disabled: invitees.length === 0,
          run: async () => setDone(await invite(invitees)),
        };
      }}
      done={
        done && {
          title: t('people.many.doneTitle', { count: done.people.length }),
          content: <InvitedPeople invited={done} home={home} />,
          ...toldOnce,
        }
      }
      onClose={onClose}
    />
  );
}
