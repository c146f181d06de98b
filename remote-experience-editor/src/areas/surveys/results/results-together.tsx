import type { QuestionResults, SurveyResults } from '@vitrine/shared/contract';
import { usePeriodWords } from '../../../periods/use-period-words';
import { useEditorTexts } from '../../../texts/texts';
import { AnswerTable } from './answer-table';
import { QuestionResult } from './question-result';
import styles from './results.module.css';
import type { ResultWords } from './use-result-words';
import type { ResultsChoice } from './use-results-choice';

interface ResultsTogetherProps {
  /** Questions that are read side by side, before all others. */
  lists: QuestionResults[][];
  others: QuestionResults[];
  /** Of those whom they are compared with. */
  compared: SurveyResults | null;
  documentId: string;
  choice: ResultsChoice;
  names: ResultWords;
  placementName: (id: string) => string;
}

/** What everybody answered whom the filter lets through. */
export function ResultsTogether({ lists, others, compared, ...rest }: ResultsTogetherProps) {
  const t = useEditorTexts();
  const periodWords = usePeriodWords();
  const { choice, names, placementName } = rest;
  const comparedName = () => {
    const { against, period } = choice;
    if (against === 'before') return t('surveys.results.againstBefore');
    return against === 'period' && period.days ? periodWords.days(period.days) : placementName(against);
  };
  const comparedWith = ({ id }: QuestionResults) => {
    const question = compared?.questions.find((one) => one.id === id);
    return question ? { name: comparedName(), question } : null;
  };
  return (
    <>
      {compared && (
        <p className={styles.legend}>
          {t('surveys.results.comparedWith', {
            name: comparedName(),
            count: compared.responses[choice.status],
          })}
        </p>
      )}
      {lists.map((list) => (
        <AnswerTable key={list[0]?.id} questions={list} {...{ comparedWith, choice, names }} />
      ))}
      <ol className={styles.questions}>
        {others.map((question) => (
          <QuestionResult key={question.id} question={question} compared={comparedWith(question)} {...rest} />
        ))}
      </ol>
    </>
  );
}
