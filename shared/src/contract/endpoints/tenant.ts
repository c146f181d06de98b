import { endpoint } from '../endpoint';
import { page } from '../page';
import { invitation, session, tenantUser, tenantUserInvite, tenantUserUpdate } from '../people';
import { auditEntry } from '../summary';
import { tenant, tenantUpdate } from '../tenant';
import { inTenantUser, list } from './parameters';

export const tenantEndpoints = {
  getSession: endpoint({
    method: 'GET',
    path: '/v1/session',
    tag: 'Identity',
    access: { tenant: 'session:read' },
    summary: 'Who is signed in, and what they may do',
    response: session,
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
    query: list,
    response: page(tenantUser),
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
  listAudit: endpoint({
    method: 'GET',
    path: '/v1/audit',
    tag: 'Tenant',
    access: { tenant: 'audit:read' },
    summary: 'What staff changed, newest first',
    query: list,
    response: page(auditEntry),
  }),
};
