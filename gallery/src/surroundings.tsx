import { observable } from '@vitrine/shared/browser/observable';
import { type Host, HostProvider, type Preferences } from '@vitrine/shared/host';
import { createTestHost, TestHost } from '@vitrine/shared/host/testing';
import { UiProvider } from '@vitrine/shared/ui';
import { fakeApi } from '@vitrine/shared/ui/testing/fake-api';
import type { ReactNode } from 'react';
import { environment } from '../../remote-viewer/src/browser/environment';
import visitStyles from '../../remote-viewer/src/experience/experience.module.css';
import { themeStyle } from '../../remote-viewer/src/experience/theme-style';
import { LanguageProvider } from '../../remote-viewer/src/language/language';
import type { View } from './view';
import { visitorThemes } from './visitor-themes';

const { host: testHost } = createTestHost();
const preferences = observable<Preferences>(testHost.preferences.get());
const host: Host = {
  ...testHost,
  preferences: {
    ...preferences,
    change(change) {
      preferences.set({ ...preferences.get(), ...change });
      document.documentElement.style.fontSize = `${preferences.get().textSizePercent}%`;
    },
  },
};

const consent = {
  version: 1,
  text: {
    en: 'May we recognise this device when you come again?',
    de: 'Dürfen wir dieses Gerät wiedererkennen, wenn Sie zurückkehren?',
    ar: 'هل تسمح لنا بالتعرّف على هذا الجهاز عندما تعود؟',
  },
};
fakeApi({ 'POST /v1/visitor-sessions': () => ({ respondentId: 'respo23456789abc', consent }) });

/** Puts look and language where staff and visitors keep them. Before anything renders: antd's theme is read from the page. */
export function dress({ language, look, text }: View): void {
  document.documentElement.dataset.look = look;
  host.preferences.change({ language, look, textSizePercent: Number(text) });
  environment.set({ ...environment.get(), language, dark: look === 'dark' });
}

/** What stands around a staff screen: a host, somebody who is signed in, the interface's language and look. */
export function StaffSurroundings({ children }: { children: ReactNode }) {
  return (
    <TestHost host={host} address="/" path="/*">
      <UiProvider>{children}</UiProvider>
    </TestHost>
  );
}

interface VisitorSurroundingsProps {
  theme: string;
  /** What they hold fills the page, as in a visit. */
  alone: boolean;
  children: ReactNode;
}

const languages = ['en', 'ar'];

/** What stands around a visitor's parts: a theme and a language. */
export function VisitorSurroundings({ theme, alone, children }: VisitorSurroundingsProps) {
  const look = visitorThemes[theme] ?? visitorThemes.standard;
  const style = look && themeStyle(look, environment.get().dark ?? false);
  return (
    <HostProvider value={host}>
      <LanguageProvider languages={languages}>
        <div className={alone ? visitStyles.visit : 'visitor'} style={style}>
          <div className={alone ? visitStyles.room : ''}>{children}</div>
        </div>
      </LanguageProvider>
    </HostProvider>
  );
}
