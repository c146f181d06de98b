import { questionLimits, type VaultQuestion } from '@vitrine/shared/contract';
import { Section } from '@vitrine/shared/ui';
import { insertedEntries } from '../../lists/inserted-entries';
import { LabelRows } from '../../lists/label-rows';
import { useEditorTexts } from '../../texts/texts';
import type { QuestionPartProps } from './question-editing';

type Rows = VaultQuestion['rows'];

const changedRow =
  (id: string, change: Partial<Rows[string]>) =>
  (rows: Rows): Rows => {
    const row = rows[id];
    return row ? { ...rows, [id]: { ...row, ...change } } : rows;
  };
const removedRow =
  (id: string) =>
  ({ [id]: _, ...others }: Rows): Rows =>
    others;

/** The rows of a matrix; the options are its columns. */
export function MatrixRows({ question, editing, readOnly }: QuestionPartProps) {
  const t = useEditorTexts();
  const change = (name: string, next: (rows: Rows) => Rows) =>
    editing.run(`row-${name}`, (current) => ({ ...current, rows: next(current.rows) }));
  return (
    <Section title={t('question-vault.rows')}>
      <LabelRows
        label={t('question-vault.rows')}
        at="/rows"
        entries={question.rows}
        most={questionLimits.matrixRows}
        maxLength={questionLimits.optionTextLength}
        readOnly={readOnly}
        texts={{
          unnamed: (number) => t('question-vault.row', { number }),
          remove: (name) => t('question-vault.removeRow', { name }),
          add: t('question-vault.addRow'),
          repeated: t('question-vault.repeatedRow'),
        }}
        onAdd={(name, added, after) => change(name, insertedEntries(added, after))}
        onChange={(name, id, row) => change(name, changedRow(id, row))}
        onRemove={(id) => change(`remove:${id}`, removedRow(id))}
      />
    </Section>
  );
}
