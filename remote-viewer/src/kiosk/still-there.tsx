import { useLayoutEffect, useRef } from 'react';
import type { Words } from '../language/dictionary';
import { markOf, useLanguage } from '../language/language';
import styles from './still-there.module.css';
import type { KioskTexts } from './texts/en';

interface StillThereProps {
  /** Seconds until everything starts again. */
  left: number;
  words: Words<KioskTexts>;
}

/** Asks whether somebody is still at the kiosk; any touch says so. */
export function StillThere({ left, words }: StillThereProps) {
  const { language } = useLanguage();
  const { texts } = words;
  const dialog = useRef<HTMLDialogElement>(null);
  // Over a picture that fills the window, too. Closed while it is there still: the focus goes back to where it was.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return (
    <dialog ref={dialog} className={styles.cover} aria-label={texts.stillThere}>
      <div role="alert" className={styles.words} {...markOf(words, language)}>
        <p className={styles.title}>{texts.stillThere}</p>
        <p aria-hidden="true" className={styles.left}>
          {texts.startsAgain(left)}
        </p>
        <button type="button">{texts.stillHere}</button>
      </div>
    </dialog>
  );
}
