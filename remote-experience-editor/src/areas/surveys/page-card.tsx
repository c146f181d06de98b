import { type DocumentLink, surveyLimits } from '@vitrine/shared/contract';
import { Button, DeleteOutlined, IconButton, PlusOutlined } from '@vitrine/shared/ui';
import { useState } from 'react';
import common from '../../common/common.module.css';
import { SortableList } from '../../documents/fields/sortable-list';
import { useFocusOnNew } from '../../documents/page/use-focus-on-new';
import { newEntryId } from '../../documents/store/entry-id';
import { AddFromVault } from '../../questions/add-from-vault';
import styles from '../../questions/questions.module.css';
import { useEditorTexts } from '../../texts/texts';
import { PipedText } from './piping/piped-text';
import { QuestionCard } from './question-card';
import { addedFromVault, addedQuestion, changedEntry, questionsOn, removedPage } from './survey-commands';
import { LanguageField, type SurveyPartProps } from './survey-editing';
import { useSurveyNames } from './use-survey-names';

interface PageCardProps extends SurveyPartProps {
  id: string;
  /** From 1. */
  number: number;
  /** What the API knows of the questions from the vault, by their place. */
  links: ReadonlyMap<string, DocumentLink>;
  /** Placements at which visitors are answering the survey. */
  frozenAt: string[];
}

/** One page: its words and its questions. */
export function PageCard(props: PageCardProps) {
  const { id, number, survey, editing, readOnly, links, frozenAt } = props;
  const t = useEditorTexts();
  const names = useSurveyNames(survey);
  const focusOn = useFocusOnNew();
  const earlier = names.questionsBefore(id);
  /** Just made: it opens at once. */
  const [added, setAdded] = useState('');
  const questions = questionsOn(survey, id).map(([questionId, question]) => ({
    id: questionId,
    question,
    order: question.order,
    name: names.question(questionId),
  }));
  const isFull = Object.keys(survey.questions).length >= surveyLimits.questions;
  const add = () => {
    const questionId = newEntryId();
    editing.run('add-question', addedQuestion(id, questionId));
    setAdded(questionId);
    focusOn(`/questions/${questionId}/text`);
  };
  return (
    <section className={styles.card} aria-label={t('surveys.pages.page', { number })}>
      <div className={common.head}>
        <h3 className={common.heading}>{t('surveys.pages.page', { number })}</h3>
        {!readOnly && (
          <IconButton
            label={t('surveys.pages.remove', { number })}
            icon={<DeleteOutlined />}
            onClick={() => editing.run(`remove:${id}`, removedPage(id))}
          />
        )}
      </div>
      <PipedText
        {...{ survey, readOnly, earlier }}
        at={`/pages/${id}/title`}
        label={t('surveys.pages.heading')}
      >
        <LanguageField at={`/pages/${id}/title`} label={t('surveys.pages.heading')} />
      </PipedText>
      <PipedText {...{ survey, readOnly, earlier }} at={`/pages/${id}/text`} label={t('surveys.pages.text')}>
        <LanguageField at={`/pages/${id}/text`} label={t('surveys.pages.text')} multiline />
      </PipedText>
      {questions.length === 0 && <p className={common.hint}>{t('surveys.pages.noQuestions')}</p>}
      <SortableList
        label={t('surveys.pages.questions', { number })}
        items={questions}
        disabled={readOnly}
        onMove={(questionId, order) =>
          editing.run(
            `order:${questionId}`,
            changedEntry('questions', questionId, () => ({ order })),
          )
        }
      >
        {({ id: questionId, question, name }) => (
          <QuestionCard
            {...{ survey, editing, readOnly, frozenAt, question, name }}
            id={questionId}
            number={names.questionNumber(questionId)}
            isNew={added === questionId}
            link={links.get(`/questions/${questionId}`)}
          />
        )}
      </SortableList>
      {!readOnly && (
        <div className={common.buttons}>
          <Button icon={<PlusOutlined />} disabled={isFull} onClick={add}>
            {t('surveys.question.add')}
          </Button>
          <AddFromVault
            intro={t('surveys.question.vaultIntro')}
            disabled={isFull}
            obstacleOf={({ state }) => (state === 'ready' ? null : t('questions.vault.notReady'))}
            onPick={(question, pinned) =>
              editing.run('add-from-vault', addedFromVault(id, newEntryId(), question, pinned))
            }
          />
        </div>
      )}
    </section>
  );
}
