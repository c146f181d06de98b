import { Choice } from '@vitrine/shared/ui';
import { useManagerTexts } from '../texts/use-manager-texts';
import type { RecordListState } from './use-record-list';

interface ArchivedChoiceProps {
  state: Pick<RecordListState, 'showsArchived' | 'setArchived'>;
  /** What it is called here that something was archived. */
  archived?: string;
}

/** What is in use, or what was archived. */
export function ArchivedChoice({ state, archived }: ArchivedChoiceProps) {
  const t = useManagerTexts();
  return (
    <Choice
      label={t('records.shownRecords')}
      value={state.showsArchived ? 'archived' : 'inUse'}
      onChange={(value) => state.setArchived(value === 'archived')}
      options={[
        { value: 'inUse', label: t('records.inUse') },
        { value: 'archived', label: archived ?? t('records.archived') },
      ]}
    />
  );
}
