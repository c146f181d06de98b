import { type Endpoint, endpoints } from '@vitrine/shared/contract';
import { auditActions } from './audit-words';

it('has words for every action that the contract knows, and for no other', () => {
  const writes = (Object.entries(endpoints) as [string, Endpoint][])
    .filter(([, { access, method, passing }]) => typeof access !== 'string' && method !== 'GET' && !passing)
    .map(([name]) => name);
  expect([...auditActions].sort()).toEqual(writes.sort());
});
