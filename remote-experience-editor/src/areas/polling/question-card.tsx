import { type DocumentLink, type PollQuestion, pollingLimits } from '@vitrine/shared/contract';
import { DeleteOutlined, IconButton } from '@vitrine/shared/ui';
import common from '../../common/common.module.css';
import { useEditorTexts } from '../../texts/texts';
import { OptionRows } from '../../vaults/option-rows';
import { LinkedQuestion } from './linked-question';
import { changedOptions } from './poll-commands';
import { ChoiceField, LanguageField, type PollEditing } from './poll-editing';
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
      <div className={common.head}>
        <h3 className={common.heading}>{t('polling.question', { number })}</h3>
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
  const { min, max } = pollingLimits.optionsPerQuestion;
  return (
    <>
      <LanguageField at={`/questions/${id}/text`} label={t('polling.questionText')} multiline />
      <ChoiceField
        at={`/questions/${id}/type`}
        label={t('polling.type')}
        labelHidden
        options={types.map((value) => ({ value, label: t(`values.type.${value}`) }))}
      />
      <OptionRows
        options={question.options}
        label={t('polling.options', { number })}
        at={`/questions/${id}/options`}
        most={max}
        wordsOnly
        readOnly={readOnly}
        onChange={(name, change) => editing.run(name, changedOptions(id, change))}
      />
      {Object.keys(question.options).length < min && (
        <p className={common.warning}>{t('polling.fewOptions', { min })}</p>
      )}
    </>
  );
}
