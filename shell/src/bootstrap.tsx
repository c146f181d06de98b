import '@vitrine/shared/ui/tokens.css';
import './base.css';
import './zod-without-eval';
import { deviceStorage } from '@vitrine/shared/browser/guarded-storage';
import { interfaceLanguage } from '@vitrine/shared/browser/interface-language';
import { visitorLanguageKey } from '@vitrine/shared/browser/visitor-language-key';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { invitation } from './auth/invitation';
import { mayHaveOverrides } from './overrides/may-have-overrides';
import { createPreferences } from './preferences/preferences';
import { readConfig } from './read-config';
import { createLoadScreen } from './remotes/load-screen';
import { LoadScreenProvider } from './remotes/remote-screen';
import { routes } from './router';
import { ShellProvider } from './shell-context';
import { speak, visitorLanguage } from './texts';
import { LazyToaster } from './toast/lazy-toaster';
import { blockZoom } from './zoom/block-zoom';

const config = readConfig();
// Before anything else reads the address. A link that is opened where the page is already changes the fragment only.
invitation.take();
window.addEventListener('hashchange', () => invitation.take() && location.reload());
// Before the router changes it.
const address = location.href;
const overrides = mayHaveOverrides()
  ? import('./overrides/open-overrides').then(({ openOverrides }) => openOverrides(config, address))
  : undefined;
blockZoom();

const preferences = createPreferences();
const isStaff = window.location.pathname.startsWith('/manager');
/** Staff in the language of their interface; visitors in what they chose, or else the placement's page's, or the browser's. */
const speakToReader = () =>
  void speak(
    isStaff
      ? interfaceLanguage(preferences.get().language)
      : visitorLanguage([
          deviceStorage.get(visitorLanguageKey) ?? '',
          config.visit?.placement.language ?? '',
          ...navigator.languages,
        ]),
  );
speakToReader();
preferences.subscribe(speakToReader);

// Where there is none, React says so.
const root = createRoot(document.getElementById('root') as HTMLElement);
// What runs until here and what comes now take a slow phone a tenth of a second each: two tasks.
setTimeout(() =>
  root.render(
    <ShellProvider value={{ config, preferences }}>
      <LoadScreenProvider value={createLoadScreen(config, { overrides })}>
        <RouterProvider router={createBrowserRouter(routes)} />
        <LazyToaster />
      </LoadScreenProvider>
    </ShellProvider>,
  ),
);

// Nobody waits for it.
const load = () => void import('./after-load').then(({ afterLoad }) => afterLoad(config));
if (document.readyState === 'complete') load();
else window.addEventListener('load', load);
