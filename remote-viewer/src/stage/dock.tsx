import type { ManifestPart } from '@vitrine/shared/contract';
import { useLanguage } from '../texts/language';
import styles from './dock.module.css';
import type { Opening } from './openings';

interface DockProps {
  scenes: ManifestPart[];
  openings: Opening[];
  scene: ManifestPart | undefined;
  /** Key of what is open. */
  opened: string | null;
  onLeave: () => void;
  onScene: (part: ManifestPart) => void;
  onOpen: (opening: Opening) => void;
}

/** Thumb-reachable at the bottom: where to go and what to open. */
export function Dock({ scenes, openings, scene, opened, onLeave, onScene, onOpen }: DockProps) {
  const { texts, say } = useLanguage();
  return (
    <nav className={styles.dock} aria-label={texts.menu}>
      <button type="button" onClick={onLeave} className={styles.leave} aria-label={texts.leave}>
        <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
          <path
            d="M14 6l-6 6 6 6"
            fill="none"
            stroke="currentColor"
            strokeWidth="2"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </svg>
      </button>
      {scenes.length > 1 &&
        scenes.map((part) => (
          <button key={part.hash} type="button" aria-current={part === scene} onClick={() => onScene(part)}>
            {say(part.title) || texts.scenes}
          </button>
        ))}
      {openings.map((opening) => (
        <button
          key={opening.key}
          type="button"
          className={styles.opening}
          aria-expanded={opening.key === opened}
          onClick={() => onOpen(opening)}
        >
          {opening.title}
        </button>
      ))}
    </nav>
  );
}
