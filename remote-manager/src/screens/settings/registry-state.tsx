import {
  type RemoteName,
  type RemoteReleases,
  remoteNames,
} from '@vitrine/shared/contract/federation/registry';
import {
  Button,
  CheckCircleOutlined,
  CloseCircleOutlined,
  type Column,
  DataTable,
  ExclamationCircleOutlined,
  Skeleton,
  StatusTag,
  useFormat,
} from '@vitrine/shared/ui';
import common from '../../parts/common.module.css';
import { useManagerTexts } from '../../texts/use-manager-texts';
import styles from './settings.module.css';
import { type AskedRegistry, useRegistry } from './use-registry';

/** Which release of each part is named, and whether the registry that names it is in order. */
export function RegistryState() {
  const t = useManagerTexts();
  const { asked, askAgain } = useRegistry();
  return (
    <section className={common.text}>
      <h2 className={styles.heading}>{t('settings.registry')}</h2>
      <p className={common.hint}>{t('settings.registryIntro')}</p>
      <div role="status" className={styles.verdict}>
        {asked ? <Verdict asked={asked} /> : <Skeleton shape="rows" />}
      </div>
      {asked && 'registry' in asked && <Releases remotes={asked.registry.remotes} />}
      <div>
        <Button onClick={askAgain}>{t('settings.registryAgain')}</Button>
      </div>
    </section>
  );
}

function Verdict({ asked }: { asked: AskedRegistry }) {
  const t = useManagerTexts();
  if ('failure' in asked)
    return (
      <>
        <StatusTag tone="danger" icon={<CloseCircleOutlined />}>
          {t('settings.registryUnreadable')}
        </StatusTag>
        <p>{asked.failure ?? t('settings.registryUnreachable')}</p>
        <p>{t('settings.registryUnreadableText')}</p>
      </>
    );
  const { complaints = [] } = asked.registry;
  return (
    <>
      {complaints.length === 0 ? (
        <StatusTag tone="success" icon={<CheckCircleOutlined />}>
          {t('settings.registryInOrder')}
        </StatusTag>
      ) : (
        <StatusTag tone="warning" icon={<ExclamationCircleOutlined />}>
          {t('settings.registryFaulty')}
        </StatusTag>
      )}
      {complaints.map((complaint) => (
        <p key={complaint}>{complaint}</p>
      ))}
    </>
  );
}

function Releases({ remotes }: { remotes: Partial<Record<RemoteName, RemoteReleases>> }) {
  const t = useManagerTexts();
  const format = useFormat();
  const canary = (release: RemoteReleases['canary']) =>
    release
      ? t('settings.canaryShare', { version: release.version, percent: format.number(release.share * 100) })
      : '–';
  const columns: Column<RemoteName>[] = [
    { key: 'remote', title: t('settings.remote'), render: (name) => t(`settings.remotes.${name}`) },
    {
      key: 'current',
      title: t('settings.sources.current'),
      render: (name) => remotes[name]?.current?.version ?? '–',
    },
    { key: 'canary', title: t('settings.sources.canary'), render: (name) => canary(remotes[name]?.canary) },
    {
      key: 'lastKnownGood',
      title: t('settings.sources.last known good'),
      render: (name) => remotes[name]?.lastKnownGood?.version ?? '–',
    },
  ];
  return (
    <DataTable
      label={t('settings.registry')}
      columns={columns}
      rows={[...remoteNames]}
      rowKey={(name) => name}
    />
  );
}
