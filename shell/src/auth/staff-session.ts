import { ApiError, createClient, type GetToken } from '@vitrine/shared/client';
import type { endpoints, Session } from '@vitrine/shared/contract';
import { texts } from '../texts';
import { invitation } from './invitation';

export interface Refusal {
  /** The API's word: not-invited, invitation-expired, disabled…; null when it did not answer. */
  code: string | null;
  message: string;
  /** The API decided: asking again gets the same answer until somebody changes something. */
  final: boolean;
}

/**
 * Asks the API who the signed-in person is and which roles they have. The first call of an invited person accepts
 * the invitation.
 * @throws {ApiError}
 */
export async function loadSession(getToken: GetToken, send?: typeof fetch): Promise<Session> {
  const client = createClient({ getToken, language: () => texts.language, ...(send ? { fetch: send } : {}) });
  const token = invitation.get();
  try {
    const session = await client.call<typeof endpoints.getSession>(
      { method: 'GET', path: '/v1/session' },
      token ? { headers: { 'X-Invitation': token } } : {},
    );
    invitation.forget();
    return session;
  } catch (error) {
    // A link that opens nothing will not open anything later either.
    if (error instanceof ApiError && error.problem?.code === 'invitation-invalid') invitation.forget();
    throw error;
  }
}

export function refusalOf(error: unknown): Refusal {
  const problem = error instanceof ApiError ? error.problem : null;
  return {
    code: problem?.code ?? null,
    message: error instanceof Error ? error.message : String(error),
    final: problem?.status === 403,
  };
}
