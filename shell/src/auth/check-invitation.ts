import { createClient } from '@vitrine/shared/client';
import type { endpoints, InvitationState } from '@vitrine/shared/contract';

/**
 * Asks whether an invitation can still be accepted, before anybody makes an account for it.
 * @param email with which it would be accepted; left out, only the link is asked about.
 * @returns open too where the API does not answer: it is asked again before it lets anybody in.
 */
export async function checkInvitation(
  token: string,
  email?: string,
  send?: typeof fetch,
): Promise<InvitationState> {
  const client = createClient({ getToken: async () => null, ...(send ? { fetch: send } : {}) });
  return client
    .call<typeof endpoints.checkInvitation>(
      { method: 'POST', path: '/v1/invitations/check' },
      { body: { token, ...(email === undefined ? {} : { email }) } },
    )
    .then(
      ({ state }) => state,
      () => 'open',
    );
}
