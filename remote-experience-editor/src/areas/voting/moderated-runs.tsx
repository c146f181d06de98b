import {
  endpoints,
  inOrder,
  protectionOf,
  type Run,
  type VotingDocument,
  voteQuestion,
} from '@vitrine/shared/contract';
import { addresses } from '@vitrine/shared/contract/values/addresses';
import { Link } from '@vitrine/shared/host';
import {
  ExportOutlined,
  EyeInvisibleOutlined,
  LinkButton,
  Loaded,
  Skeleton,
  StatusTag,
  useEndpointQuery,
  useFormat,
} from '@vitrine/shared/ui';
import common from '../../common/common.module.css';
import { useExperience } from '../../experience/experience-context';
import { Bars } from '../../figures/bars';
import { Countdown } from '../../runs/countdown';
import { LiveConnection } from '../../runs/live-connection';
import { RunControls } from '../../runs/run-controls';
import { RunStateTag } from '../../runs/run-state';
import { useRuns } from '../../runs/use-runs';
import { useEditorTexts } from '../../texts/texts';
import { useOptionNames } from './use-option-names';
import styles from './voting.module.css';

/** How many are present is known to some seconds. */
const presentEveryMs = 5000;

interface ModeratedRunsProps {
  documentId: string;
  vote: VotingDocument;
}

/** The vote's run at each placement, and what a moderator does with them: at one, or at all at once. */
export function ModeratedRuns({ documentId, vote }: ModeratedRunsProps) {
  const t = useEditorTexts();
  const format = useFormat();
  const { brand } = useExperience();
  const { runs, summary } = useRuns();
  const present = useEndpointQuery(
    endpoints.listLiveVisitors,
    { params: { brandId: brand.id } },
    { refetchIntervalMs: presentEveryMs },
  ).data?.placements;
  const its = runs.filter((run) => run.documentId === documentId);
  /** What has to be closed before a run can be opened. */
  const openBeside = ({ id, placementId, slot }: Run) =>
    runs.find(
      (other) =>
        other.id !== id &&
        other.placementId === placementId &&
        other.slot === slot &&
        (other.state === 'open' || other.state === 'paused'),
    );
  const names = useOptionNames(vote.options);
  const options = inOrder(vote.options).map(([id]) => ({ id, label: names[id] ?? '' }));
  return (
    <Loaded query={summary} skeleton={<Skeleton shape="rows" count={2} />}>
      {({ votes }) =>
        its.length === 0 ? (
          <p className={common.hint}>{t('voting.runs.none')}</p>
        ) : (
          <>
            <LiveConnection />
            {its.length > 1 && (
              <section className={styles.run} aria-label={t('runs.everywhere')}>
                <strong>{t('runs.everywhere')}</strong>
                <RunControls runs={its} size="large" />
              </section>
            )}
            <ul className={styles.runs}>
              {its.map((run) => (
                <li key={run.id} className={styles.run}>
                  <div className={styles.head}>
                    <strong dir="auto">{run.placementName}</strong>
                    <span className={styles.tags}>
                      {run.held && (
                        <StatusTag tone="warning" icon={<EyeInvisibleOutlined />}>
                          {t('runs.held')}
                        </StatusTag>
                      )}
                      <RunStateTag state={run.state} />
                    </span>
                  </div>
                  <span className={common.hint}>
                    {t('voting.runs.round', { round: format.number(run.round) })} ·{' '}
                    {present && (
                      <>
                        {t('voting.runs.here', {
                          count:
                            present.find(({ placementId }) => placementId === run.placementId)?.visitors ?? 0,
                        })}
                        {' · '}
                      </>
                    )}
                    {t('voting.runs.voted', { count: run.respondents })}
                    {run.closesAt && (
                      <>
                        {' · '}
                        <Countdown until={run.closesAt} />
                      </>
                    )}
                  </span>
                  {run.respondents > 0 && (
                    <Bars
                      title={t('voting.runs.counts')}
                      bars={options.map(({ id, label }) => ({
                        id,
                        label,
                        count: run.tallies[voteQuestion]?.[id] ?? 0,
                      }))}
                      respondents={run.respondents}
                    />
                  )}
                  <span className={common.hint}>
                    {t(`voting.protectionSaid.${votes[documentId]?.protection ?? protectionOf(vote)}`)}
                  </span>
                  <Taken by={openBeside(run)} />
                  <RunControls runs={[run]} size="large" />
                  <LinkButton
                    kind="quiet"
                    to={`${addresses.placement(run.placementId)}?present=${documentId}`}
                    target="_blank"
                    icon={<ExportOutlined />}
                    aria-label={t('voting.runs.presentAt', { placement: run.placementName })}
                  >
                    {t('voting.runs.present')}
                  </LinkButton>
                </li>
              ))}
            </ul>
          </>
        )
      }
    </Loaded>
  );
}

/** Leads to the vote that is open in the slot, where it can be closed. */
function Taken({ by }: { by: Run | undefined }) {
  const t = useEditorTexts();
  const { brand, experience, titleOf } = useExperience();
  return (
    by && (
      <Link to={addresses.area(brand.id, experience.id, 'voting', by.documentId)}>
        {t('voting.runs.taken', { title: titleOf(by.documentId) || t('documents.untitled') })}
      </Link>
    )
  );
}
