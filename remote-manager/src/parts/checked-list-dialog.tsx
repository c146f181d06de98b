import { Button, Dialog } from '@vitrine/shared/ui';
import type { ComponentProps, ReactNode } from 'react';
import { useApiWords } from '../texts/use-api-words';
import { useManagerTexts } from '../texts/use-manager-texts';
import styles from './checked-list.module.css';
import type { CheckedList } from './use-checked-list';

interface CheckedListDialogProps<Report> {
  list: CheckedList<Report>;
  /** While a list is being chosen. */
  title: string;
  choose: ReactNode;
  /** What would become of it, row by row. */
  report: (report: Report) => ReactNode;
  submit: (report: Report) => { label: string; disabled: boolean; run: () => Promise<void> };
  /** What it came to, where that is shown, and how the dialog is left then. */
  done?: Done | null;
  onClose: () => void;
}

interface Done extends Pick<ComponentProps<typeof Dialog>, 'action' | 'dismissible' | 'question'> {
  title: string;
  content: ReactNode;
}

/** A dialog in which a list is chosen, checked, and then made something of. */
export function CheckedListDialog<Report>(props: CheckedListDialogProps<Report>) {
  const { list, title, choose, report, submit, done, onClose } = props;
  const t = useManagerTexts();
  const inWords = useApiWords();
  const { checked, pending, refused } = list;

  const { content, title: doneTitle, ...leaving } = done ?? {};
  const isEntered = list.text.trim() !== '' || checked !== null;

  const action = () => {
    if (done) return null;
    if (!checked)
      return (
        <Button
          kind="primary"
          loading={pending}
          disabled={list.text.trim() === ''}
          onClick={() => void list.checkText()}
        >
          {t('lists.given.check')}
        </Button>
      );
    if (refused.length > 0)
      return (
        <Button kind="primary" loading={pending} onClick={() => void list.checkAgain()}>
          {t('lists.given.checkAgain')}
        </Button>
      );
    const { label, disabled, run } = submit(checked.report);
    return (
      <Button kind="primary" loading={pending} disabled={disabled} onClick={() => void list.run(run)}>
        {label}
      </Button>
    );
  };

  return (
    <Dialog
      open
      width={checked ? 760 : 560}
      title={doneTitle ?? (checked ? t('lists.given.reportTitle') : title)}
      onClose={onClose}
      // What is on its way would come back to a dialog that is gone.
      dismissible={!checked || !pending || Boolean(done)}
      question={isEntered && !done ? t('lists.given.leave') : null}
      action={action()}
      {...leaving}
    >
      <div className={styles.stack}>
        <div role="alert">
          {refused.length > 0 && (
            <div className={styles.refused}>
              {list.fileName && <strong dir="auto">{list.fileName}</strong>}
              <ul>
                {refused.map((one) => (
                  <li key={one.message}>{inWords(one)}</li>
                ))}
              </ul>
            </div>
          )}
        </div>
        {done ? (
          content
        ) : checked ? (
          <>
            {report(checked.report)}
            <div>
              <Button kind="quiet" disabled={pending} onClick={list.chooseAgain}>
                {t('lists.given.back')}
              </Button>
            </div>
          </>
        ) : (
          choose
        )}
      </div>
    </Dialog>
  );
}
