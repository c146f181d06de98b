import { Drawer, IconButton, MenuFoldOutlined, MenuUnfoldOutlined, Tooltip } from '@vitrine/shared/ui';
import { NavLink, useParams } from 'react-router-dom';
import { type NavigationEntry, useNavigationEntries } from './navigation-entries';
import styles from './side-navigation.module.css';
import { useFrameTexts } from './texts/use-frame-texts';

interface SideNavigationProps {
  folded: boolean;
  onFold: (folded: boolean) => void;
  /** Set where the window is narrow: the navigation slides in instead of standing. */
  drawer: { open: boolean; onClose: () => void } | null;
}

export function SideNavigation({ folded, onFold, drawer }: SideNavigationProps) {
  const t = useFrameTexts();
  const { brandId } = useParams();
  const { product, brand } = useNavigationEntries(brandId);
  const isFolded = folded && !drawer;
  const lists = (
    <nav className={styles.navigation} aria-label={t('navigation')} data-folded={isFolded}>
      <EntryList entries={product} folded={isFolded} />
      {brand.length > 0 && (
        <>
          <h2 className={styles.heading}>{t('thisBrand')}</h2>
          <EntryList entries={brand} folded={isFolded} />
        </>
      )}
      {!drawer && (
        <div className={styles.fold}>
          <IconButton
            label={t(folded ? 'expand' : 'collapse')}
            icon={folded ? <MenuUnfoldOutlined /> : <MenuFoldOutlined />}
            onClick={() => onFold(!folded)}
          />
        </div>
      )}
    </nav>
  );
  if (!drawer) return <div className={styles.side}>{lists}</div>;
  return (
    <Drawer open={drawer.open} onClose={drawer.onClose} title={t('product')} side="start" width={280}>
      {lists}
    </Drawer>
  );
}

function EntryList({ entries, folded }: { entries: NavigationEntry[]; folded: boolean }) {
  return (
    <ul>
      {entries.map(({ to, label, icon, exact = false }) => (
        <li key={to}>
          <Tooltip title={folded ? label : ''} placement="right">
            <NavLink to={to} end={exact} aria-label={label}>
              {icon}
              <span className={styles.label}>{label}</span>
            </NavLink>
          </Tooltip>
        </li>
      ))}
    </ul>
  );
}
