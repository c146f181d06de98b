import { type BrandUser, brandRole, brandUserInvite, endpoints } from '@vitrine/shared/contract';
import { addresses } from '@vitrine/shared/contract/addresses';
import { useBreadcrumb, useSession } from '@vitrine/shared/host';
import { Loaded, Skeleton, useEndpointList, useEndpointMutation, useMay } from '@vitrine/shared/ui';
import { useState } from 'react';
import { useBrand } from '../../parts/use-brand';
import { useRecordList } from '../../parts/use-record-list';
import { useRouteId } from '../../parts/use-route-id';
import { type Invitation, InvitationDialog } from '../../people/invitation-dialog';
import { InvitePerson } from '../../people/invite-person';
import { PeoplePage } from '../../people/people-page';
import { PeopleTable } from '../../people/people-table';
import { usePersonToasts } from '../../people/use-person-toasts';
import { useManagerTexts } from '../../texts/use-manager-texts';

/** /manager/panel/brands/{brandId}/brand-users: whom the brand lets in. */
export default function BrandUsers() {
  const t = useManagerTexts();
  const may = useMay();
  const brandId = useRouteId('brandId');
  const { session } = useSession();
  const toasts = usePersonToasts();
  const state = useRecordList();
  const brand = useBrand(brandId);
  useBreadcrumb({ label: t('people.brandTitle'), to: addresses.brandUsers(brandId) });
  const list = useEndpointList(
    endpoints.listBrandUsers,
    { params: { brandId }, query: state.q ? { q: state.q } : {} },
    { all: state.sort !== '' },
  );
  const invalidates = [endpoints.listBrandUsers];
  const invite = useEndpointMutation(endpoints.inviteBrandUser, { invalidates, inForm: true });
  const inviteAgain = useEndpointMutation(endpoints.inviteBrandUser, { invalidates });
  const update = useEndpointMutation(endpoints.updateBrandUser, { invalidates });
  const [invites, setInvites] = useState(false);
  const [invitation, setInvitation] = useState<Invitation | null>(null);

  const mayWrite = may('brand-users:write', brandId);
  const setStatus = (person: BrandUser, status: 'active' | 'disabled') =>
    update.mutate(
      { params: { brandId, personId: person.id }, body: { status } },
      {
        onSuccess: () =>
          status === 'disabled'
            ? toasts.disabled(person, () => setStatus(person, 'active'))
            : toasts.enabled(),
      },
    );

  return (
    <Loaded query={brand} skeleton={<Skeleton shape="page" />}>
      {({ name }) => (
        <PeoplePage
          title={t('people.brandTitle')}
          intro={t('people.brandIntro', { brand: name })}
          list={list}
          state={state}
          onInvite={mayWrite ? () => setInvites(true) : null}
          after={
            <>
              <InvitePerson
                open={invites}
                schema={brandUserInvite}
                roles={brandRole.options}
                initial={{ email: '', role: 'editor' }}
                onClose={() => setInvites(false)}
                onSubmit={async (body) => {
                  setInvitation(await invite.mutateAsync({ params: { brandId }, body }));
                  setInvites(false);
                }}
              />
              <InvitationDialog invitation={invitation} onClose={() => setInvitation(null)} />
            </>
          }
        >
          {(people) => (
            <PeopleTable
              label={t('people.brandTitle')}
              people={people}
              sort={state.sort}
              onSort={state.setSort}
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
                setStatus,
              }}
            />
          )}
        </PeoplePage>
      )}
    </Loaded>
  );
}
