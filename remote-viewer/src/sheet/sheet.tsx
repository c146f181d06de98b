import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { takeFocus } from '../browser/take-focus';
import { useLanguage } from '../language/language';
import styles from './sheet.module.css';
import { useSwipeDown } from './use-swipe-down';

interface SheetProps {
  title: ReactNode;
  onClose: () => void;
  children: ReactNode;
}

/** What is open: slides up on phones, stands at the right on wide screens. Takes the focus and gives it back. */
export function Sheet({ title, onClose, children }: SheetProps) {
  const { texts, textsMark } = useLanguage();
  const sheet = useRef<HTMLElement>(null);
  const titleId = useId();
  const swipe = useSwipeDown(onClose);

  useEffect(() => {
    const before = document.activeElement;
    takeFocus(sheet.current);
    return () => takeFocus(before);
  }, []);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose();
  };

  return (
    <section
      ref={sheet}
      className={styles.sheet}
      role="dialog"
      aria-labelledby={titleId}
      tabIndex={-1}
      onKeyDown={onKeyDown}
    >
      <header className={styles.header} {...swipe}>
        <span className={styles.grip} aria-hidden="true" />
        <h2 id={titleId}>{title}</h2>
        <button
          type="button"
          className={styles.close}
          onClick={onClose}
          aria-label={texts.close}
          {...textsMark}
        >
          <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
            <path d="M6 6l12 12M18 6L6 18" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
          </svg>
        </button>
      </header>
      <div className={styles.content}>{children}</div>
    </section>
  );
}
