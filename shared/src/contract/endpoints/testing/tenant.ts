import type { tenantEndpoints } from '../tenant';
import { fresh, type Samples } from './samples';

export const tenantSamples: Samples<typeof tenantEndpoints> = {
  updateOwnProfile: () => ({ displayName: fresh() }),
  updateOwnPreferences: () => ({ look: 'dark' }),
  checkInvitation: () => ({ token: fresh() }),
  updateTenant: () => ({ name: 'Tenant' }),
  inviteTenantUser: () => ({ email: `${fresh()}@vitrine.test`, role: 'member' }),
  updateTenantUser: () => ({ status: 'active' }),
  changeTenantUsers: ({ personId }) => ({ change: 'enable', personIds: [personId] }),
  checkTenantInvitations: () => ({ role: 'member', text: `${fresh()}@vitrine.test` }),
  inviteTenantUsers: () => ({ people: [{ email: `${fresh()}@vitrine.test`, role: 'member' }] }),
};
