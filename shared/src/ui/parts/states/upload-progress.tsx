import type { ReactNode } from 'react';
import styles from './upload-progress.module.css';

interface UploadProgressProps {
  /** What is happening: "Uploading oak.mp4". */
  text: string;
  /** 0 to 1; null where nobody knows. */
  share: number | null;
  /** What can be done: pause, cancel. */
  children: ReactNode;
}

/** How far what takes long is: an upload, the check after it, a download. */
export function UploadProgress({ text, share, children }: UploadProgressProps) {
  return (
    <div className={styles.progress}>
      <span role="status">{text}</span>
      <progress aria-label={text} max={1} {...(share === null ? {} : { value: share })} />
      <div className={styles.actions}>{children}</div>
    </div>
  );
}
