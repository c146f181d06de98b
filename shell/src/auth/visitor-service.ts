import { createClient } from '@vitrine/shared/client';
import type { endpoints } from '@vitrine/shared/contract';
import type { IdentityService } from './identity-service';

/**
 * Visitors: the API gives this browser a respondent id in a cookie that scripts cannot read. It is asked for after
 * first paint, because nothing that is only read waits for it. Why not Firebase:
 * docs/decisions/no-firebase-for-visitors.md.
 * @param afterFirstPaint calls back once something is on the screen.
 */
export function createVisitorService(
  afterFirstPaint: (callback: () => void) => void = whenPainted,
  send?: typeof fetch,
): IdentityService {
  const client = createClient({ getToken: async () => null, ...(send ? { fetch: send } : {}) });
  let report: Parameters<IdentityService['subscribe']>[0] = () => undefined;
  return {
    subscribe(onUser) {
      report = onUser;
      afterFirstPaint(() => report(null));
      return () => {
        report = () => undefined;
      };
    },
    async automaticSignIn() {
      const { respondentId } = await client.call<typeof endpoints.createVisitorSession>(
        { method: 'POST', path: '/v1/visitor-sessions' },
        { body: {} },
      );
      report({ uid: respondentId, email: null, displayName: null });
    },
    getToken: async () => null,
    async signOut() {
      report(null);
    },
  };
}

/** A frame callback runs before the paint, and a task queued in it runs after. */
function whenPainted(callback: () => void): void {
  requestAnimationFrame(() => setTimeout(callback));
}
