import type { AnsweredQuestion, SingleResponse } from '@vitrine/shared/contract';
import { useFormat } from '@vitrine/shared/ui';
import { useEditorTexts } from '../../../../texts/texts';
import styles from './responses.module.css';
import { useAnsweredWords } from './use-answered-words';

interface ResponseFactsProps {
  response: SingleResponse;
  questions: AnsweredQuestion[];
  placementName: (id: string) => string;
}

/** Where a response was given, in which language, how far it came and how it ended. */
export function ResponseFacts({ response, questions, placementName }: ResponseFactsProps) {
  const t = useEditorTexts();
  const format = useFormat();
  const names = useAnsweredWords(questions);
  const { ending, language, placementId, status, version } = response;
  const facts = [
    [t('surveys.results.placement'), placementName(placementId)],
    [t('surveys.responses.language'), format.languageName(language)],
    [t('surveys.responses.howFar'), t(`surveys.responses.status.${status}`)],
    ...(ending ? [[t('surveys.responses.ending'), names.ending(ending)]] : []),
    [t('surveys.responses.published'), format.number(version)],
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
