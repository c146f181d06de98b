import type { Breadcrumb } from '@vitrine/shared/host';
import { Link } from 'react-router-dom';
import styles from './breadcrumbs.module.css';
import { useFrameTexts } from './texts/use-frame-texts';

export function Breadcrumbs({ crumbs }: { crumbs: readonly Breadcrumb[] }) {
  const t = useFrameTexts();
  if (crumbs.length === 0) return null;
  return (
    <nav className={styles.breadcrumbs} aria-label={t('breadcrumbs')}>
      <ol>
        {crumbs.map(({ label, to }, index) => (
          <li key={to}>
            <Link to={to} dir="auto" aria-current={index === crumbs.length - 1 ? 'page' : undefined}>
              {label}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
