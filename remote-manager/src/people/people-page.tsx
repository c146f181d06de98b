import {
  Button,
  Choice,
  EmptyState,
  type EndpointPage,
  ExportOutlined,
  Page,
  PeopleDrawing,
  PlusOutlined,
  SearchDrawing,
  SearchField,
  TeamOutlined,
  Toolbar,
} from '@vitrine/shared/ui';
import type { ReactNode } from 'react';
import { RecordList } from '../parts/record-list';
import { useCommand } from '../parts/use-command';
import { useTableExport } from '../parts/use-table-export';
import { useManagerTexts } from '../texts/use-manager-texts';
import { PeopleList } from './people-list';
import type { PeopleActions } from './people-table';
import type { Person } from './person';
import { type PeopleState, peopleStatuses } from './use-people-state';

interface PeoplePageProps<P extends Person, R extends P['role']> {
  title: string;
  intro: string;
  page: EndpointPage<P>;
  state: PeopleState;
  /** null: may not invite. */
  invite: { one: () => void; many: () => void } | null;
  /** Where the list comes from as a table. */
  exportFrom: string;
  actions: PeopleActions<P, R>;
  /** Dialogs. */
  after: ReactNode;
}

/** What the lists of tenant users and of brand users have in common. */
export function PeoplePage<P extends Person, R extends P['role']>(props: PeoplePageProps<P, R>) {
  const { title, intro, page, state, invite, exportFrom, actions, after } = props;
  const { status, setStatus } = state;
  const t = useManagerTexts();
  useCommand(invite ? t('people.invite') : null, () => invite?.one());
  useCommand(invite ? t('people.inviteMany') : null, () => invite?.many());
  const table = useTableExport(exportFrom, {
    fileName: 'people.csv',
    done: { title: t('people.exported'), description: t('people.exportedText') },
    failed: t('people.exportFailed'),
  });
  const inviteOne = invite && (
    <Button kind="primary" icon={<PlusOutlined />} onClick={invite.one}>
      {t('people.invite')}
    </Button>
  );
  const isNarrowed = state.q !== '' || status !== 'any';
  return (
    <Page
      title={title}
      intro={intro}
      action={page.data && (page.data.items.length > 0 || isNarrowed) && inviteOne}
    >
      <Toolbar
        end={
          <>
            {page.data && page.data.items.length > 0 && (
              <Button icon={<ExportOutlined />} loading={table.bytes !== null} onClick={table.start}>
                {t('people.export')}
              </Button>
            )}
            {invite && (
              <Button icon={<TeamOutlined />} onClick={invite.many}>
                {t('people.inviteMany')}
              </Button>
            )}
          </>
        }
      >
        <SearchField label={t('people.search')} />
        <Choice
          label={t('people.showing')}
          value={status}
          onChange={setStatus}
          options={peopleStatuses.map((value) => ({
            value,
            label: value === 'any' ? t('people.everyone') : t(`people.statusOf.${value}`),
          }))}
        />
      </Toolbar>
      <RecordList
        label={title}
        page={page}
        state={state}
        skeleton="rows"
        empty={
          status === 'any' ? (
            <EmptyState
              drawing={<PeopleDrawing />}
              title={t('people.emptyTitle')}
              text={t('people.emptyText')}
              action={inviteOne}
            />
          ) : (
            <EmptyState
              drawing={<SearchDrawing />}
              title={t('people.noneOfStatus', { status: t(`people.statusOf.${status}`) })}
              text={t('people.noneOfStatusText')}
              action={<Button onClick={() => setStatus('any')}>{t('people.everyone')}</Button>}
            />
          )
        }
      >
        {(people) => (
          <PeopleList
            label={title}
            people={people}
            actions={actions}
            sort={state.sort}
            onSort={state.setSort}
          />
        )}
      </RecordList>
      {after}
    </Page>
  );
}
