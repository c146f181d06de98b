import { Button, CopyField, Dialog } from '@vitrine/shared/ui';
import { useManagerTexts } from '../../../texts/use-manager-texts';
import styles from './integrations.module.css';

interface GivenSecretProps {
  open: boolean;
  title: string;
  /** Where it belongs. */
  text: string;
  /** Name of the field that holds it. */
  label: string;
  /** null: it was on its way once and did not arrive. */
  secret: string | null;
  /** What to do then. */
  lostText: string;
  onClose: () => void;
}

/** What is told once: it stays until its reader says that they have kept it. */
export function GivenSecret({ open, title, text, label, secret, lostText, onClose }: GivenSecretProps) {
  const t = useManagerTexts();
  return (
    <Dialog
      open={open}
      title={title}
      onClose={onClose}
      dismissible={secret === null}
      {...(secret !== null && {
        action: (
          <Button kind="primary" onClick={onClose}>
            {t('integrations.kept')}
          </Button>
        ),
      })}
    >
      <div className={styles.secret}>
        <p>{secret === null ? lostText : text}</p>
        {secret !== null && (
          <>
            <CopyField text={secret} label={label} />
            <p className={styles.muted}>{t('integrations.once')}</p>
          </>
        )}
      </div>
    </Dialog>
  );
}
