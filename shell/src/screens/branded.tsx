import type { ResolvedPlacement } from '@vitrine/shared/contract';
import { looksDark } from '@vitrine/shared/contract/values/looks-dark';
import { fullScreen, pictureSource } from '@vitrine/shared/contract/values/picture-source';
import type { CSSProperties, ReactNode } from 'react';
import styles from './branded.module.css';

/** Of this shorter side a kiosk shows as much as a phone in a hand (remote-viewer/src/display). */
const shorterSideInHand = 540;

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
  const { innerHeight, innerWidth } = window;
  const style = {
    zoom: isKiosk ? Math.max(1, Math.min(innerHeight, innerWidth) / shorterSideInHand) : 1,
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
