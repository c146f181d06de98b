import type { Run } from '@vitrine/shared/contract';
import { Button, Dialog } from '@vitrine/shared/ui';
import { useEditorTexts } from '../texts/texts';

interface NewRoundProps {
  title: string;
  /** Those that end. */
  runs: Run[];
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before what people have answered leaves every screen: in front of a hall, a thumb can slip. */
export function NewRound({ onClose, onConfirm, runs, title }: NewRoundProps) {
  const t = useEditorTexts();
  return (
    <Dialog
      open
      title={title}
      onClose={onClose}
      action={
        <Button
          kind="primary"
          danger
          onClick={() => {
            onConfirm();
            onClose();
          }}
        >
          {t('runs.actions.reset')}
        </Button>
      }
    >
      <p>{t('runs.newRoundText', { count: runs.reduce((sum, run) => sum + run.respondents, 0) })}</p>
    </Dialog>
  );
}
