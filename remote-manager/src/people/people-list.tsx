import type { PeopleChange } from '@vitrine/shared/contract';
import { Button, DeleteOutlined, PlayCircleOutlined, StopOutlined, useSelection } from '@vitrine/shared/ui';
import type { ReactElement } from 'react';
import { SelectionBar } from '../parts/selection-bar';
import { useManagerTexts } from '../texts/use-manager-texts';
import { type PeopleActions, PeopleTable } from './people-table';
import type { Person, Role } from './person';

interface PeopleListProps<P extends Person, R extends Role> {
  label: string;
  people: P[];
  actions: PeopleActions<P, R>;
  sort: string;
  onSort: (sort: string) => void;
}

/** People as a table in which several can be selected and changed together. */
export function PeopleList<P extends Person, R extends P['role']>(props: PeopleListProps<P, R>) {
  const { people, actions } = props;
  const t = useManagerTexts();
  const manageable = people.filter(actions.mayManage);
  const selection = useSelection(manageable.map(({ id }) => id));
  const selected = manageable.filter(({ id }) => selection.has(id));
  const disabled = selected.filter(({ status }) => status === 'disabled');
  const others = selected.filter(({ status }) => status !== 'disabled');
  const change = (kind: PeopleChange, icon: ReactElement, concerned: P[]) =>
    concerned.length > 0 && (
      <Button icon={icon} loading={actions.pending === kind} onClick={() => actions.change(concerned, kind)}>
        {t(`people.${kind}`)}
      </Button>
    );
  return (
    <>
      {manageable.length > 0 && (
        <SelectionBar selection={selection}>
          {change('disable', <StopOutlined />, others)}
          {change('enable', <PlayCircleOutlined />, disabled)}
          {change('remove', <DeleteOutlined />, selected)}
        </SelectionBar>
      )}
      <PeopleTable {...props} selection={selection} />
    </>
  );
}
