import {
  Button,
  EmptyState,
  type EndpointList,
  Page,
  PeopleDrawing,
  PlusOutlined,
  SearchField,
  Toolbar,
} from '@vitrine/shared/ui';
import type { ReactNode } from 'react';
import { RecordList } from '../parts/record-list';
import type { RecordListState } from '../parts/use-record-list';
import { useManagerTexts } from '../texts/use-manager-texts';
import type { Person } from './person';

interface PeoplePageProps<P extends Person> {
  title: string;
  intro: string;
  list: EndpointList<P>;
  state: RecordListState;
  /** null: may not invite. */
  onInvite: (() => void) | null;
  children: (people: P[]) => ReactNode;
  /** Dialogs. */
  after: ReactNode;
}

/** What the lists of tenant users and of brand users have in common. */
export function PeoplePage<P extends Person>(props: PeoplePageProps<P>) {
  const { title, intro, list, state, onInvite, children, after } = props;
  const t = useManagerTexts();
  const invite = onInvite && (
    <Button kind="primary" icon={<PlusOutlined />} onClick={onInvite}>
      {t('people.invite')}
    </Button>
  );
  return (
    <Page title={title} intro={intro} action={list.data && (list.data.items.length > 0 || state.q) && invite}>
      <Toolbar>
        <SearchField label={t('people.search')} />
      </Toolbar>
      <RecordList
        list={list}
        state={state}
        skeleton="rows"
        empty={
          <EmptyState
            drawing={<PeopleDrawing />}
            title={t('people.emptyTitle')}
            text={t('people.emptyText')}
            action={invite}
          />
        }
      >
        {children}
      </RecordList>
      {after}
    </Page>
  );
}
