import { useObservable } from '@vitrine/shared/host';
import { Outlet } from 'react-router-dom';
import { useShell } from '../../shell-context';
import { useStaff } from '../staff-context';
import { words } from '../texts';
import { Entrance } from './entrance';
import { EntranceLoading } from './entrance-loading';
import { RefusalScreen } from './refusal-screen';
import { SignedIn } from './signed-in';
import { StatisticsChoice } from './statistics-choice';

/** The staff entrance: the sign-in screen for those who are not signed in, the way on for those who are. */
export function AuthenticationScreen() {
  const staff = useStaff();
  const { config } = useShell();
  // Its screens say what stands in the texts now: another language renders them again.
  useObservable(words);
  const { authUser, isLoading, session } = useObservable(staff);
  const refusal = useObservable(staff.refusal);
  if (session)
    return (
      <SignedIn
        email={session.person.email}
        // An API of before says nothing of it.
        isConfirmed={session.addressConfirmed !== false}
      />
    );
  if (refusal) return <RefusalScreen refusal={refusal} />;
  return (
    <Entrance>
      {isLoading || authUser ? <EntranceLoading /> : <Outlet />}
      {config.firebase.measurementId && <StatisticsChoice />}
    </Entrance>
  );
}

export { AuthenticationScreen as Component };
