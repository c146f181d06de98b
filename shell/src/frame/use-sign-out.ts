import { useSession } from '@vitrine/shared/host';
import { wouldLoseWork } from '../would-lose-work';
import { useFrameTexts } from './texts/use-frame-texts';

/** Signs out, after asking whoever has not saved everything. */
export function useSignOut(): () => void {
  const t = useFrameTexts();
  const { signOut } = useSession();
  return () => {
    if (!wouldLoseWork() || window.confirm(t('person.signOutUnsaved'))) void signOut();
  };
}
