import type { ReactNode } from 'react';
import { Logo } from '../../frame/logo';
import { textLanguage } from '../../texts';
import { TextSizeControl } from '../../zoom/text-size-control';
import { texts } from '../texts';
import styles from './entrance.module.css';
import { GalleryWall } from './gallery-wall';

/** The frame of the screens before the staff area: a quiet gallery at the left, the words at the right. */
export function Entrance({ children }: { children: ReactNode }) {
  return (
    <div className={styles.entrance} lang={textLanguage}>
      <aside className={styles.wall} aria-hidden="true">
        <GalleryWall />
        <p className={styles.label}>
          <strong>{texts.product}</strong>
          <span>{texts.staffEntrance}</span>
        </p>
      </aside>
      <main className={styles.room}>
        <header className={styles.head}>
          <p className={styles.mark}>
            <Logo />
            {texts.product}
          </p>
          <TextSizeControl />
        </header>
        <div className={styles.content}>{children}</div>
      </main>
    </div>
  );
}
