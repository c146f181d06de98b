import { type DocumentLink, inOrder, limits, type PollQuestion, textIn } from '@vitrine/shared/contract';
import { Button, Choice, CloseOutlined, DeleteOutlined, IconButton, PlusOutlined } from '@vitrine/shared/ui';
import { LanguageField } from '../../documents/language-field';
import { SortableList } from '../../documents/sortable-list';
import { useExperience } from '../../experience/experience-context';
import { useEditorTexts } from '../../texts/texts';
import { LinkedQuestion } from './linked-question';
import { addedOption, changedOption, changedQuestion, removedOption } from './poll-commands';
import type { PollEditing } from './poll-editing';
import styles from './polling.module.css';

interface QuestionCardProps {
  /** What the API knows of a question from the vault. */
  link: DocumentLink | undefined;
  /** Placements at which visitors are answering the poll. */
  frozenAt: string[];
  id: string;
  question: PollQuestion;
  /** From 1. */
  number: number;
  readOnly: boolean;
  editing: PollEditing;
  onRemove: () => void;
}

const types = ['single', 'multiple'] as const;

/** One question with its options. */
export function QuestionCard(props: QuestionCardProps) {
  const { id, question, number, readOnly, editing, link, frozenAt, onRemove } = props;
  const t = useEditorTexts();
  const { reference } = question;
  return (
    <section className={styles.card} aria-label={t('polling.question', { number })}>
      <div className={styles.cardHead}>
        <h3>{t('polling.question', { number })}</h3>
        {!readOnly && (
          <IconButton
            label={t('polling.removeQuestion', { number })}
            icon={<DeleteOutlined />}
            onClick={onRemove}
          />
        )}
      </div>
      {reference.source === 'vault' ? (
        <LinkedQuestion {...{ id, question, link, frozenAt, readOnly, editing }} pinned={reference} />
      ) : (
        <OwnQuestion {...{ id, question, number, readOnly, editing }} />
      )}
    </section>
  );
}

type OwnQuestionProps = Pick<QuestionCardProps, 'id' | 'question' | 'number' | 'readOnly' | 'editing'>;

/** A question that was made in this poll. */
function OwnQuestion({ id, question, number, readOnly, editing }: OwnQuestionProps) {
  const t = useEditorTexts();
  const { language, baseLanguage } = useExperience();
  const { min, max } = limits.optionsPerQuestion;
  const options = inOrder(question.options).map(([optionId, option], index) => ({
    id: optionId,
    option,
    order: option.order,
    name: textIn(option.label, language, baseLanguage) || t('polling.option', { number: index + 1 }),
  }));
  return (
    <>
      <LanguageField
        label={t('polling.questionText')}
        at={`/questions/${id}/text`}
        value={question.text}
        maxLength={500}
        multiline
        disabled={readOnly}
        onChange={(text) =>
          editing.run(
            `text:${id}`,
            changedQuestion(id, () => ({ text })),
          )
        }
      />
      <div>
        <Choice
          label={t('polling.type')}
          value={question.type}
          disabled={readOnly}
          onChange={(type) =>
            editing.run(
              `type:${id}`,
              changedQuestion(id, () => ({ type })),
            )
          }
          options={types.map((value) => ({ value, label: t(`polling.types.${value}`) }))}
        />
      </div>
      <SortableList
        label={t('polling.options', { number })}
        at={`/questions/${id}/options`}
        items={options}
        disabled={readOnly}
        onMove={(optionId, order) => editing.run(`order:${optionId}`, changedOption(id, optionId, { order }))}
      >
        {({ id: optionId, option }, index) => (
          <div className={styles.option}>
            <LanguageField
              label={t('polling.option', { number: index + 1 })}
              labelHidden
              placeholder={t('polling.option', { number: index + 1 })}
              value={option.label}
              maxLength={limits.optionTextLength}
              disabled={readOnly}
              onChange={(label) => editing.run(`label:${optionId}`, changedOption(id, optionId, { label }))}
            />
            {!readOnly && (
              <IconButton
                label={t('polling.removeOption', { number: index + 1 })}
                icon={<CloseOutlined />}
                onClick={() => editing.run(`remove:${optionId}`, removedOption(id, optionId))}
              />
            )}
          </div>
        )}
      </SortableList>
      {options.length < min && <p className={styles.warning}>{t('polling.fewOptions', { min })}</p>}
      {!readOnly && (
        <div>
          <Button
            kind="quiet"
            icon={<PlusOutlined />}
            disabled={options.length >= max}
            onClick={() => editing.run(`add-option:${id}`, addedOption(id))}
          >
            {t('polling.addOption')}
          </Button>
        </div>
      )}
    </>
  );
}
