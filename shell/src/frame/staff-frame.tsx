import { useMediaQuery } from '@vitrine/shared/ui';
import { type ReactNode, useCallback, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useKeptPreferences } from '../preferences/use-kept-preferences';
import { ConnectionBanner } from './connection-banner';
import { Palette } from './palette';
import { ShortcutsOverview } from './shortcuts-overview';
import { SideNavigation } from './side-navigation';
import styles from './staff-frame.module.css';
import { useFrameTexts } from './texts/use-frame-texts';
import { TopBar } from './top-bar';
import { UnconfirmedBanner } from './unconfirmed-banner';
import { useFrameKeys } from './use-frame-keys';
import { useNewReleaseToast } from './use-new-release-toast';

/** Below this the side navigation is a drawer (look: "a drawer under 900 px"). */
const narrow = '(max-width: 899px)';

/** Top bar, side navigation and palette around every staff screen. The editor brings its own menu, so ours folds. */
export function StaffFrame({ children }: { children: ReactNode }) {
  const t = useFrameTexts();
  const isNarrow = useMediaQuery(narrow);
  const { pathname } = useLocation();
  useNewReleaseToast();
  useKeptPreferences();
  const inEditor = pathname.includes('/experience/');
  const [folded, setFolded] = useState<boolean | null>(null);
  const [drawerOpenAt, setDrawerOpenAt] = useState<string | null>(null);
  const [paletteOpen, setPaletteOpen] = useState(false);
  const [shortcutsOpen, setShortcutsOpen] = useState(false);

  // Another address closes the drawer, and at once: the screen that it leads to takes the focus.
  if (drawerOpenAt !== null && drawerOpenAt !== pathname) setDrawerOpenAt(null);

  const openPalette = useCallback(() => setPaletteOpen(true), []);
  const openShortcuts = useCallback(() => setShortcutsOpen(true), []);
  useFrameKeys(openPalette, openShortcuts);

  return (
    <div className={styles.frame}>
      <a className={styles.skip} href="#content">
        {t('skip')}
      </a>
      <TopBar
        onOpenNavigation={isNarrow ? () => setDrawerOpenAt(pathname) : null}
        onOpenPalette={openPalette}
        onOpenShortcuts={openShortcuts}
      />
      <SideNavigation
        folded={folded ?? inEditor}
        onFold={setFolded}
        drawer={isNarrow ? { open: drawerOpenAt !== null, onClose: () => setDrawerOpenAt(null) } : null}
      />
      <div id="content" tabIndex={-1} className={styles.content}>
        <ConnectionBanner />
        <UnconfirmedBanner />
        {children}
      </div>
      <Palette open={paletteOpen} onClose={() => setPaletteOpen(false)} onShortcuts={openShortcuts} />
      <ShortcutsOverview open={shortcutsOpen} onClose={() => setShortcutsOpen(false)} />
    </div>
  );
}
