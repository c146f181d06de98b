import {
  endpoints,
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
import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { useExperience } from '../../../experience/experience-context';
import { useEditorTexts } from '../../../texts/texts';
import type { SurveyEditing } from '../survey-editing';
import { SurveySwitch } from '../survey-switch';
import { answerLists } from './answer-lists';
import { DownloadResponses } from './download-responses';
import { OpenedResponse } from './responses/opened-response';
import { ResponseList } from './responses/response-list';
import { ResultsViewSwitch } from './responses/results-view-switch';
import { useResponsesView } from './responses/use-responses-view';
import styles from './results.module.css';
import { ResultsFilters } from './results-filters';
import { ResultsTogether } from './results-together';
import { useFormer } from './use-former';
import { useResultWords } from './use-result-words';
import { type ResultsChoice, useResultsChoice } from './use-results-choice';

/** How long counts on an open screen may be old. */
const refetchIntervalMs = 30_000;

/** What was answered to a survey: question by question, or one response after the other. */
export function SurveyResults({ editing }: { editing: SurveyEditing }) {
  const t = useEditorTexts();
  const { brand, experience, language, baseLanguage } = useExperience();
  const title = useStore(editing.store, ({ data }) => textIn(data.title, language, baseLanguage));
  const choice = useResultsChoice();
  const { view, response } = useResponsesView();
  const isTogether = view !== 'single' && response === '';
  const query = useResults(editing.id, choice.status, choice.filter);
  const compared = useResults(
    editing.id,
    choice.status,
    isTogether ? choice.compared : null,
    choice.comparedWith,
  );
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
 * What was answered by whom a filter lets through; null asks nothing.
 * @param of what they are called where they are shown; see `useFormer`.
 */
function useResults(
  documentId: string,
  status: ResponseStatus,
  filter: SurveyResponsesFilter | null,
  of?: string,
) {
  const { brand } = useExperience();
  return useFormer(
    useEndpointQuery(
      endpoints.getSurveyResults,
      { params: { brandId: brand.id, documentId }, query: { ...filter, status } },
      { refetchIntervalMs, enabled: filter !== null },
    ),
    of,
  );
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
  const { baseLanguage } = useExperience();
  const { view, response } = useResponsesView();
  const leftAt = useRef(response);
  useEffect(() => {
    if (response) leftAt.current = response;
  }, [response]);
  const placementName = (id: string) => results.placements.find((place) => place.id === id)?.name ?? id;
  const filter = { ...choice.filter, status: choice.status };
  if (response) return <OpenedResponse responseId={response} {...{ documentId, filter, placementName }} />;
  const all = Object.values(results.responses).reduce((sum, count) => sum + count, 0);
  if (all === 0 && Object.keys(choice.filter).length === 0)
    return (
      <EmptyState
        drawing={<SheetsDrawing />}
        title={t('surveys.results.emptyTitle')}
        text={t('surveys.results.emptyText')}
      />
    );
  const answers = answerLists(results.questions, baseLanguage);
  return (
    <>
      <ResultsViewSwitch hasLists={answers.lists.length > 0} />
      <ResultsFilters
        choice={choice}
        results={results}
        choiceName={names.choice}
        comparing={view !== 'single'}
      />
      {view === 'single' ? (
        <ResponseList
          {...{ documentId, filter, placementName, leftAt }}
          total={results.responses[choice.status]}
        />
      ) : (
        <ResultsTogether
          {...(view === 'lists' ? answers : { lists: [], others: results.questions })}
          {...{ compared, documentId, choice, names, placementName }}
        />
      )}
    </>
  );
}
