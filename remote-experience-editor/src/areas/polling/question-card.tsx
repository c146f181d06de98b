import {
  type DocumentLink,
  type PollQuestion,
  withVaultQuestion,
  wordsShown,
} from '@vitrine/shared/contract';
import { DeleteOutlined, IconButton, Select } from '@vitrine/shared/ui';
import common from '../../common/common.module.css';
import { LinkedQuestion } from '../../questions/linked-question';
import styles from '../../questions/questions.module.css';
import { useEditorTexts } from '../../texts/texts';
import { OwnQuestion } from './own-question';
import { detachedQuestion, renewedQuestion } from './poll-commands';
import { Field, type PollEditing } from './poll-editing';

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

/** One question, made here or taken from the vault. */
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
        <LinkedQuestion
          {...{ question, link, frozenAt, readOnly }}
          pinned={reference}
          renewed={(asked, pinned) => withVaultQuestion(question, asked, pinned)}
          onDetach={() => editing.run(`detach:${id}`, detachedQuestion(id))}
          onRenew={(asked, pinned) => editing.run(`renew:${id}`, renewedQuestion(id, asked, pinned))}
        />
      ) : (
        <OwnQuestion {...{ id, question, number, readOnly, editing }} />
      )}
      {question.type === 'short-text' && (
        <Field at={`/questions/${id}/words`} label={t('polling.words')} help={t('polling.wordsHelp')}>
          <Select
            clearable
            placeholder={t('polling.noWords')}
            options={wordsShown.options.map((value) => ({
              value,
              label: t(`polling.values.words.${value}`),
            }))}
          />
        </Field>
      )}
    </section>
  );
}
