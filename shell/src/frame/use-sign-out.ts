import { useSession } from '@vitrine/shared/host';
import { useFrameTexts } from './texts/use-frame-texts';

/**
 * Whether something would be lost if the page went away now. Whoever holds unsaved work tells the browser, which asks
 * before a tab closes; signing out ends the page in the same way.
 */
const wouldLoseWork = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

/** Signs out, after asking whoever has not saved everything. */
export function useSignOut(): () => void {
  const t = useFrameTexts();
  const { signOut } = useSession();
  return () => {
    if (!wouldLoseWork() || window.confirm(t('person.signOutUnsaved'))) void signOut();
  };
}
