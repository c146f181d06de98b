import type { CSSProperties } from 'react';
import type { BrandTheme } from '../../../contract/entities/brand-theme';
import styles from './look-sample.module.css';

/** A look in small: a surface with words and a button on its ground. Says nothing to screen readers. */
export function LookSample({
  look: { colours, radiusPx },
}: {
  look: Pick<BrandTheme, 'colours' | 'radiusPx'>;
}) {
  const style = {
    '--ground': colours.background,
    '--surface': colours.surface,
    '--ink': colours.text,
    '--accent': colours.accent,
    '--corner': `${radiusPx / 2}px`,
  } as CSSProperties;
  return (
    <span className={styles.ground} style={style} aria-hidden="true">
      <span className={styles.surface} />
      <span className={styles.button} />
    </span>
  );
}
