import { Button } from '@vitrine/shared/ui';
import { useEditorTexts } from '../texts/texts';
import styles from './uploads.module.css';

interface UploadRefusedProps {
  /** Of the file. */
  name: string;
  /** Why, in words. */
  message: string;
  onDismiss: () => void;
}

/** A file that was not taken, and why. */
export function UploadRefused({ name, message, onDismiss }: UploadRefusedProps) {
  const t = useEditorTexts();
  return (
    <div role="alert" className={styles.refused}>
      <strong>{t('uploads.refused', { name })}</strong>
      <span>{message}</span>
      <Button size="small" onClick={onDismiss}>
        {t('uploads.dismiss')}
      </Button>
    </div>
  );
}
