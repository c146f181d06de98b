import { useObservable } from '@vitrine/shared/host';
import type { ReactNode } from 'react';
import { Logo } from '../../frame/logo';
import { words as shellWords } from '../../texts';
import { TextSizeControl } from '../../zoom/text-size-control';
import { words } from '../texts';
import styles from './entrance.module.css';
import { GalleryWall } from './gallery-wall';
import { LanguageChoice } from './language-choice';

/** The frame of the screens before the staff area: a quiet gallery at the left, the words at the right. */
export function Entrance({ children }: { children: ReactNode }) {
  const texts = useObservable(words);
  const { language, direction } = useObservable(shellWords);
  return (
    <div className={styles.entrance} lang={language} dir={direction}>
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
          <div className={styles.controls}>
            <LanguageChoice />
            <TextSizeControl />
          </div>
        </header>
        <div className={styles.content}>{children}</div>
      </main>
    </div>
  );
}
