import { address } from '@vitrine/shared/client/address';
import { type BrandUser, brandRole, brandUserInvite, endpoints } from '@vitrine/shared/contract';
import { addresses } from '@vitrine/shared/contract/values/addresses';
import { useBreadcrumb, useSession } from '@vitrine/shared/host';
import { Loaded, Skeleton, useEndpointMutation, useEndpointPage, useMay } from '@vitrine/shared/ui';
import { useState } from 'react';
import { useBrand } from '../../parts/use-brand';
import { useRouteId } from '../../parts/use-route-id';
import { type Invitation, InvitationDialog } from '../../people/invitation-dialog';
import { InviteMany } from '../../people/invite-many';
import { InvitePerson } from '../../people/invite-person';
import { PeoplePage } from '../../people/people-page';
import { usePeopleChanges } from '../../people/use-people-changes';
import { usePeopleState } from '../../people/use-people-state';
import { usePersonToasts } from '../../people/use-person-toasts';
import { useManagerTexts } from '../../texts/use-manager-texts';

/** /manager/panel/brands/{brandId}/brand-users: whom the brand lets in. */
export default function BrandUsers() {
  const t = useManagerTexts();
  const may = useMay();
  const brandId = useRouteId('brandId');
  const { session } = useSession();
  const toasts = usePersonToasts();
  const state = usePeopleState();
  const { q, query, status } = state;
  const brand = useBrand(brandId);
  useBreadcrumb({ label: t('people.brandTitle'), to: addresses.brandUsers(brandId) });
  const page = useEndpointPage(endpoints.listBrandUsers, { params: { brandId }, query });
  const invalidates = [endpoints.listBrandUsers];
  const invite = useEndpointMutation(endpoints.inviteBrandUser, { invalidates, inForm: true });
  const inviteAgain = useEndpointMutation(endpoints.inviteBrandUser, { invalidates });
  const update = useEndpointMutation(endpoints.updateBrandUser, { invalidates });
  const change = useEndpointMutation(endpoints.changeBrandUsers, { invalidates });
  const check = useEndpointMutation(endpoints.checkBrandInvitations, { inForm: true });
  const inviteMany = useEndpointMutation(endpoints.inviteBrandUsers, { invalidates, inForm: true });
  const [invites, setInvites] = useState<'one' | 'many' | null>(null);
  const [invitation, setInvitation] = useState<Invitation | null>(null);

  const home = `${window.location.origin}${addresses.brand(brandId)}`;
  const mayWrite = may('brand-users:write', brandId);
  const changes = usePeopleChanges<BrandUser>({
    write: (body, options) => change.mutate({ params: { brandId }, body }, options),
    isPending: change.isPending,
    removeText: t('people.removeBrandText'),
  });

  return (
    <Loaded query={brand} skeleton={<Skeleton shape="page" />}>
      {({ name }) => (
        <PeoplePage
          title={t('people.brandTitle')}
          intro={t('people.brandIntro', { brand: name })}
          page={page}
          state={state}
          exportFrom={address(endpoints.exportBrandUsers.path, { brandId }, { status, ...(q && { q }) })}
          invite={mayWrite ? { one: () => setInvites('one'), many: () => setInvites('many') } : null}
          actions={{
            rolesFor: () => (mayWrite ? brandRole.options : []),
            mayManage: (person) => mayWrite && person.id !== session?.person.id,
            changeRole: (person, role) =>
              update.mutate(
                { params: { brandId, personId: person.id }, body: { role } },
                { onSuccess: () => toasts.roleChanged(person, role) },
              ),
            inviteAgain: ({ email, role }) =>
              inviteAgain.mutate(
                { params: { brandId }, body: { email, role } },
                { onSuccess: setInvitation },
              ),
            change: changes.apply,
            pending: changes.pending,
          }}
          after={
            <>
              <InvitePerson
                open={invites === 'one'}
                schema={brandUserInvite}
                roles={brandRole.options}
                initial={{ email: '', role: 'editor' }}
                onClose={() => setInvites(null)}
                onSubmit={async (body) => {
                  setInvitation(await invite.mutateAsync({ params: { brandId }, body }));
                  setInvites(null);
                }}
              />
              {invites === 'many' && (
                <InviteMany
                  roles={brandRole.options}
                  initialRole="editor"
                  check={(body) => check.mutateAsync({ params: { brandId }, body })}
                  invite={(people) => inviteMany.mutateAsync({ params: { brandId }, body: { people } })}
                  home={home}
                  onClose={() => setInvites(null)}
                />
              )}
              {changes.dialog}
              <InvitationDialog invitation={invitation} home={home} onClose={() => setInvitation(null)} />
            </>
          }
        />
      )}
    </Loaded>
  );
}
