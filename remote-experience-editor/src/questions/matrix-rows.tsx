import { type AskedQuestion, questionLimits } from '@vitrine/shared/contract';
import { Section } from '@vitrine/shared/ui';
import { insertedEntries } from '../lists/inserted-entries';
import { LabelRows } from '../lists/label-rows';
import { useEditorTexts } from '../texts/texts';
import type { AskedQuestionProps } from './asked-question';

type Rows = AskedQuestion['rows'];

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

interface MatrixRowsProps extends AskedQuestionProps {
  /** As many as there may be; left out: as many as questions anywhere may have. */
  most?: number | undefined;
}

/** The rows of a matrix; the options are its columns. */
export function MatrixRows({ at, question, readOnly, most, onChange }: MatrixRowsProps) {
  const t = useEditorTexts();
  const change = (name: string, next: (rows: Rows) => Rows) =>
    onChange(`row-${name}`, ({ rows }) => ({ rows: next(rows) }));
  return (
    <Section title={t('questions.rows')}>
      <LabelRows
        label={t('questions.rows')}
        at={`${at}/rows`}
        entries={question.rows}
        most={most ?? questionLimits.matrixRows}
        maxLength={questionLimits.optionTextLength}
        readOnly={readOnly}
        texts={{
          unnamed: (number) => t('questions.row', { number }),
          remove: (name) => t('questions.removeRow', { name }),
          add: t('questions.addRow'),
          repeated: t('questions.repeatedRow'),
        }}
        onAdd={(name, added, after) => change(name, insertedEntries(added, after))}
        onChange={(name, id, row) => change(name, changedRow(id, row))}
        onRemove={(id) => change(`remove:${id}`, removedRow(id))}
      />
    </Section>
  );
}
