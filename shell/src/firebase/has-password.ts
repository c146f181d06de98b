import type { Auth, User } from 'firebase/auth';

/**
 * Whether the account has a password. To the SDK a password and a link in a mail are the same provider; the identity
 * service tells them apart (https://cloud.google.com/identity-platform/docs/reference/rest/v1/accounts/lookup). Where
 * it does not answer a program of its own, as with App Check enforced, the provider has to do.
 */
export async function hasPassword({ config, emulatorConfig }: Auth, user: User): Promise<boolean> {
  const origin = emulatorConfig
    ? `${emulatorConfig.protocol}://${emulatorConfig.host}:${emulatorConfig.port}/identitytoolkit.googleapis.com`
    : `${config.apiScheme}://${config.apiHost}`;
  const idToken = await user.getIdToken();
  const response = await fetch(`${origin}/v1/accounts:lookup?key=${config.apiKey}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ idToken, tenantId: user.tenantId }),
  });
  if (!response.ok) return user.providerData.some(({ providerId }) => providerId === 'password');
  const { users }: { users?: { passwordHash?: string }[] } = await response.json();
  return users?.[0]?.passwordHash !== undefined;
}
