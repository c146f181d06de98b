import styles from './person-text.module.css';

/** Text that people wrote: any script and direction, any length; one line, the whole of it on hover. */
export function PersonText({ children }: { children: string }) {
  return (
    <span title={children} className={styles.text}>
      <bdi>{children}</bdi>
    </span>
  );
}
