import { type Client, createClient } from '@vitrine/shared/client';
import { demoApiKey, demoTenantId } from '@vitrine/shared/contract/demo';
import { type DemoRole, demoAccount } from './demo-account';
import { emulatorOrigin, shellOrigin } from './product-process';

/** What a demo account signs its calls with. */
export async function tokenOf(role: DemoRole): Promise<string> {
  const { email, password } = demoAccount(role);
  const answer = await fetch(
    `${emulatorOrigin}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=${demoApiKey}`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password, tenantId: demoTenantId, returnSecureToken: true }),
    },
  );
  const { idToken }: { idToken: string } = await answer.json();
  return idToken;
}

/** The API as a demo account's own program would call it: for what a test needs but is not about. */
export async function apiAs(role: DemoRole): Promise<Client> {
  const token = await tokenOf(role);
  return createClient({ baseUrl: shellOrigin, getToken: async () => token });
}
