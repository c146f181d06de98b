import { Button, ChooseAll, type Selection } from '@vitrine/shared/ui';
import type { ReactNode } from 'react';
import { useManagerTexts } from '../texts/use-manager-texts';
import styles from './selection-bar.module.css';

interface SelectionBarProps {
  selection: Selection;
  /** What can be done with what is chosen; shown once something is. */
  children: ReactNode;
}

/** Above a list: chooses all that is shown, and says what can be done with what is chosen. */
export function SelectionBar({ selection, children }: SelectionBarProps) {
  const t = useManagerTexts();
  const count = selection.ids.length;
  return (
    <div className={styles.bar}>
      <ChooseAll selection={selection} />
      <span role="status">{count > 0 ? t('lists.chosen', { count }) : t('lists.chooseSeveral')}</span>
      {count > 0 && (
        <>
          {children}
          <Button kind="quiet" onClick={() => selection.setAll(false)}>
            {t('lists.clearChoice')}
          </Button>
        </>
      )}
    </div>
  );
}
