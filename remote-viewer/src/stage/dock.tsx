import type { ManifestPart } from '@vitrine/shared/contract';
import { useLanguage } from '../texts/language';
import styles from './dock.module.css';

interface DockProps {
  scenes: ManifestPart[];
  polls: ManifestPart[];
  scene: ManifestPart | undefined;
  poll: ManifestPart | null;
  onLeave: () => void;
  onScene: (part: ManifestPart) => void;
  onPoll: (part: ManifestPart) => void;
}

/** Thumb-reachable at the bottom: where to go and what to answer. */
export function Dock({ scenes, polls, scene, poll, onLeave, onScene, onPoll }: DockProps) {
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
      {polls.map((part) => (
        <button
          key={part.hash}
          type="button"
          className={styles.poll}
          aria-expanded={part === poll}
          onClick={() => onPoll(part)}
        >
          {say(part.title) || texts.polls}
        </button>
      ))}
    </nav>
  );
}
