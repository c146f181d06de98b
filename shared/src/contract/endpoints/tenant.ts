import { z } from 'zod';
import { endpoint } from '../endpoint';
import { entityId } from '../ids';
import { listQuery, page } from '../page';
import {
  invitation,
  invitationAnswer,
  invitationCheck,
  invitationQuestion,
  invited,
  peopleChanged,
  peopleChanges,
  session,
  tenantInvitationList,
  tenantInvitations,
  tenantUser,
  tenantUserInvite,
  tenantUserUpdate,
} from '../people';
import { personPreferences } from '../preferences';
import { auditEntry } from '../summary';
import { tenant, tenantUpdate } from '../tenant';
import { emailAddress, timestamp } from '../values';
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

export const tenantEndpoints = {
  getSession: endpoint({
    method: 'GET',
    path: '/v1/session',
    tag: 'Identity',
    access: { tenant: 'session:read' },
    summary: 'Who is signed in, and what they may do',
    response: session,
  }),
  updateOwnPreferences: endpoint({
    method: 'PATCH',
    path: '/v1/session/preferences',
    tag: 'Identity',
    access: { tenant: 'session:write' },
    summary: 'Change what the signed-in person has chosen for themselves',
    body: personPreferences,
    response: personPreferences,
  }),
  checkInvitation: endpoint({
    method: 'POST',
    path: '/v1/invitations/check',
    tag: 'Identity',
    access: 'public',
    summary: 'Whether an invitation can still be accepted, for whoever holds its link',
    body: invitationQuestion,
    response: invitationAnswer,
    passing: true,
  }),
  getTenant: endpoint({
    method: 'GET',
    path: '/v1/tenant',
    tag: 'Tenant',
    access: { tenant: 'tenant:read' },
    summary: 'The tenant and its settings',
    response: tenant,
  }),
  updateTenant: endpoint({
    method: 'PATCH',
    path: '/v1/tenant',
    tag: 'Tenant',
    access: { tenant: 'tenant:update' },
    summary: 'Change the tenant’s settings',
    body: tenantUpdate,
    response: tenant,
  }),
  listTenantUsers: endpoint({
    method: 'GET',
    path: '/v1/tenant-users',
    tag: 'Tenant',
    access: { tenant: 'tenant-users:read' },
    summary: 'People of the tenant',
    query: listPeople,
    response: page(tenantUser),
  }),
  exportTenantUsers: endpoint({
    method: 'GET',
    path: '/v1/tenant-users/export',
    tag: 'Tenant',
    access: { tenant: 'tenant-users:read' },
    summary: 'The same as a CSV table, which can be read again as a list of people to invite',
    query: exportPeople,
    status: 200,
  }),
  inviteTenantUser: endpoint({
    method: 'POST',
    path: '/v1/tenant-users',
    tag: 'Tenant',
    access: { tenant: 'tenant-users:write' },
    summary: 'Invite a person; the same address again sends a new invitation',
    body: tenantUserInvite,
    response: invitation(tenantUser),
    givenOnce: 'link',
    status: 201,
  }),
  getTenantUser: endpoint({
    method: 'GET',
    path: '/v1/tenant-users/:personId',
    tag: 'Tenant',
    access: { tenant: 'tenant-users:read' },
    summary: 'One person',
    params: inTenantUser,
    response: tenantUser,
  }),
  updateTenantUser: endpoint({
    method: 'PATCH',
    path: '/v1/tenant-users/:personId',
    tag: 'Tenant',
    access: { tenant: 'tenant-users:write' },
    summary: 'Change a person’s role, disable or enable them; the last owner stays',
    params: inTenantUser,
    body: tenantUserUpdate,
    response: tenantUser,
  }),
  removeTenantUser: endpoint({
    method: 'DELETE',
    path: '/v1/tenant-users/:personId',
    tag: 'Tenant',
    access: { tenant: 'tenant-users:write' },
    summary: 'Withdraw an invitation, or remove a person everywhere; the last owner stays',
    params: inTenantUser,
  }),
  changeTenantUsers: endpoint({
    method: 'POST',
    path: '/v1/tenant-users/changes',
    tag: 'Tenant',
    access: { tenant: 'tenant-users:write' },
    summary: 'Disable, enable or remove several people: all of them, or none',
    body: peopleChanges,
    response: peopleChanged,
  }),
  checkTenantInvitations: endpoint({
    method: 'POST',
    path: '/v1/tenant-users/invitations/check',
    tag: 'Tenant',
    access: { tenant: 'tenant-users:write' },
    summary: 'What inviting a list of people would do, row by row; nothing is written',
    body: tenantInvitationList,
    response: invitationCheck,
    passing: true,
  }),
  inviteTenantUsers: endpoint({
    method: 'POST',
    path: '/v1/tenant-users/invitations',
    tag: 'Tenant',
    access: { tenant: 'tenant-users:write' },
    summary: 'Invite many: all of them, or none and why',
    body: tenantInvitations,
    response: invited,
    givenOnce: 'links',
    status: 201,
  }),
  listAudit: endpoint({
    method: 'GET',
    path: '/v1/audit',
    tag: 'Tenant',
    access: { tenant: 'audit:read' },
    summary: 'What staff changed, newest first',
    query: z.strictObject({ ...listQuery.shape, ...auditFilter }),
    response: page(auditEntry),
  }),
  exportAudit: endpoint({
    method: 'GET',
    path: '/v1/audit/export',
    tag: 'Tenant',
    access: { tenant: 'audit:read' },
    summary: 'The same as a CSV table, all of it',
    query: z.strictObject({ q: listQuery.shape.q, ...auditFilter }),
    status: 200,
  }),
};
