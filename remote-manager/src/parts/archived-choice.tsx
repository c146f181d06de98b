import { Choice } from '@vitrine/shared/ui';
import { useManagerTexts } from '../texts/use-manager-texts';

interface ArchivedChoiceProps {
  shown: boolean;
  onChange: (shown: boolean) => void;
  /** What it is called here that something was archived. */
  archived?: string;
}

/** What is in use, or what was archived. */
export function ArchivedChoice({ shown, onChange, archived }: ArchivedChoiceProps) {
  const t = useManagerTexts();
  return (
    <Choice
      label={t('records.shownRecords')}
      value={shown ? 'archived' : 'inUse'}
      onChange={(value) => onChange(value === 'archived')}
      options={[
        { value: 'inUse', label: t('records.inUse') },
        { value: 'archived', label: archived ?? t('records.archived') },
      ]}
    />
  );
}
