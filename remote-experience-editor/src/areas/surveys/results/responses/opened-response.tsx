import {
  endpoints,
  type OpenedResponse as Opened,
  type SurveyResponsesFilter,
} from '@vitrine/shared/contract';
import { useShortcuts } from '@vitrine/shared/host';
import {
  ArrowLeftOutlined,
  ArrowRightOutlined,
  BarsOutlined,
  Button,
  EmptyState,
  LinkButton,
  Loaded,
  SearchDrawing,
  Skeleton,
  useEndpointQuery,
  useFormat,
} from '@vitrine/shared/ui';
import { type KeyboardEvent, useEffect, useMemo, useRef } from 'react';
import { useExperience } from '../../../../experience/experience-context';
import { useEditorTexts } from '../../../../texts/texts';
import { useFormer } from '../use-former';
import { ResponseAnswers } from './response-answers';
import { ResponseFacts } from './response-facts';
import styles from './responses.module.css';
import { useResponsesView } from './use-responses-view';

interface OpenedResponseProps {
  documentId: string;
  responseId: string;
  /** Among which it is turned. */
  filter: SurveyResponsesFilter;
  placementName: (id: string) => string;
}

/** One response from beginning to end, with the way to the next; one that is not there says so. */
export function OpenedResponse({ documentId, responseId, filter, placementName }: OpenedResponseProps) {
  const t = useEditorTexts();
  const { brand } = useExperience();
  const { addressOf } = useResponsesView();
  const query = useFormer(
    useEndpointQuery(endpoints.getSingleResponse, {
      params: { brandId: brand.id, documentId, responseId },
      query: filter,
    }),
  );
  if (query.error?.status === 404 || query.error?.status === 400)
    return (
      <EmptyState
        drawing={<SearchDrawing />}
        title={t('surveys.responses.missingTitle')}
        text={t('surveys.responses.missingText')}
        action={<LinkButton to={addressOf('')}>{t('surveys.responses.all')}</LinkButton>}
      />
    );
  return (
    <Loaded query={query} skeleton={<Skeleton shape="page" />}>
      {(opened) => <Response opened={opened} busy={query.isFormer} {...{ documentId, placementName }} />}
    </Loaded>
  );
}

interface ResponseProps {
  documentId: string;
  opened: Opened;
  /** Another one is on its way. */
  busy: boolean;
  placementName: (id: string) => string;
}

function Response({ documentId, opened, busy, placementName }: ResponseProps) {
  const t = useEditorTexts();
  const format = useFormat();
  const { addressOf, turnTo } = useResponsesView();
  const heading = useRef<HTMLHeadingElement>(null);
  useTurningShortcuts();
  useEffect(() => heading.current?.focus(), []);
  const { newer, older, questions, response } = opened;
  const turn = (to: string | null) => {
    if (to !== null && !busy) turnTo(to);
  };
  const onKeyDown = ({ altKey, ctrlKey, currentTarget, key, metaKey, shiftKey }: KeyboardEvent) => {
    if (altKey || ctrlKey || metaKey || shiftKey) return;
    const isMirrored = getComputedStyle(currentTarget).direction === 'rtl';
    if (key === 'ArrowLeft') turn(isMirrored ? older : newer);
    if (key === 'ArrowRight') turn(isMirrored ? newer : older);
  };
  return (
    <article className={styles.opened} aria-busy={busy} onKeyDown={onKeyDown}>
      <nav className={styles.turning} aria-label={t('surveys.responses.list')}>
        <LinkButton kind="quiet" icon={<BarsOutlined />} to={addressOf('')}>
          {t('surveys.responses.all')}
        </LinkButton>
        <Button
          icon={<ArrowLeftOutlined className={styles.towards ?? ''} />}
          aria-disabled={newer === null}
          onClick={() => turn(newer)}
        >
          {t('surveys.responses.newer')}
        </Button>
        <Button
          icon={<ArrowRightOutlined className={styles.towards ?? ''} />}
          iconPlacement="end"
          aria-disabled={older === null}
          onClick={() => turn(older)}
        >
          {t('surveys.responses.older')}
        </Button>
      </nav>
      <h2 ref={heading} tabIndex={-1} aria-live="polite">
        {format.dateTime(response.receivedAt)}
      </h2>
      <ResponseFacts {...{ response, questions, placementName }} />
      <ResponseAnswers {...{ documentId, response, questions }} />
    </article>
  );
}

function useTurningShortcuts(): void {
  const t = useEditorTexts();
  useShortcuts(
    useMemo(
      () => ({
        title: t('surveys.responses.list'),
        shortcuts: [
          { keys: 'ArrowLeft', label: t('surveys.responses.turnBack') },
          { keys: 'ArrowRight', label: t('surveys.responses.turnOn') },
        ],
      }),
      [t],
    ),
  );
}
