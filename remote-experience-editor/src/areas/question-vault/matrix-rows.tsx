import { inOrder, limits, textIn, type VaultQuestion } from '@vitrine/shared/contract';
import { Button, CloseOutlined, IconButton, PlusOutlined, Section } from '@vitrine/shared/ui';
import { newEntryId } from '../../documents/entry-id';
import { LanguageField } from '../../documents/language-field';
import { keyBetween } from '../../documents/order-key';
import { SortableList } from '../../documents/sortable-list';
import { useExperience } from '../../experience/experience-context';
import { useEditorTexts } from '../../texts/texts';
import type { QuestionPartProps } from './question-editing';
import styles from './question-vault.module.css';

type Rows = VaultQuestion['rows'];

const addedRow = (rows: Rows): Rows => ({
  ...rows,
  [newEntryId()]: { order: keyBetween(inOrder(rows).at(-1)?.[1].order, undefined), label: {} },
});
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
  const { language, baseLanguage } = useExperience();
  const change = (name: string, next: (rows: Rows) => Rows) =>
    editing.run(name, (current) => ({ ...current, rows: next(current.rows) }));
  const rows = inOrder(question.rows).map(([id, row], index) => ({
    id,
    row,
    order: row.order,
    name: textIn(row.label, language, baseLanguage) || t('questionVault.row', { number: index + 1 }),
  }));
  return (
    <Section title={t('questionVault.rows')}>
      <SortableList
        label={t('questionVault.rows')}
        at="/rows"
        items={rows}
        disabled={readOnly}
        onMove={(id, order) => change(`order:${id}`, changedRow(id, { order }))}
      >
        {({ id, name, row }, index) => (
          <div className={styles.row}>
            <LanguageField
              label={t('questionVault.row', { number: index + 1 })}
              labelHidden
              placeholder={t('questionVault.row', { number: index + 1 })}
              value={row.label}
              maxLength={limits.optionTextLength}
              disabled={readOnly}
              onChange={(label) => change(`row:${id}`, changedRow(id, { label }))}
            />
            {!readOnly && (
              <IconButton
                label={t('questionVault.removeRow', { name })}
                icon={<CloseOutlined />}
                onClick={() => change(`remove:${id}`, removedRow(id))}
              />
            )}
          </div>
        )}
      </SortableList>
      {!readOnly && (
        <div>
          <Button
            kind="quiet"
            icon={<PlusOutlined />}
            disabled={rows.length >= limits.matrixRows}
            onClick={() => change('add-row', addedRow)}
          >
            {t('questionVault.addRow')}
          </Button>
        </div>
      )}
    </Section>
  );
}
