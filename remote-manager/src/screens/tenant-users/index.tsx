import {
  endpoints,
  type TenantRole,
  type TenantUser,
  tenantRole,
  tenantUserInvite,
} from '@vitrine/shared/contract';
import { addresses } from '@vitrine/shared/contract/addresses';
import { useBreadcrumb, useSession } from '@vitrine/shared/host';
import { NoPermission, Page, useEndpointList, useEndpointMutation, useMay } from '@vitrine/shared/ui';
import { useState } from 'react';
import { useRecordList } from '../../parts/use-record-list';
import { type Invitation, InvitationDialog } from '../../people/invitation-dialog';
import { InvitePerson } from '../../people/invite-person';
import { PeoplePage } from '../../people/people-page';
import { PeopleTable } from '../../people/people-table';
import { usePersonToasts } from '../../people/use-person-toasts';
import { useManagerTexts } from '../../texts/use-manager-texts';

/** /manager/panel/tenant-users: everybody who may sign in. */
export default function TenantUsers() {
  const t = useManagerTexts();
  const may = useMay();
  useBreadcrumb({ label: t('people.tenantTitle'), to: addresses.tenantUsers });
  if (!may('tenant-users:read'))
    return (
      <Page title={t('people.tenantTitle')}>
        <NoPermission />
      </Page>
    );
  return <TenantUserList />;
}

function TenantUserList() {
  const t = useManagerTexts();
  const may = useMay();
  const { session } = useSession();
  const toasts = usePersonToasts();
  const state = useRecordList();
  const list = useEndpointList(
    endpoints.listTenantUsers,
    { query: state.q ? { q: state.q } : {} },
    { all: state.sort !== '' },
  );
  const invalidates = [endpoints.listTenantUsers];
  const invite = useEndpointMutation(endpoints.inviteTenantUser, { invalidates, inForm: true });
  const inviteAgain = useEndpointMutation(endpoints.inviteTenantUser, { invalidates });
  const update = useEndpointMutation(endpoints.updateTenantUser, { invalidates });
  const [invites, setInvites] = useState(false);
  const [invitation, setInvitation] = useState<Invitation | null>(null);

  // Owners are the business of owners only; the API holds that too.
  const isOwner = session?.person.role === 'owner';
  const roles: TenantRole[] = tenantRole.options.filter((role) => isOwner || role !== 'owner');
  const mayManage = (person: TenantUser) => may('tenant-users:write') && (isOwner || person.role !== 'owner');
  const setStatus = (person: TenantUser, status: 'active' | 'disabled') =>
    update.mutate(
      { params: { personId: person.id }, body: { status } },
      {
        onSuccess: () =>
          status === 'disabled'
            ? toasts.disabled(person, () => setStatus(person, 'active'))
            : toasts.enabled(),
      },
    );

  return (
    <PeoplePage
      title={t('people.tenantTitle')}
      intro={t('people.tenantIntro')}
      list={list}
      state={state}
      onInvite={may('tenant-users:write') ? () => setInvites(true) : null}
      after={
        <>
          <InvitePerson
            open={invites}
            schema={tenantUserInvite}
            roles={roles}
            initial={{ email: '', role: 'member' }}
            onClose={() => setInvites(false)}
            onSubmit={async (body) => {
              setInvitation(await invite.mutateAsync({ body }));
              setInvites(false);
            }}
          />
          <InvitationDialog invitation={invitation} onClose={() => setInvitation(null)} />
        </>
      }
    >
      {(people) => (
        <PeopleTable
          label={t('people.tenantTitle')}
          people={people}
          sort={state.sort}
          onSort={state.setSort}
          actions={{
            rolesFor: (person) => (mayManage(person) ? roles : []),
            mayManage: (person) => mayManage(person) && person.id !== session?.person.id,
            changeRole: (person, role) =>
              update.mutate(
                { params: { personId: person.id }, body: { role } },
                { onSuccess: () => toasts.roleChanged(person, role) },
              ),
            inviteAgain: ({ email, role }) =>
              inviteAgain.mutate({ body: { email, role } }, { onSuccess: setInvitation }),
            setStatus,
          }}
        />
      )}
    </PeoplePage>
  );
}
