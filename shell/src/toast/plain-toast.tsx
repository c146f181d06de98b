import { useEffect } from 'react';
import styles from './plain-toast.module.css';
import { dismissToast, type ShownToast, toastDurationMs } from './toast-store';

/** A toast's words without its code. */
export function PlainToast({ toast: { id, open, title, description } }: { toast: ShownToast }) {
  useEffect(() => {
    const timer = setTimeout(() => dismissToast(id), toastDurationMs);
    return () => clearTimeout(timer);
  }, [id]);
  return (
    open && (
      <div role="alert" className={styles.toast}>
        <strong>{title}</strong> {description}
      </div>
    )
  );
}
