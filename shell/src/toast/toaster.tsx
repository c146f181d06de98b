import * as RadixToast from '@radix-ui/react-toast';
import { useObservable } from '@vitrine/shared/host';
import { texts } from '../texts';
import { dismissToast, shownToasts, toastDurationMs } from './toast-store';
import styles from './toaster.module.css';

/** Specification, section 9. */
const toastSwipe = { direction: 'right', threshold: 50 } as const;

export default function Toaster() {
  const toasts = useObservable(shownToasts);
  return (
    <RadixToast.Provider
      label={texts.notification}
      duration={toastDurationMs}
      swipeDirection={toastSwipe.direction}
      swipeThreshold={toastSwipe.threshold}
    >
      {toasts.map(({ id, kind, title, description, action, open }) => (
        <RadixToast.Root
          key={id}
          className={`${styles.toast} ${styles[kind]}`}
          type={kind === 'error' ? 'foreground' : 'background'}
          open={open}
          onOpenChange={(stays) => {
            if (!stays) dismissToast(id);
          }}
        >
          <span className={styles.icon} aria-hidden>
            {kind === 'error' ? '!' : '✓'}
          </span>
          <div className={styles.words}>
            <RadixToast.Title className={styles.title}>{title}</RadixToast.Title>
            <RadixToast.Description className={styles.description}>{description}</RadixToast.Description>
          </div>
          {action && (
            <RadixToast.Action className={styles.action} altText={action.label} onClick={action.onAction}>
              {action.label}
            </RadixToast.Action>
          )}
          <RadixToast.Close className={styles.close} aria-label={texts.close}>
            ×
          </RadixToast.Close>
        </RadixToast.Root>
      ))}
      <RadixToast.Viewport
        className={styles.viewport}
        label={texts.notifications}
        lang={texts.language}
        dir={texts.direction}
      />
    </RadixToast.Provider>
  );
}
