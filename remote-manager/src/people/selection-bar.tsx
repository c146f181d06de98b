import type { PeopleChange } from '@vitrine/shared/contract';
import { Button, Checkbox, DeleteOutlined, PlayCircleOutlined, StopOutlined } from '@vitrine/shared/ui';
import { useManagerTexts } from '../texts/use-manager-texts';
import styles from './people.module.css';
import type { Person } from './person';

interface SelectionBarProps<P extends Person> {
  selected: P[];
  /** How many could be selected. */
  total: number;
  onAll: (all: boolean) => void;
  onChange: (change: PeopleChange) => void;
}

/** What can be done with those who are selected, above the list. */
export function SelectionBar<P extends Person>({ selected, total, onAll, onChange }: SelectionBarProps<P>) {
  const t = useManagerTexts();
  const some = selected.length > 0;
  return (
    <div className={styles.selection}>
      <Checkbox
        label={t('people.selectAll')}
        value={some && selected.length === total}
        indeterminate={some && selected.length < total}
        onChange={onAll}
      />
      <span role="status">
        {some ? t('people.selected', { count: selected.length }) : t('people.selectAll')}
      </span>
      {some && (
        <div className={styles.selectionActions}>
          {selected.some(({ status }) => status !== 'disabled') && (
            <Button size="small" icon={<StopOutlined />} onClick={() => onChange('disable')}>
              {t('people.disable')}
            </Button>
          )}
          {selected.some(({ status }) => status === 'disabled') && (
            <Button size="small" icon={<PlayCircleOutlined />} onClick={() => onChange('enable')}>
              {t('people.enable')}
            </Button>
          )}
          <Button size="small" icon={<DeleteOutlined />} onClick={() => onChange('remove')}>
            {t('people.remove')}
          </Button>
        </div>
      )}
    </div>
  );
}
