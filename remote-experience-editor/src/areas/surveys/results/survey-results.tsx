import {
  endpoints,
  type QuestionResults,
  type ResponseStatus,
  type SurveyResults as Results,
  type SurveyResponsesFilter,
  textIn,
} from '@vitrine/shared/contract';
import { addresses } from '@vitrine/shared/contract/values/addresses';
import { Link } from '@vitrine/shared/host';
import {
  ArrowLeftOutlined,
  EmptyState,
  Loaded,
  Page,
  SheetsDrawing,
  Skeleton,
  useEndpointQuery,
} from '@vitrine/shared/ui';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { useExperience } from '../../../experience/experience-context';
import { usePeriodWords } from '../../../periods/use-period-words';
import { useEditorTexts } from '../../../texts/texts';
import type { SurveyEditing } from '../survey-editing';
import { SurveySwitch } from '../survey-switch';
import { AnsweredQuestions } from './answered-questions';
import { DownloadResponses } from './download-responses';
import styles from './results.module.css';
import { ResultsFilters } from './results-filters';
import { useResultWords } from './use-result-words';
import { type ResultsChoice, useResultsChoice } from './use-results-choice';

/** How long counts on an open screen may be old. */
const refetchIntervalMs = 30_000;

/** What was answered to a survey, question by question. */
export function SurveyResults({ editing }: { editing: SurveyEditing }) {
  const t = useEditorTexts();
  const { brand, experience, language, baseLanguage } = useExperience();
  const title = useStore(editing.store, ({ data }) => textIn(data.title, language, baseLanguage));
  const choice = useResultsChoice();
  const query = useResults(editing.id, choice.status, choice.filter);
  const compared = useResults(editing.id, choice.status, choice.compared);
  return (
    <Page
      title={title || t('documents.untitled')}
      aside={<SurveySwitch />}
      intro={
        <Link className={styles.back ?? ''} to={addresses.area(brand.id, experience.id, 'surveys')}>
          <ArrowLeftOutlined aria-hidden="true" className={styles.arrow ?? ''} /> {t('surveys.back')}
        </Link>
      }
      action={<DownloadResponses documentId={editing.id} title={title} filter={choice.filter} />}
    >
      <Loaded query={query} skeleton={<Skeleton shape="cards" />}>
        {(results) => (
          <Answered
            results={results}
            compared={choice.compared ? (compared.data ?? null) : null}
            documentId={editing.id}
            choice={choice}
          />
        )}
      </Loaded>
    </Page>
  );
}

/**
 * What was answered by whom a filter lets through; null asks nothing. While others are counted, those that were shown
 * stay: what was pressed keeps its place under the pointer.
 */
function useResults(documentId: string, status: ResponseStatus, filter: SurveyResponsesFilter | null) {
  const { brand } = useExperience();
  const asked = useEndpointQuery(
    endpoints.getSurveyResults,
    { params: { brandId: brand.id, documentId }, query: { ...filter, status } },
    { refetchIntervalMs, enabled: filter !== null },
  );
  const [former, setFormer] = useState<Results>();
  useEffect(() => {
    if (asked.data) setFormer(asked.data);
  }, [asked.data]);
  return asked.error ? asked : { ...asked, data: asked.data ?? former };
}

interface AnsweredProps {
  results: Results;
  /** Of those whom they are compared with. */
  compared: Results | null;
  documentId: string;
  choice: ResultsChoice;
}

function Answered({ results, compared, documentId, choice }: AnsweredProps) {
  const t = useEditorTexts();
  const names = useResultWords(results.questions);
  const periodWords = usePeriodWords();
  const all = Object.values(results.responses).reduce((sum, count) => sum + count, 0);
  if (all === 0 && Object.keys(choice.filter).length === 0)
    return (
      <EmptyState
        drawing={<SheetsDrawing />}
        title={t('surveys.results.emptyTitle')}
        text={t('surveys.results.emptyText')}
      />
    );
  const placementName = (id: string) => results.placements.find((place) => place.id === id)?.name ?? id;
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
      <ResultsFilters choice={choice} results={results} choiceName={names.choice} />
      {compared && (
        <p className={styles.legend}>
          {t('surveys.results.comparedWith', {
            name: comparedName(),
            count: compared.responses[choice.status],
          })}
        </p>
      )}
      <AnsweredQuestions
        questions={results.questions}
        {...{ comparedWith, documentId, choice, names, placementName }}
      />
    </>
  );
}
