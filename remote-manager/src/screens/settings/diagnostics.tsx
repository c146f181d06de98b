import { type RemoteLoad, useDiagnostics } from '@vitrine/shared/host';
import {
  CheckCircleOutlined,
  ClockCircleOutlined,
  CloseCircleOutlined,
  type Column,
  DataTable,
  EmptyState,
  SheetsDrawing,
  StatusTag,
  useFormat,
} from '@vitrine/shared/ui';
import common from '../../parts/common.module.css';
import { useManagerTexts } from '../../texts/use-manager-texts';
import { AllLoads } from './all-loads';
import { RegistryState } from './registry-state';
import styles from './settings.module.css';

const looks = {
  loading: { tone: 'neutral', icon: <ClockCircleOutlined /> },
  loaded: { tone: 'success', icon: <CheckCircleOutlined /> },
  failed: { tone: 'danger', icon: <CloseCircleOutlined /> },
  crashed: { tone: 'danger', icon: <CloseCircleOutlined /> },
} as const;

/** Which releases should run, and how they were loaded: by this page since it was opened, and by all browsers. */
export function Diagnostics() {
  return (
    <div className={common.text}>
      <RegistryState />
      <OwnLoads />
      <AllLoads />
    </div>
  );
}

function OwnLoads() {
  const t = useManagerTexts();
  const format = useFormat();
  const loads = useDiagnostics();
  const columns: Column<RemoteLoad>[] = [
    { key: 'remote', title: t('settings.remote'), render: ({ remote }) => t(`settings.remotes.${remote}`) },
    { key: 'screen', title: t('settings.screen'), render: ({ screen }) => screen },
    { key: 'version', title: t('settings.version'), render: ({ version }) => version },
    { key: 'source', title: t('settings.source'), render: ({ source }) => t(`settings.sources.${source}`) },
    {
      key: 'outcome',
      title: t('settings.outcome'),
      render: ({ outcome }) => <StatusTag {...looks[outcome]}>{t(`settings.outcomes.${outcome}`)}</StatusTag>,
    },
    {
      key: 'duration',
      title: t('settings.duration'),
      align: 'end',
      render: ({ durationMs }) => (durationMs === null ? '–' : `${format.number(Math.round(durationMs))} ms`),
    },
    { key: 'failure', title: t('settings.failure'), render: ({ failure }) => failure ?? '–' },
  ];
  return (
    <section className={common.text}>
      <h2 className={styles.heading}>{t('settings.thisPage')}</h2>
      <p className={common.hint}>{t('settings.diagnosticsIntro')}</p>
      {loads.length === 0 ? (
        <EmptyState
          drawing={<SheetsDrawing />}
          title={t('settings.diagnosticsEmpty')}
          text={t('settings.diagnosticsEmptyText')}
        />
      ) : (
        <DataTable
          label={t('settings.diagnostics')}
          columns={columns}
          rows={[...loads]}
          rowKey={({ remote, version, startedAt }) => `${remote} ${version} ${startedAt}`}
        />
      )}
    </section>
  );
}
