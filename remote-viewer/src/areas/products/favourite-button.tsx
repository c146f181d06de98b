import { useTexts } from '../../language/language';
import { productTexts } from './product-texts';
import styles from './products.module.css';

interface FavouriteButtonProps {
  name: string;
  isFavourite: boolean;
  /** Says so in words too. */
  inWords?: boolean;
  onToggle: () => void;
}

/** A heart: keeps a product on this device. */
export function FavouriteButton({ name, isFavourite, inWords = false, onToggle }: FavouriteButtonProps) {
  const [t, textsMark] = useTexts(productTexts);
  return (
    <button
      type="button"
      {...textsMark}
      className={inWords ? styles.favouriteWords : styles.favourite}
      aria-pressed={isFavourite}
      aria-label={inWords ? undefined : isFavourite ? t.drop(name) : t.keep(name)}
      onClick={onToggle}
    >
      <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
        <path
          d="M12 20.3 4.6 13a4.9 4.9 0 0 1 0-7 4.9 4.9 0 0 1 7 0l.4.4.4-.4a4.9 4.9 0 0 1 7 0 4.9 4.9 0 0 1 0 7z"
          fill={isFavourite ? 'currentColor' : 'none'}
          stroke="currentColor"
          strokeWidth="1.8"
          strokeLinejoin="round"
        />
      </svg>
      {inWords && <span>{isFavourite ? t.keptShort : t.keepShort}</span>}
    </button>
  );
}
