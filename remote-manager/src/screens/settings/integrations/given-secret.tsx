import { CopyField, Dialog } from '@vitrine/shared/ui';
import common from '../../../parts/common.module.css';
import { useShownOnce } from '../../../parts/use-shown-once';
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

/** What is shown once: it stays until its reader says that they have kept it. */
export function GivenSecret({ open, title, text, label, secret, lostText, onClose }: GivenSecretProps) {
  const t = useManagerTexts();
  const toldOnce = useShownOnce(secret === null ? 0 : 1, onClose);
  return (
    <Dialog open={open} title={title} onClose={onClose} {...toldOnce}>
      <div className={common.text}>
        <p>{secret === null ? lostText : text}</p>
        {secret !== null && (
          <>
            <CopyField text={secret} label={label} />
            <p className={styles.muted}>{t('shown-once.hint', { count: 1 })}</p>
          </>
        )}
      </div>
    </Dialog>
  );
}
