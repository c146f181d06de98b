import { mayBeEmpty } from '@vitrine/shared/client/may-be-empty';
import { type ApiToken, type CreatedApiToken, endpoints } from '@vitrine/shared/contract';
import {
  ActionMenu,
  Button,
  CloseCircleOutlined,
  type Column,
  DataTable,
  EmptyState,
  LockDrawing,
  PlusOutlined,
  Section,
  StatusTag,
  StopOutlined,
  useEndpointPage,
  useFormat,
  useMay,
  useNow,
} from '@vitrine/shared/ui';
import { useState } from 'react';
import { ArchivedChoice } from '../../../parts/archived-choice';
import common from '../../../parts/common.module.css';
import { DoForGood } from '../../../parts/do-for-good';
import { menuColumn } from '../../../parts/menu-column';
import { RecordList } from '../../../parts/record-list';
import { RelativeTime } from '../../../parts/relative-time';
import { useRecordList } from '../../../parts/use-record-list';
import { useManagerTexts } from '../../../texts/use-manager-texts';
import { CreateApiToken } from './create-api-token';
import { GivenSecret } from './given-secret';
import styles from './integrations.module.css';

/** Tokens with which programs read a brand's answers, and those that were revoked. */
export function ApiTokens({ brandId }: { brandId: string }) {
  const t = useManagerTexts();
  const format = useFormat();
  const now = useNow();
  const may = useMay();
  const [creates, setCreates] = useState(false);
  const [given, setGiven] = useState<CreatedApiToken | null>(null);
  const [revoked, setRevoked] = useState<ApiToken | null>(null);
  const state = useRecordList({ sorts: ['name', 'createdAt'], prefix: 'tokens-' });
  const page = useEndpointPage(endpoints.listApiTokens, { params: { brandId }, query: state.query });
  const mayWrite = may('integrations:write', brandId);
  const create = mayWrite && (
    <Button icon={<PlusOutlined />} onClick={() => setCreates(true)}>
      {t('integrations.token.create')}
    </Button>
  );

  const end = ({ expiresAt, revokedAt }: ApiToken) => {
    if (revokedAt) return t('integrations.token.revokedWhen', { when: format.relative(revokedAt, now) });
    if (!expiresAt) return t('integrations.token.neverEnds');
    if (Date.parse(expiresAt) > now) return <RelativeTime at={expiresAt} />;
    return (
      <StatusTag tone="warning" icon={<CloseCircleOutlined />}>
        {t('integrations.token.endedWhen', { when: format.relative(expiresAt, now) })}
      </StatusTag>
    );
  };
  const columns: Column<ApiToken>[] = [
    {
      key: 'name',
      title: t('fields.name'),
      sortable: true,
      render: ({ name, lastFour, createdBy }) => (
        <>
          <bdi>{name}</bdi>
          <div className={styles.muted}>
            {t('integrations.token.endsWith', { lastFour })}
            {createdBy && (
              <>
                {' · '}
                <bdi>{createdBy}</bdi>
              </>
            )}
          </div>
        </>
      ),
    },
    {
      key: 'createdAt',
      title: t('integrations.token.created'),
      sortable: true,
      render: ({ createdAt }) => <span title={format.dateTime(createdAt)}>{format.date(createdAt)}</span>,
    },
    { key: 'expires', title: t('integrations.token.ends'), render: end },
    {
      key: 'used',
      title: t('integrations.token.lastUsed'),
      render: ({ lastUsedAt }) =>
        lastUsedAt ? (
          <RelativeTime at={lastUsedAt} />
        ) : (
          <span className={styles.muted}>{t('integrations.token.neverUsed')}</span>
        ),
    },
    menuColumn(
      t('records.actions'),
      (token) =>
        mayWrite &&
        token.revokedAt === null && (
          <ActionMenu
            name={token.name}
            actions={[
              {
                key: 'revoke',
                label: t('integrations.token.revoke'),
                icon: <StopOutlined />,
                danger: true,
                onSelect: () => setRevoked(token),
              },
            ]}
          />
        ),
    ),
  ];
  return (
    <Section
      title={t('integrations.token.title')}
      intro={t('integrations.token.intro')}
      action={!mayBeEmpty(page) && create}
    >
      <div className={common.buttons}>
        <ArchivedChoice state={state} archived={t('integrations.token.revoked')} />
      </div>
      <RecordList
        label={t('integrations.token.title')}
        page={page}
        state={{ ...state, showsArchived: false }}
        skeleton="rows"
        empty={
          state.showsArchived ? (
            <EmptyState
              drawing={<LockDrawing />}
              title={t('integrations.token.noneRevoked')}
              text={t('integrations.token.noneRevokedText')}
            />
          ) : (
            <EmptyState
              drawing={<LockDrawing />}
              title={t('integrations.token.emptyTitle')}
              text={t('integrations.token.emptyText')}
              action={create}
            />
          )
        }
      >
        {(items) => (
          <DataTable
            label={t('integrations.token.title')}
            columns={columns}
            rows={items}
            rowKey={({ id }) => id}
            sort={state.sort}
            onSort={state.setSort}
          />
        )}
      </RecordList>
      <CreateApiToken
        brandId={brandId}
        open={creates}
        onClose={() => setCreates(false)}
        onCreated={setGiven}
      />
      <GivenSecret
        open={given !== null}
        title={t('integrations.token.givenTitle', { name: given?.apiToken.name ?? '' })}
        text={t('integrations.token.givenText')}
        label={t('integrations.token.token')}
        secret={given?.token ?? null}
        lostText={t('integrations.token.lostText')}
        onClose={() => setGiven(null)}
      />
      {revoked && (
        <DoForGood
          endpoint={endpoints.revokeApiToken}
          request={{ params: { brandId, apiTokenId: revoked.id } }}
          invalidates={[endpoints.listApiTokens]}
          title={t('integrations.token.revokeTitle')}
          name={revoked.name}
          actionLabel={t('integrations.token.revoke')}
          done={{
            title: t('integrations.token.revokedToast', { name: revoked.name }),
            description: t('integrations.token.revokedToastText'),
          }}
          onClose={() => setRevoked(null)}
        >
          {t('integrations.token.revokeText')}
        </DoForGood>
      )}
    </Section>
  );
}
