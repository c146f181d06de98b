import { z } from 'zod';
import {
  invitation,
  invitationAnswer,
  invitationCheck,
  invitationQuestion,
  invited,
  ownProfile,
  peopleChanged,
  peopleChanges,
  personStatus,
  session,
  tenantInvitationList,
  tenantInvitations,
  tenantUser,
  tenantUserInvite,
  tenantUserUpdate,
} from '../entities/people';
import { personPreferences } from '../entities/preferences';
import { tenant, tenantUpdate } from '../entities/tenant';
import { auditEntry } from '../responses/summary';
import { entityId } from '../values/ids';
import { emailAddress, timestamp } from '../values/values';
import { chapter } from './endpoint';
import { listQuery, page } from './page';
import { exportPeople, inTenantUser, listPeople } from './parameters';

const auditFilter = {
  /** The person’s address, whole. */
  who: emailAddress.optional(),
  brandId: entityId.optional(),
  action: z
    .string()
    .regex(/^[a-zA-Z]{1,60}$/, 'Not an action')
    .optional(),
  from: timestamp.optional(),
  until: timestamp.optional(),
};

const ofIdentity = chapter('Identity');
const ofTenant = chapter('Tenant');

export const tenantEndpoints = {
  getSession: ofIdentity({
    method: 'GET',
    path: '/v1/session',
    access: { tenant: 'session:read' },
    summary: 'Who is signed in, and what they may do',
    response: session,
  }),
  updateOwnProfile: ofIdentity({
    method: 'PATCH',
    path: '/v1/session/profile',
    access: { tenant: 'session:write' },
    summary: 'Change what the signed-in person is called',
    body: ownProfile,
    response: tenantUser,
  }),
  updateOwnPreferences: ofIdentity({
    method: 'PATCH',
    path: '/v1/session/preferences',
    access: { tenant: 'session:write' },
    summary: 'Change what the signed-in person has chosen for themselves',
    body: personPreferences,
    response: personPreferences,
  }),
  checkInvitation: ofIdentity({
    method: 'POST',
    path: '/v1/invitations/check',
    access: 'public',
    summary: 'Whether an invitation can still be accepted, for whoever holds its link',
    body: invitationQuestion,
    response: invitationAnswer,
    passing: true,
  }),
  getTenant: ofTenant({
    method: 'GET',
    path: '/v1/tenant',
    access: { tenant: 'tenant:read' },
    summary: 'The tenant and its settings',
    response: tenant,
  }),
  updateTenant: ofTenant({
    method: 'PATCH',
    path: '/v1/tenant',
    access: { tenant: 'tenant:update' },
    summary: 'Change the tenant’s settings',
    body: tenantUpdate,
    response: tenant,
  }),
  listTenantUsers: ofTenant({
    method: 'GET',
    path: '/v1/tenant-users',
    access: { tenant: 'tenant-users:read' },
    summary: 'People of the tenant; with status=ever, those who were removed among them',
    query: listPeople.extend({ status: z.enum(['ever', 'any', ...personStatus.options]).optional() }),
    response: page(tenantUser),
  }),
  exportTenantUsers: ofTenant({
    method: 'GET',
    path: '/v1/tenant-users/export',
    access: { tenant: 'tenant-users:read' },
    summary: 'The same as a CSV table, which can be read again as a list of people to invite',
    query: exportPeople,
    status: 200,
  }),
  inviteTenantUser: ofTenant({
    method: 'POST',
    path: '/v1/tenant-users',
    access: { tenant: 'tenant-users:write' },
    summary: 'Invite a person; the same address again sends a new invitation',
    body: tenantUserInvite,
    response: invitation(tenantUser),
    givenOnce: 'link',
    status: 201,
  }),
  getTenantUser: ofTenant({
    method: 'GET',
    path: '/v1/tenant-users/:personId',
    access: { tenant: 'tenant-users:read' },
    summary: 'One person',
    params: inTenantUser,
    response: tenantUser,
  }),
  updateTenantUser: ofTenant({
    method: 'PATCH',
    path: '/v1/tenant-users/:personId',
    access: { tenant: 'tenant-users:write' },
    summary: 'Change a person’s role, disable or enable them; the last owner stays',
    params: inTenantUser,
    body: tenantUserUpdate,
    response: tenantUser,
  }),
  removeTenantUser: ofTenant({
    method: 'DELETE',
    path: '/v1/tenant-users/:personId',
    access: { tenant: 'tenant-users:write' },
    summary: 'Withdraw an invitation, or remove a person everywhere; the last owner stays',
    params: inTenantUser,
  }),
  changeTenantUsers: ofTenant({
    method: 'POST',
    path: '/v1/tenant-users/changes',
    access: { tenant: 'tenant-users:write' },
    summary: 'Disable, enable or remove several people: all of them, or none',
    body: peopleChanges,
    response: peopleChanged,
  }),
  checkTenantInvitations: ofTenant({
    method: 'POST',
    path: '/v1/tenant-users/invitations/check',
    access: { tenant: 'tenant-users:write' },
    summary: 'What inviting a list of people would do, row by row; nothing is written',
    body: tenantInvitationList,
    response: invitationCheck,
    passing: true,
  }),
  inviteTenantUsers: ofTenant({
    method: 'POST',
    path: '/v1/tenant-users/invitations',
    access: { tenant: 'tenant-users:write' },
    summary: 'Invite many: all of them, or none and why',
    body: tenantInvitations,
    response: invited,
    givenOnce: 'links',
    status: 201,
  }),
  listAudit: ofTenant({
    method: 'GET',
    path: '/v1/audit',
    access: { tenant: 'audit:read' },
    summary: 'What staff changed, newest first',
    query: z.strictObject({ ...listQuery.shape, ...auditFilter }),
    response: page(auditEntry),
  }),
  exportAudit: ofTenant({
    method: 'GET',
    path: '/v1/audit/export',
    access: { tenant: 'audit:read' },
    summary: 'The same as a CSV table, all of it',
    query: z.strictObject({ q: listQuery.shape.q, ...auditFilter }),
    status: 200,
  }),
};
