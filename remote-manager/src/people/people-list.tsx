import { limits, type PeopleChange } from '@vitrine/shared/contract';
import { useState } from 'react';
import { type PeopleActions, PeopleTable } from './people-table';
import type { Person, Role } from './person';
import { SelectionBar } from './selection-bar';

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
  const [selectedIds, setSelectedIds] = useState<ReadonlySet<string>>(new Set());
  const manageable = people.filter(actions.mayManage);
  // Who has left the list meanwhile is not selected any more.
  const selected = manageable.filter(({ id }) => selectedIds.has(id));
  const toggle = ({ id }: P) => {
    const next = new Set(selected.map((person) => person.id));
    if (!next.delete(id) && next.size < limits.peopleAtOnce) next.add(id);
    setSelectedIds(next);
  };
  const change = (kind: PeopleChange) => {
    const concerned = selected.filter(
      ({ status }) => kind === 'remove' || (status === 'disabled') === (kind === 'enable'),
    );
    actions.change(concerned, kind);
  };
  return (
    <div>
      {manageable.length > 0 && (
        <SelectionBar
          selected={selected}
          total={manageable.length}
          onAll={(all) => {
            const first = manageable.slice(0, all ? limits.peopleAtOnce : 0);
            setSelectedIds(new Set(first.map(({ id }) => id)));
          }}
          onChange={change}
        />
      )}
      <PeopleTable
        {...props}
        isSelected={({ id }) => selected.some((one) => one.id === id)}
        onSelect={toggle}
      />
    </div>
  );
}
