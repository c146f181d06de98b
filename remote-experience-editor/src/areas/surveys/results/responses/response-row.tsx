import type { AnsweredQuestion, SingleResponse } from '@vitrine/shared/contract';
import { Link } from '@vitrine/shared/host';
import { useFormat } from '@vitrine/shared/ui';
import { type RefObject, useEffect, useRef } from 'react';
import common from '../../../../common/common.module.css';
import { Facts } from '../../../../lists/facts';
import { useEditorTexts } from '../../../../texts/texts';
import { beginningOf } from '../beginning-of';
import styles from './responses.module.css';
import { useAnsweredWords } from './use-answered-words';
import { useResponsesView } from './use-responses-view';

/** More answers than a line holds. */
const mostAnswers = 12;

interface ResponseRowProps {
  response: SingleResponse;
  questions: AnsweredQuestion[];
  placementName: (id: string) => string;
  /** The one from which people come back, if they do: it gets the focus. */
  leftAt: RefObject<string>;
}

/** One response in a list: when and where it was given, how it begins, and how it ended. */
export function ResponseRow({ response, questions, placementName, leftAt }: ResponseRowProps) {
  const t = useEditorTexts();
  const format = useFormat();
  const names = useAnsweredWords(questions);
  const { addressOf } = useResponsesView();
  const link = useRef<HTMLAnchorElement>(null);
  const { answers, ending, id, language, placementId, receivedAt, version } = response;
  useEffect(() => {
    if (leftAt.current === id) link.current?.focus();
  }, [leftAt, id]);
  const beginning = answers.slice(0, mostAnswers).flatMap(({ answer, hidden, question: of }) => {
    const question = questions.find((one) => one.id === of);
    return question && !hidden ? names.said(question, answer).map(beginningOf) : [];
  });
  return (
    <li className={styles.response}>
      <Link ref={link} to={addressOf(id)}>
        {format.dateTime(receivedAt)}
      </Link>
      <span className={styles.beginning}>
        <Facts of={beginning} />
      </span>
      <span className={common.help}>
        <Facts
          of={[
            placementName(placementId),
            format.languageName(language),
            t('surveys.results.answered', { count: answers.length }),
            ending && names.ending(ending),
            t('surveys.responses.version', { version: format.number(version) }),
          ]}
        />
      </span>
    </li>
  );
}
