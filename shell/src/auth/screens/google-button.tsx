import { useStaff } from '../staff-context';
import { texts } from '../texts';
import styles from './form.module.css';
import { useSubmit } from './use-submit';

/**
 * Google's own window; its script is loaded only now.
 * @param onPlay on the emulator, which has no such window, asks for the account instead.
 * @param expected whose account Google's window should offer.
 */
export function GoogleButton({ onPlay, expected }: { onPlay?: () => void; expected?: string }) {
  const staff = useStaff();
  const { submit, pending, failure } = useSubmit(async () => {
    if (onPlay) return onPlay();
    const authentication = await staff.authentication();
    await authentication.signInWithGoogle(undefined, expected);
  });
  return (
    <>
      <button
        type="button"
        className={styles.secondary}
        aria-disabled={pending}
        aria-busy={pending}
        onClick={() => void submit()}
      >
        <svg viewBox="0 0 18 18" width="18" height="18" aria-hidden="true">
          <path
            fill="#4285F4"
            d="M17.6 9.2c0-.6-.1-1.2-.2-1.8H9v3.5h4.8a4.1 4.1 0 0 1-1.8 2.7v2.2h2.9c1.7-1.6 2.7-3.9 2.7-6.6Z"
          />
          <path
            fill="#34A853"
            d="M9 18c2.4 0 4.5-.8 6-2.2l-2.9-2.2c-.8.5-1.9.9-3.1.9-2.4 0-4.4-1.6-5.1-3.8H.9V13A9 9 0 0 0 9 18Z"
          />
          <path fill="#FBBC05" d="M3.9 10.7a5.4 5.4 0 0 1 0-3.4V5H.9a9 9 0 0 0 0 8l3-2.3Z" />
          <path
            fill="#EA4335"
            d="M9 3.6c1.3 0 2.5.5 3.4 1.3L15 2.3A9 9 0 0 0 .9 5l3 2.3C4.6 5.2 6.6 3.6 9 3.6Z"
          />
        </svg>
        {texts.google}
      </button>
      <div role="alert">{failure && <p className={styles.failure}>{failure}</p>}</div>
    </>
  );
}
