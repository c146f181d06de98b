import type { AnsweredQuestion, SingleResponse } from '@vitrine/shared/contract';
import { Tag } from '@vitrine/shared/ui';
import common from '../../../../common/common.module.css';
import { useEditorTexts } from '../../../../texts/texts';
import styles from './responses.module.css';
import type { AnsweredWords } from './use-answered-words';

interface GivenAnswerProps {
  given: SingleResponse['answers'][number];
  question: AnsweredQuestion;
  /** In which it was answered. */
  language: string;
  names: AnsweredWords;
}

/** One answer in full. */
export function GivenAnswer({ given: { answer, hidden }, question, language, names }: GivenAnswerProps) {
  const t = useEditorTexts();
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
        {hidden && (
          <div className={common.row}>
            <Tag>{t('surveys.results.marked')}</Tag>
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
