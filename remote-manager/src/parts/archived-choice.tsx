import { Choice } from '@vitrine/shared/ui';
import { useManagerTexts } from '../texts/use-manager-texts';

interface ArchivedChoiceProps {
  shown: boolean;
  onChange: (shown: boolean) => void;
}

/** What is in use, or what was archived. */
export function ArchivedChoice({ shown, onChange }: ArchivedChoiceProps) {
  const t = useManagerTexts();
  return (
    <Choice
      label={t('shownRecords')}
      value={shown ? 'archived' : 'inUse'}
      onChange={(value) => onChange(value === 'archived')}
      options={[
        { value: 'inUse', label: t('inUse') },
        { value: 'archived', label: t('archived') },
      ]}
    />
  );
}
