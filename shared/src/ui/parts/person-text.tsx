import styles from './person-text.module.css';

/** Text that people wrote: any script and direction, any length; one line, the whole of it on hover. */
export function PersonText({ children }: { children: string }) {
  return (
    <span dir="auto" title={children} className={styles.text}>
      {children}
    </span>
  );
}
