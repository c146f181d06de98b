import type { PeopleChange } from '@vitrine/shared/contract';
import { useSession } from '@vitrine/shared/host';
import {
  ActionMenu,
  ChooseOne,
  type Column,
  DataTable,
  DeleteOutlined,
  Initials,
  MailOutlined,
  PlayCircleOutlined,
  Select,
  type Selection,
  StopOutlined,
} from '@vitrine/shared/ui';
import { menuColumn } from '../parts/menu-column';
import { NameCell } from '../parts/name-cell';
import { RelativeTime } from '../parts/relative-time';
import { useManagerTexts } from '../texts/use-manager-texts';
import styles from './people.module.css';
import { nameOf, type Person, type Role } from './person';
import { PersonStatusTag } from './person-status-tag';

export interface PeopleActions<P extends Person, R extends Role> {
  /** Roles that may be given to this person; empty: the role is only shown. */
  rolesFor: (person: P) => R[];
  changeRole: (person: P, role: R) => void;
  /** Whether the person may be disabled, enabled, removed and invited again. */
  mayManage: (person: P) => boolean;
  inviteAgain: (person: P) => void;
  change: (people: P[], change: PeopleChange) => void;
  /** What is being done to some of them now. */
  pending: PeopleChange | null;
}

interface PeopleTableProps<P extends Person, R extends Role> {
  label: string;
  people: P[];
  actions: PeopleActions<P, R>;
  sort: string;
  onSort: (sort: string) => void;
  /** Of those who may be managed. */
  selection: Selection;
}

/** People with role, status and when they were last seen. */
export function PeopleTable<P extends Person, R extends P['role']>(props: PeopleTableProps<P, R>) {
  const { label, people, actions, sort, onSort, selection } = props;
  const t = useManagerTexts();
  const { session } = useSession();

  const selectable = people.some(actions.mayManage);
  const menu = (person: P) => {
    if (!actions.mayManage(person)) return null;
    const enabling = person.status === 'disabled';
    return (
      <ActionMenu
        name={nameOf(person)}
        actions={[
          ...(person.status === 'invited'
            ? [
                {
                  key: 'invite',
                  label: t('people.inviteAgain'),
                  icon: <MailOutlined />,
                  onSelect: () => actions.inviteAgain(person),
                },
              ]
            : []),
          {
            key: 'status',
            label: t(enabling ? 'people.enable' : 'people.disable'),
            icon: enabling ? <PlayCircleOutlined /> : <StopOutlined />,
            onSelect: () => actions.change([person], enabling ? 'enable' : 'disable'),
          },
          {
            key: 'remove',
            label: t(person.status === 'invited' ? 'people.withdraw' : 'people.remove'),
            icon: <DeleteOutlined />,
            danger: true,
            onSelect: () => actions.change([person], 'remove'),
          },
        ]}
      />
    );
  };

  const columns: Column<P>[] = [
    {
      key: 'name',
      title: t('people.person'),
      sortable: true,
      render: (person) => (
        <NameCell
          lead={
            <>
              {actions.mayManage(person) ? (
                <ChooseOne selection={selection} id={person.id} name={nameOf(person)} />
              ) : (
                selectable && <span className={styles.noCheckbox} />
              )}
              <Initials name={nameOf(person)} round />
            </>
          }
        >
          <span className={styles.name}>
            <bdi>{nameOf(person)}</bdi>
            {person.id === session?.person.id && <span className={styles.muted}> ({t('people.you')})</span>}
          </span>
          {person.displayName && <div className={styles.muted}>{person.email}</div>}
        </NameCell>
      ),
    },
    {
      key: 'role',
      title: t('fields.role'),
      sortable: true,
      render: (person) => {
        const roles = actions.rolesFor(person);
        if (roles.length === 0) return t(`people.role.${person.role}`);
        return (
          <Select<Role>
            className={styles.role ?? ''}
            label={t('people.roleOf', { name: nameOf(person) })}
            value={person.role}
            onChange={(role) => {
              const chosen = roles.find((offered) => offered === role);
              if (chosen) actions.changeRole(person, chosen);
            }}
            options={roles.map((role) => ({ value: role, label: t(`people.role.${role}`) }))}
          />
        );
      },
    },
    {
      key: 'status',
      title: t('people.status'),
      render: (person) => <PersonStatusTag person={person} />,
    },
    {
      key: 'seen',
      title: t('people.lastSeen'),
      sortable: true,
      render: ({ lastSeenAt }) =>
        lastSeenAt ? (
          <RelativeTime at={lastSeenAt} />
        ) : (
          <span className={styles.muted}>{t('people.neverSeen')}</span>
        ),
    },
    menuColumn(t('records.actions'), menu),
  ];
  return (
    <DataTable
      label={label}
      columns={columns}
      rows={people}
      rowKey={({ id }) => id}
      sort={sort}
      onSort={onSort}
    />
  );
}
