import { endpoints, type SurveyResponsesFilter } from '@vitrine/shared/contract';
import {
  Loaded,
  LoadMore,
  SearchField,
  Skeleton,
  useAddressState,
  useEndpointList,
  useFormat,
} from '@vitrine/shared/ui';
import common from '../../../common/common.module.css';
import { useExperience } from '../../../experience/experience-context';
import { useEditorTexts } from '../../../texts/texts';
import { MarkText } from './mark-text';
import styles from './results.module.css';

const atOnce = 5;

interface WrittenAnswersProps {
  documentId: string;
  question: string;
  /** What the question is called. */
  title: string;
  filter: SurveyResponsesFilter;
  placementName: (id: string) => string;
}

/**
 * What people wrote to a question, newest first, to be searched. Visitors see none of it: by a press it is marked for
 * those who would show it elsewhere.
 */
export function WrittenAnswers({ documentId, question, title, filter, placementName }: WrittenAnswersProps) {
  const t = useEditorTexts();
  const format = useFormat();
  const { brand, may } = useExperience();
  const prefix = `${question}-`;
  const [q] = useAddressState(`${prefix}q`);
  const list = useEndpointList(endpoints.listWrittenAnswers, {
    params: { brandId: brand.id, documentId },
    query: { ...filter, question, limit: atOnce, ...(q && { q }) },
  });
  return (
    <div className={common.stack}>
      <SearchField label={t('surveys.results.searchIn', { question: title })} prefix={prefix} />
      <Loaded query={list} skeleton={<Skeleton shape="rows" count={3} />}>
        {({ items }) =>
          items.length === 0 ? (
            <p className={common.hint}>{t('surveys.results.nothingFound')}</p>
          ) : (
            <>
              {may.moderate && <p className={common.help}>{t('surveys.results.markHelp')}</p>}
              <ul className={styles.written}>
                {items.map(({ hidden, id, language, placementId, receivedAt, text }) => (
                  <li key={id} data-hidden={hidden}>
                    <p dir="auto" lang={language}>
                      {text}
                    </p>
                    <div className={common.row}>
                      <span className={common.small}>
                        <bdi>{placementName(placementId)}</bdi> · {format.dateTime(receivedAt)}
                      </span>
                      <MarkText response={id} {...{ documentId, question, text, hidden }} />
                    </div>
                  </li>
                ))}
              </ul>
            </>
          )
        }
      </Loaded>
      <LoadMore list={list} />
    </div>
  );
}
