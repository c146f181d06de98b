import { demoProjectId, demoTenantId } from '@vitrine/shared/contract/demo';
import { type DemoRole, demoAccount } from './demo-account';
import { emulatorOrigin } from './product-process';
import { forgetSessions } from './sign-in';

const accounts = `${emulatorOrigin}/identitytoolkit.googleapis.com/v1/projects/${demoProjectId}/tenants/${demoTenantId}/accounts`;

/** As the identity service's own administration: what happens there without the product. */
async function administer<Answer>(path: string, body: object): Promise<Answer> {
  const answer = await fetch(accounts + path, {
    method: 'POST',
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
  return answer.json();
}

/** Ends every sign-in of an account, as a new password on another device does. */
export async function endSignIns(role: DemoRole): Promise<void> {
  const { uid } = demoAccount(role);
  forgetSessions(role);
  const find = { localId: [uid] };
  const account = async () => {
    await administer(':update', { localId: uid, validSince: String(Math.floor(Date.now() / 1000)) });
    const { users } = await administer<{ users: { lastLoginAt: string; validSince: string }[] }>(
      ':lookup',
      find,
    );
    return users[0];
  };
  // It counts in seconds: what began in this one is not older than it.
  for (let now = await account(); now && Number(now.lastLoginAt) >= Number(now.validSince) * 1000; )
    now = await account();
}
