import type { QuestionResults } from '@vitrine/shared/contract';
import { Choice } from '@vitrine/shared/ui';
import common from '../../../common/common.module.css';
import { useExperience } from '../../../experience/experience-context';
import { useEditorTexts } from '../../../texts/texts';
import { answerLists } from './answer-lists';
import { AnswerTable, type ComparedQuestion } from './answer-table';
import { QuestionResult } from './question-result';
import styles from './results.module.css';
import type { ResultWords } from './use-result-words';
import type { ResultsChoice } from './use-results-choice';

interface AnsweredQuestionsProps {
  questions: QuestionResults[];
  comparedWith: (question: QuestionResults) => ComparedQuestion | null;
  documentId: string;
  choice: ResultsChoice;
  names: ResultWords;
  placementName: (id: string) => string;
}

/** One after the other, or those with one list of answers side by side before all others. */
export function AnsweredQuestions({ questions, comparedWith, ...rest }: AnsweredQuestionsProps) {
  const t = useEditorTexts();
  const { baseLanguage } = useExperience();
  const { choice, names } = rest;
  const { lists, others } = answerLists(questions, baseLanguage);
  const byList = choice.view === 'lists' && lists.length > 0;
  return (
    <>
      {lists.length > 0 && (
        <div className={common.row}>
          <Choice
            label={t('surveys.results.view')}
            value={choice.view}
            onChange={choice.setView}
            options={[
              { value: 'questions', label: t('surveys.results.views.questions') },
              { value: 'lists', label: t('surveys.results.views.lists') },
            ]}
          />
        </div>
      )}
      {byList &&
        lists.map((list) => (
          <AnswerTable key={list[0]?.id} questions={list} {...{ comparedWith, choice, names }} />
        ))}
      <ol className={styles.questions}>
        {(byList ? others : questions).map((question) => (
          <QuestionResult key={question.id} question={question} compared={comparedWith(question)} {...rest} />
        ))}
      </ol>
    </>
  );
}
