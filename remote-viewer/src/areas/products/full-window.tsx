import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLanguage } from '../../language/language';
import styles from './gallery.module.css';

interface FullWindowProps {
  label: string;
  onClose: () => void;
  /** Stays in sight under it. */
  below: ReactNode;
  children: ReactNode;
}

/** Something as large as the window, over everything else. */
export function FullWindow({ label, onClose, below, children }: FullWindowProps) {
  const { texts, textsMark } = useLanguage();
  const dialog = useRef<HTMLDialogElement>(null);
  /** What is in it may ask how large it is. */
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    dialog.current?.showModal();
    setIsOpen(true);
    // Wherever the focus is: what takes none may have been pressed.
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // It closes this, and not the panel that it stands in.
      event.preventDefault();
      dialog.current?.close();
    };
    window.addEventListener('keydown', onKey, true);
    return () => window.removeEventListener('keydown', onKey, true);
  }, []);
  return (
    <dialog ref={dialog} className={styles.window} aria-label={label} onClose={onClose}>
      {isOpen && (
        <>
          <div className={styles.whole}>{children}</div>
          {below}
        </>
      )}
      <button
        type="button"
        className={styles.close}
        aria-label={texts.close}
        {...textsMark}
        onClick={() => dialog.current?.close()}
      >
        <span className={styles.round}>
          <svg viewBox="0 0 24 24" className={styles.icon} aria-hidden="true">
            <path d="M5 5l14 14M19 5L5 19" />
          </svg>
        </span>
      </button>
    </dialog>
  );
}
