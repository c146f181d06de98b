import { useMediaQuery } from '@vitrine/shared/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { ConnectionBanner } from './connection-banner';
import { Palette } from './palette';
import { SideNavigation } from './side-navigation';
import styles from './staff-frame.module.css';
import { useFrameTexts } from './texts';
import { TopBar } from './top-bar';
import { useNewReleaseToast } from './use-new-release-toast';

/** Below this the side navigation is a drawer (look: "a drawer under 900 px"). */
const narrow = '(max-width: 899px)';

/** Top bar, side navigation and palette around every staff screen. The editor brings its own menu, so ours folds. */
export function StaffFrame({ children }: { children: ReactNode }) {
  const t = useFrameTexts();
  const isNarrow = useMediaQuery(narrow);
  const { pathname } = useLocation();
  useNewReleaseToast();
  const inEditor = pathname.includes('/experience/');
  const [folded, setFolded] = useState<boolean | null>(null);
  const [drawerOpen, setDrawerOpen] = useState(false);
  const [paletteOpen, setPaletteOpen] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another address closes the drawer
  useEffect(() => setDrawerOpen(false), [pathname]);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      setPaletteOpen(true);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);

  return (
    <div className={styles.frame}>
      <a className={styles.skip} href="#content">
        {t('skip')}
      </a>
      <TopBar
        onOpenNavigation={isNarrow ? () => setDrawerOpen(true) : null}
        onOpenPalette={() => setPaletteOpen(true)}
      />
      <SideNavigation
        folded={folded ?? inEditor}
        onFold={setFolded}
        drawer={isNarrow ? { open: drawerOpen, onClose: () => setDrawerOpen(false) } : null}
      />
      <div id="content" tabIndex={-1} className={styles.content}>
        <ConnectionBanner />
        {children}
      </div>
      <Palette open={paletteOpen} onClose={() => setPaletteOpen(false)} />
    </div>
  );
}
