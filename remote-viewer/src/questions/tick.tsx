import styles from './choices.module.css';

/** Draws itself where an answer is in, and where it is one's own. */
export const Tick = () => (
  <svg viewBox="0 0 24 24" className={styles.tick} aria-hidden="true">
    <path pathLength="1" d="M5 12.5l4.5 4.5L19 7.5" />
  </svg>
);
