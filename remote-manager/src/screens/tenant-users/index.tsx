import { address } from '@vitrine/shared/client/address';
import {
  endpoints,
  type TenantRole,
  type TenantUser,
  tenantRole,
  tenantUserInvite,
} from '@vitrine/shared/contract';
import { addresses } from '@vitrine/shared/contract/values/addresses';
import { useBreadcrumb, useSession } from '@vitrine/shared/host';
import { NoPermission, Page, useEndpointMutation, useEndpointPage, useMay } from '@vitrine/shared/ui';
import { useState } from 'react';
import { type Invitation, InvitationDialog } from '../../people/invitation-dialog';
import { InviteMany } from '../../people/invite-many';
import { InvitePerson } from '../../people/invite-person';
import { PeoplePage } from '../../people/people-page';
import { usePeopleChanges } from '../../people/use-people-changes';
import { usePeopleState } from '../../people/use-people-state';
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
  const state = usePeopleState();
  const { q, query, status } = state;
  const page = useEndpointPage(endpoints.listTenantUsers, { query });
  const invalidates = [endpoints.listTenantUsers];
  const invite = useEndpointMutation(endpoints.inviteTenantUser, { invalidates, inForm: true });
  const inviteAgain = useEndpointMutation(endpoints.inviteTenantUser, { invalidates });
  const update = useEndpointMutation(endpoints.updateTenantUser, { invalidates });
  const change = useEndpointMutation(endpoints.changeTenantUsers, { invalidates });
  const check = useEndpointMutation(endpoints.checkTenantInvitations, { inForm: true });
  const inviteMany = useEndpointMutation(endpoints.inviteTenantUsers, { invalidates, inForm: true });
  const [invites, setInvites] = useState<'one' | 'many' | null>(null);
  const [invitation, setInvitation] = useState<Invitation | null>(null);

  // Owners are the business of owners only; the API holds that too.
  const isOwner = session?.person.role === 'owner';
  const roles: TenantRole[] = tenantRole.options.filter((role) => isOwner || role !== 'owner');
  const mayManage = (person: TenantUser) => may('tenant-users:write') && (isOwner || person.role !== 'owner');
  const changes = usePeopleChanges<TenantUser>({
    write: (body, options) => change.mutate({ body }, options),
    isPending: change.isPending,
    removeText: t('people.removeTenantText'),
  });

  return (
    <PeoplePage
      title={t('people.tenantTitle')}
      intro={t('people.tenantIntro')}
      page={page}
      state={state}
      exportFrom={address(endpoints.exportTenantUsers.path, {}, { status, ...(q && { q }) })}
      invite={
        may('tenant-users:write') ? { one: () => setInvites('one'), many: () => setInvites('many') } : null
      }
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
        change: changes.apply,
        pending: changes.pending,
      }}
      after={
        <>
          <InvitePerson
            open={invites === 'one'}
            schema={tenantUserInvite}
            roles={roles}
            initial={{ email: '', role: 'member' }}
            onClose={() => setInvites(null)}
            onSubmit={async (body) => {
              setInvitation(await invite.mutateAsync({ body }));
              setInvites(null);
            }}
          />
          {invites === 'many' && (
            <InviteMany
              roles={roles}
              initialRole="member"
              check={(body) => check.mutateAsync({ body })}
              invite={(people) => inviteMany.mutateAsync({ body: { people } })}
              onClose={() => setInvites(null)}
            />
          )}
          {changes.dialog}
          <InvitationDialog invitation={invitation} onClose={() => setInvitation(null)} />
        </>
      }
    />
  );
}
