import {
  Button,
  CloudUploadOutlined,
  FileButton,
  UploadProgress,
  type useFileSending,
} from '@vitrine/shared/ui';
import { useManagerTexts } from '../texts/use-manager-texts';
import styles from './library.module.css';

interface FileSenderProps {
  sending: ReturnType<typeof useFileSending>;
  /** On the button. */
  choose: string;
  accept: string;
}

/** Asks for a file, tells how far it is, and what was wrong with it. */
export function FileSender({
  accept,
  choose,
  sending: { cancel, refused, sending, start },
}: FileSenderProps) {
  const t = useManagerTexts();
  return (
    <>
      {refused && (
        <div role="alert" className={styles.refused}>
          <strong>{t('library.refused', { name: refused.name })}</strong>
          <span>{refused.message}</span>
        </div>
      )}
      {sending ? (
        <UploadProgress
          text={
            sending.share < 1
              ? t('library.sending', { name: sending.name })
              : t('library.checking', { name: sending.name })
          }
          share={sending.share < 1 ? sending.share : null}
        >
          <Button kind="quiet" size="small" onClick={cancel}>
            {t('library.stop')}
          </Button>
        </UploadProgress>
      ) : (
        <div>
          <FileButton text={choose} icon={<CloudUploadOutlined />} accept={accept} onFile={start} />
        </div>
      )}
    </>
  );
}
