import {
  Button,
  CloudUploadOutlined,
  FileButton,
  UploadProgress,
  type useFileSending,
} from '@vitrine/shared/ui';
import { useManagerTexts } from '../texts/use-manager-texts';
import styles from './library.module.css';

type Sending = ReturnType<typeof useFileSending>;

interface FileSenderProps {
  sending: Sending;
  /** On the button. */
  choose: string;
  accept: string;
}

/** Asks for a file, tells how far it is, and what was wrong with it. */
export function FileSender({ accept, choose, sending }: FileSenderProps) {
  return (
    <>
      <SendingState sending={sending} />
      {!sending.sending && (
        <div>
          <FileChoice sending={sending} choose={choose} accept={accept} />
        </div>
      )}
    </>
  );
}

/** The button that asks for a file; where it stays in place, one file at a time. */
export function FileChoice({ accept, choose, sending }: FileSenderProps) {
  return (
    <FileButton
      text={choose}
      icon={<CloudUploadOutlined />}
      accept={accept}
      disabled={sending.sending !== null}
      onFile={sending.start}
    />
  );
}

/** How far a file is, and what was wrong with it. */
export function SendingState({ sending: { cancel, refused, sending } }: { sending: Sending }) {
  const t = useManagerTexts();
  return (
    <>
      {refused && (
        <div role="alert" className={styles.refused}>
          <strong>{t('library.refused', { name: refused.name })}</strong>
          <span>{refused.message}</span>
        </div>
      )}
      {sending && (
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
      )}
    </>
  );
}
