import { endpoints, type SurveyResponsesFilter } from '@vitrine/shared/contract';
import { Loaded, Pages, Skeleton, useAddressState, useEndpointQuery } from '@vitrine/shared/ui';
import { type RefObject, useEffect } from 'react';
import common from '../../../../common/common.module.css';
import { useExperience } from '../../../../experience/experience-context';
import { useEditorTexts } from '../../../../texts/texts';
import { useFormer } from '../use-former';
import { ResponseRow } from './response-row';

const limit = 20;
/** How long a list on an open screen may be old. */
const refetchIntervalMs = 30_000;

interface ResponseListProps {
  documentId: string;
  filter: SurveyResponsesFilter;
  /** How many the filter lets through. */
  total: number;
  placementName: (id: string) => string;
  /** The one from which people come back, which gets the focus once; '' for none. */
  leftAt: RefObject<string>;
}

/** The responses that the filter lets through, newest first, a page at a time; each leads to all of its answers. */
export function ResponseList({ documentId, filter, total, placementName, leftAt }: ResponseListProps) {
  const t = useEditorTexts();
  const { brand } = useExperience();
  const [cursor, turnTo] = useAddressState('cursor', '', { back: true });
  const query = useFormer(
    useEndpointQuery(
      endpoints.listSingleResponses,
      {
        params: { brandId: brand.id, documentId },
        query: { ...filter, limit, ...(cursor && { cursor }) },
      },
      { refetchIntervalMs },
    ),
  );
  const isThere = query.data !== undefined;
  useEffect(() => {
    // Later its row only comes by again, on a page or by a filter: the focus is elsewhere by then.
    if (isThere) leftAt.current = '';
  }, [isThere, leftAt]);
  return (
    <Loaded query={query} skeleton={<Skeleton shape="rows" />}>
      {(page) =>
        page.items.length === 0 ? (
          <p className={common.hint}>{t('surveys.responses.none')}</p>
        ) : (
          <>
            <ol className={common.list} aria-busy={query.isFormer}>
              {page.items.map((response) => (
                <ResponseRow
                  key={response.id}
                  {...{ response, placementName, leftAt }}
                  questions={page.questions}
                />
              ))}
            </ol>
            <Pages
              label={t('surveys.responses.list')}
              page={{ ...page, total }}
              busy={query.isFormer}
              onTurn={turnTo}
            />
          </>
        )
      }
    </Loaded>
  );
}
