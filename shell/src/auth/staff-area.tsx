import { type InterfaceLanguage, interfaceLanguage } from '@vitrine/shared/browser/interface-language';
import { HostProvider, useObservable } from '@vitrine/shared/host';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Loading } from '../screens/loading';
import { useReloadWhenOutdated } from '../screens/use-reload-when-outdated';
import { useHostValue, useShell } from '../shell-context';
import { speak as speakShell } from '../texts';
import { openStaffIdentity } from './open-staff-identity';
import { PanelOrEntrance } from './panel-or-entrance';
import { logoutPath } from './return-path';
import { StaffProvider } from './staff-context';
import { speak } from './texts';

/** Everything under /manager: staff, signed in through Firebase, spoken to in their language from the first word. */
export function Component() {
  const { config, preferences } = useShell();
  const { language } = useObservable(preferences);
  const spoken = useSpeaking(interfaceLanguage(language));
  const staff = openStaffIdentity(config);
  const host = useHostValue(staff);
  const navigate = useNavigate();
  useEffect(() => staff.onSessionEnd(() => void navigate(logoutPath)), [staff, navigate]);
  useReloadWhenOutdated();
  if (!spoken) return <Loading />;
  return (
    <StaffProvider value={staff}>
      <HostProvider value={host}>
        <PanelOrEntrance />
      </HostProvider>
    </StaffProvider>
  );
}

/** @returns whether the words of some language are there; a later choice comes without a gap. */
function useSpeaking(language: InterfaceLanguage): boolean {
  const [spoken, setSpoken] = useState<InterfaceLanguage | null>(language === 'en' ? language : null);
  useEffect(() => {
    void Promise.all([speak(language), speakShell(language)]).then(() => setSpoken(language));
  }, [language]);
  return spoken !== null;
}
