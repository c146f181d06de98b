import type { DragEvent } from 'react';
import { CloudUploadOutlined } from '../../icons-editing';
import { FileButton } from './file-button';
import styles from './file-drop.module.css';

interface FileDropProps {
  /** What a file may be dropped for: "Drop a table here". */
  drop: string;
  /** Between that and the button: "or". */
  or: string;
  /** On the button. */
  choose: string;
  /** As the browser's file field takes it: ".csv,text/csv". */
  accept: string;
  onFile: (file: File) => void;
}

/** Where a file is dropped or, without a mouse, chosen. */
export function FileDrop({ drop, or, choose, accept, onFile }: FileDropProps) {
  const take = (event: DragEvent) => {
    event.preventDefault();
    const [file] = event.dataTransfer.files;
    if (file) onFile(file);
  };
  return (
    <section
      className={styles.drop}
      aria-label={drop}
      onDragOver={(event) => event.preventDefault()}
      onDrop={take}
    >
      <span>{drop}</span>
      <span>{or}</span>
      <FileButton text={choose} icon={<CloudUploadOutlined />} accept={accept} onFile={onFile} />
    </section>
  );
}
