import { useObservable } from '@vitrine/shared/host';
import { IconButton, MenuOutlined } from '@vitrine/shared/ui';
import { Link } from 'react-router-dom';
import { Breadcrumbs } from './breadcrumbs';
import { frameStore } from './frame-store';
import { Keys } from './keys';
import { Logo } from './logo';
import { PersonMenu } from './person-menu';
import { useFrameTexts } from './texts/use-frame-texts';
import styles from './top-bar.module.css';

interface TopBarProps {
  /** null where the navigation is always in sight. */
  onOpenNavigation: (() => void) | null;
  onOpenPalette: () => void;
  onOpenShortcuts: () => void;
}

export function TopBar({ onOpenNavigation, onOpenPalette, onOpenShortcuts }: TopBarProps) {
  const t = useFrameTexts();
  const crumbs = useObservable(frameStore.breadcrumbs);
  return (
    <header className={styles.bar}>
      {onOpenNavigation && (
        <IconButton label={t('openNavigation')} icon={<MenuOutlined />} onClick={onOpenNavigation} />
      )}
      <Link className={styles.logo} to="/manager/panel/brands" aria-label={t('product')}>
        <Logo />
        <span className={styles.product}>{t('product')}</span>
      </Link>
      <Breadcrumbs crumbs={crumbs} />
      <button type="button" className={styles.search} onClick={onOpenPalette}>
        <span>{t('search')}</span>
        <span className={styles.keys}>
          <Keys keys="Ctrl+K" />
        </span>
      </button>
      <PersonMenu onShortcuts={onOpenShortcuts} />
    </header>
  );
}
