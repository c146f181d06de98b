import { endpoints, type RemoteLoadSummary } from '@vitrine/shared/contract';
import {
  type Column,
  DataTable,
  EmptyState,
  Loaded,
  SheetsDrawing,
  Skeleton,
  useEndpointQuery,
  useFormat,
} from '@vitrine/shared/ui';
import common from '../../parts/common.module.css';
import { useManagerTexts } from '../../texts/use-manager-texts';
import styles from './settings.module.css';

type Release = RemoteLoadSummary['releases'][number];

const outcomes = ['loaded', 'failed', 'crashed'] as const;

/** How each release was loaded in all browsers in the last 24 hours: what a canary is judged by. */
export function AllLoads() {
  const t = useManagerTexts();
  const format = useFormat();
  const summary = useEndpointQuery(endpoints.summarizeRemoteLoads, {});
  const time = (ms: number | null) => (ms === null ? '–' : `${format.number(ms)} ms`);
  const columns: Column<Release>[] = [
    { key: 'remote', title: t('settings.remote'), render: ({ remote }) => t(`settings.remotes.${remote}`) },
    { key: 'version', title: t('settings.version'), render: ({ version }) => version },
    {
      key: 'source',
      title: t('settings.source'),
      render: ({ source }) => t(`settings.sources.${source}`),
    },
    ...outcomes.map(
      (outcome): Column<Release> => ({
        key: outcome,
        title: t(`settings.outcomes.${outcome}`),
        align: 'end',
        render: (release) => format.number(release[outcome]),
      }),
    ),
    {
      key: 'time',
      title: t('settings.meanTime'),
      align: 'end',
      // One column for both: with another one the table is wider than a small window.
      render: ({ meanMs, slowestMs }) => (
        <span className={styles.lines}>
          {time(meanMs)}
          <span className={common.hint}>{t('settings.slowest', { time: time(slowestMs) })}</span>
        </span>
      ),
    },
  ];
  return (
    <section className={common.text}>
      <h2 className={styles.heading}>{t('settings.allBrowsers')}</h2>
      <p className={common.hint}>{t('settings.allBrowsersIntro')}</p>
      <Loaded query={summary} skeleton={<Skeleton shape="rows" />}>
        {({ releases }) =>
          releases.length === 0 ? (
            <EmptyState
              drawing={<SheetsDrawing />}
              title={t('settings.allBrowsersEmpty')}
              text={t('settings.allBrowsersEmptyText')}
            />
          ) : (
            <DataTable
              label={t('settings.allBrowsers')}
              columns={columns}
              rows={releases}
              rowKey={({ remote, version, source }) => `${remote} ${version} ${source}`}
            />
          )
        }
      </Loaded>
    </section>
  );
}
