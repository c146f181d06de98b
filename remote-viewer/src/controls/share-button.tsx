import { useEffect, useRef, useState } from 'react';
import { useDisplay } from '../display/use-display';
import { Later } from '../experience/later';
import { useLanguage } from '../language/language';
import styles from './controls.module.css';

/** How long what was done is said. */
const saidForMs = 4_000;

/** What is about this visit and no other. */
const ownKeys = ['from', 'mode', 'token'];

function addressToShare(): URL {
  const address = new URL(window.location.href);
  for (const key of ownKeys) address.searchParams.delete(key);
  return address;
}

/** Only kiosks show it. */
const loadPlaceCode = () => import('../kiosk/place-code').then((file) => file.PlaceCode);

interface ShareButtonProps {
  /** Of what is shared. */
  title: string;
  className?: string | undefined;
}

/**
 * Hands on where the visitor is: by the system's own sheet where there is one, else by the clipboard; from a kiosk to
 * the visitor's phone, by a code.
 */
export function ShareButton({ title, className = styles.control }: ShareButtonProps) {
  const { texts, textsMark } = useLanguage();
  const { isKiosk } = useDisplay();
  /** What is handed to a phone. */
  const [place, setPlace] = useState<URL | null>(null);
  const [outcome, setOutcome] = useState<'copied' | 'refused' | null>(null);
  useEffect(() => {
    if (!outcome) return;
    const timer = setTimeout(() => setOutcome(null), saidForMs);
    return () => clearTimeout(timer);
  }, [outcome]);
  const around = useRef<HTMLSpanElement>(null);
  const share = async () => {
    if (isKiosk) return setPlace(place ? null : addressToShare());
    const url = addressToShare().href;
    if (navigator.share) {
      // Whoever closes the sheet has shared nothing, and knows.
      await navigator.share({ title, url }).catch(() => undefined);
      return;
    }
    setOutcome(
      await navigator.clipboard.writeText(url).then(
        () => 'copied' as const,
        () => 'refused' as const,
      ),
    );
  };
  return (
    <span ref={around} className={styles.share} {...textsMark}>
      <button
        type="button"
        className={className}
        aria-label={texts.share}
        aria-expanded={isKiosk ? place !== null : undefined}
        onClick={share}
      >
        <svg viewBox="0 0 24 24" className={styles.icon} aria-hidden="true">
          <path d="M12 15V4M8 7.5L12 3.5l4 4M6 11H5v9h14v-9h-1" />
        </svg>
      </button>
      <span role="status" className={styles.shared}>
        {outcome && (outcome === 'copied' ? texts.addressCopied : texts.copyAddress)}
        {place && (
          <Later load={loadPlaceCode}>
            {(PlaceCode) => <PlaceCode place={place} around={around} onClose={() => setPlace(null)} />}
          </Later>
        )}
      </span>
    </span>
  );
}
