import type { AnsweredQuestion, SingleResponse } from '@vitrine/shared/contract';
import { Tag } from '@vitrine/shared/ui';
import common from '../../../../common/common.module.css';
import { useEditorTexts } from '../../../../texts/texts';
import { GivenAnswer } from './given-answer';
import styles from './responses.module.css';
import { useAnsweredWords } from './use-answered-words';

interface ResponseAnswersProps {
  documentId: string;
  response: SingleResponse;
  questions: AnsweredQuestion[];
}

/** What somebody answered, question by question, as they came to them. */
export function ResponseAnswers({ documentId, response, questions }: ResponseAnswersProps) {
  const t = useEditorTexts();
  const names = useAnsweredWords(questions);
  if (response.answers.length === 0) return <p className={common.hint}>{t('surveys.responses.nothing')}</p>;
  return (
    <ol className={styles.answers}>
      {response.answers.map((given) => {
        const question = questions.find(({ id }) => id === given.question);
        return (
          question && (
            <li key={given.question}>
              <h3>
                <bdi>{names.question(question)}</bdi>
              </h3>
              <GivenAnswer
                response={response.id}
                language={response.language}
                {...{ documentId, given, question, names }}
              />
              {question.gone && (
                <div className={common.row}>
                  <Tag>{t('surveys.results.gone')}</Tag>
                </div>
              )}
            </li>
          )
        );
      })}
    </ol>
  );
}
