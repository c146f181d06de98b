import { FileDrop, LabelledField, TextArea } from '@vitrine/shared/ui';
import { useManagerTexts } from '../texts/use-manager-texts';
import type { CheckedList } from './use-checked-list';

interface ChooseListProps {
  list: Pick<CheckedList<unknown>, 'text' | 'setText' | 'checkFile'>;
  /** Of what is pasted. */
  label: string;
  help: string;
  /** Which table can be dropped. */
  drop: string;
  dir?: 'ltr' | 'auto';
}

/** A list that is pasted, or comes from a file. */
export function ChooseList({ list, label, help, drop, dir = 'auto' }: ChooseListProps) {
  const t = useManagerTexts();
  return (
    <>
      <LabelledField label={label} help={help}>
        <TextArea value={list.text} onChange={list.setText} autoFocus spellCheck={false} dir={dir} />
      </LabelledField>
      <FileDrop
        drop={drop}
        or={t('lists.given.or')}
        choose={t('lists.given.choose')}
        accept=".csv,.tsv,.txt,text/csv,text/plain"
        onFile={(file) => void list.checkFile(file)}
      />
    </>
  );
}
