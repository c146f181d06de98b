import { useAddressState } from '@vitrine/shared/ui';
import { useEffect } from 'react';
import { useExperience } from '../../experience/experience-context';
import { focusFor } from '../page/place';

/**
 * Leads whoever followed a finding to its field: `?at=` is a JSON pointer into the open document. Some parts of a form
 * arrive later than others, and a dialog that is still closing gives the focus back first.
 */
export function useFocusAskedPlace(): void {
  const [at, setAt] = useAddressState('at');
  const { experience, setLanguage } = useExperience();
  const { languages } = experience;
  useEffect(() => {
    if (!at) return;
    const language = languages.find((one) => at.split('/').includes(one));
    if (language) setLanguage(language);
    const arrive = () => {
      const field = document.querySelector('[role="dialog"][aria-modal="true"]')
        ? null
        : focusFor(at, document);
      field?.scrollIntoView({ block: 'center' });
      field?.focus({ preventScroll: true });
      // The same finding leads here once more.
      if (field) setAt('');
      return field !== null;
    };
    if (arrive()) return;
    const watching = new MutationObserver(() => {
      if (arrive()) watching.disconnect();
    });
    watching.observe(document.body, { childList: true, subtree: true });
    // What it leads to may be gone by now, and come back once somebody writes elsewhere already.
    const giveUp = () => setAt('');
    document.addEventListener('input', giveUp, { once: true });
    return () => {
      watching.disconnect();
      document.removeEventListener('input', giveUp);
    };
  }, [at, setAt, languages, setLanguage]);
}
