import styles from './drawings.module.css';

const Drawing = ({ children }: { children: React.ReactNode }) => (
  <svg viewBox="0 0 120 80" aria-hidden="true" className={styles.drawing}>
    {children}
  </svg>
);

/** A window with a thing on a plinth: brands, experiences. */
export const VitrineDrawing = () => (
  <Drawing>
    <rect x="22" y="8" width="76" height="60" rx="4" className={styles.pane} />
    <rect x="48" y="48" width="24" height="20" className={styles.solid} />
    <circle cx="60" cy="36" r="12" className={styles.accent} />
    <path d="M14 68h92" className={styles.line} />
  </Drawing>
);

/** A shop front: stores, placements. */
export const StoreDrawing = () => (
  <Drawing>
    <rect x="26" y="28" width="68" height="40" className={styles.pane} />
    <path d="M20 28 28 10h64l8 18z" className={styles.accent} />
    <rect x="66" y="40" width="18" height="28" className={styles.solid} />
    <rect x="34" y="40" width="24" height="16" className={styles.solid} />
    <path d="M14 68h92" className={styles.line} />
  </Drawing>
);

/** Two figures: people. */
export const PeopleDrawing = () => (
  <Drawing>
    <circle cx="46" cy="26" r="11" className={styles.accent} />
    <path d="M26 68c0-16 8-26 20-26s20 10 20 26z" className={styles.accent} />
    <circle cx="78" cy="30" r="9" className={styles.solid} />
    <path d="M62 68c0-13 6-22 16-22s16 9 16 22z" className={styles.solid} />
    <path d="M14 68h92" className={styles.line} />
  </Drawing>
);

/** Stacked sheets: documents and other lists. */
export const SheetsDrawing = () => (
  <Drawing>
    <rect x="42" y="8" width="48" height="56" rx="4" className={styles.solid} />
    <rect x="30" y="14" width="48" height="56" rx="4" className={styles.pane} />
    <path d="M38 28h32M38 38h32M38 48h20" className={styles.line} />
    <circle cx="80" cy="60" r="9" className={styles.accent} />
  </Drawing>
);

/** A lens over nothing: a search without results. */
export const SearchDrawing = () => (
  <Drawing>
    <circle cx="54" cy="36" r="22" className={styles.pane} />
    <path d="m70 52 18 18" className={styles.handle} />
    <path d="M44 36h20" className={styles.line} />
  </Drawing>
);

/** A closed door: no permission. */
export const LockDrawing = () => (
  <Drawing>
    <path d="M46 38V26a14 14 0 0 1 28 0v12" className={styles.handle} />
    <rect x="36" y="36" width="48" height="34" rx="6" className={styles.pane} />
    <circle cx="60" cy="53" r="5" className={styles.accent} />
  </Drawing>
);
