import styles from './keys.module.css';
import { useFrameTexts } from './texts/use-frame-texts';

const isMac = navigator.platform.startsWith('Mac');
/** Signs that every keyboard has on it. */
const signs: Partial<Record<string, string>> = {
  ArrowUp: '↑',
  ArrowDown: '↓',
  ...(isMac ? { Ctrl: '⌘' } : {}),
};
const named = ['Ctrl', 'Shift', 'Escape', 'Enter', 'Delete'] as const;

/** Keys as they are written on this keyboard, in the reader's language. */
export function Keys({ keys }: { keys: string }) {
  const t = useFrameTexts();
  const written = (key: string) => {
    const name = named.find((known) => known === key);
    return signs[key] ?? (name ? t(`keys.${name}`) : key.toUpperCase());
  };
  return (
    // Keys stand in the order in which they are pressed, whichever way the language runs.
    <span className={styles.keys} dir="ltr">
      {keys.split('+').map((key) => (
        <kbd key={key}>{written(key)}</kbd>
      ))}
    </span>
  );
}
