import type { ResolvedPlacement } from '@vitrine/shared/contract';
import { kioskZoom } from '@vitrine/shared/contract/values/kiosk-zoom';
import { looksDark } from '@vitrine/shared/contract/values/looks-dark';
import { fullScreen, pictureSource } from '@vitrine/shared/contract/values/picture-source';
import type { CSSProperties, ReactNode } from 'react';
import styles from './branded.module.css';

/** What the shell has to say on a placement's page, in the placement's colours and under its title. */
export default function Branded({
  placement,
  children,
}: {
  placement: ResolvedPlacement;
  children: ReactNode;
}) {
  const { backgroundColour, displayMode, kind, picture, pictureSizes, themeColour, title } = placement;
  const isKiosk = (displayMode ?? kind) === 'kiosk';
  const style = {
    zoom: isKiosk ? kioskZoom(window.innerWidth, window.innerHeight) : 1,
    '--background': backgroundColour,
    '--accent': themeColour,
    '--on-accent': looksDark(themeColour) ? '#fff' : '#000',
  } as CSSProperties;
  return (
    <div className={styles.branded} style={style}>
      {picture && (
        <img {...pictureSource(picture, pictureSizes, fullScreen)} className={styles.picture} alt="" />
      )}
      <div className={styles.card}>
        {title && <p className={styles.title}>{title}</p>}
        {children}
      </div>
    </div>
  );
}
