import type { AnsweredQuestion, SingleResponse } from '@vitrine/shared/contract';
import common from '../../../../common/common.module.css';
import { useExperience } from '../../../../experience/experience-context';
import { MarkText } from '../mark-text';
import styles from './responses.module.css';
import type { AnsweredWords } from './use-answered-words';

interface GivenAnswerProps {
  documentId: string;
  /** Its id. */
  response: string;
  given: SingleResponse['answers'][number];
  question: AnsweredQuestion;
  /** In which it was answered. */
  language: string;
  names: AnsweredWords;
}

/** One answer in full. */
export function GivenAnswer(props: GivenAnswerProps) {
  const { documentId, response, given, question, language, names } = props;
  const { answer, hidden } = given;
  const { may } = useExperience();
  if ('rows' in answer)
    return (
      <dl className={styles.rows}>
        {names.rowsOf(question, answer.rows).map(({ id, option, row }) => (
          <div key={id}>
            <dt>
              <bdi>{row}</bdi>
            </dt>
            <dd>
              <bdi>{option}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    );
  const said = names.said(question, answer);
  if ('text' in answer)
    return (
      <>
        <p className={styles.text} dir="auto" lang={language} data-hidden={hidden}>
          {said}
        </p>
        {(hidden || may.moderate) && (
          <div className={common.row}>
            <MarkText question={question.id} {...{ documentId, response, text: answer.text, hidden }} />
          </div>
        )}
      </>
    );
  if ('ranking' in answer) return <Words as="ol" of={said} />;
  if (said.length > 1) return <Words as="ul" of={said} />;
  return (
    <p>
      <bdi>{said}</bdi>
    </p>
  );
}

/** Options, one below the other. */
const Words = ({ as: List, of }: { as: 'ol' | 'ul'; of: string[] }) => (
  <List className={styles.words}>
    {of.map((word, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: two options may be called alike, and their order is the answer
      <li key={index}>
        <bdi>{word}</bdi>
      </li>
    ))}
  </List>
);
