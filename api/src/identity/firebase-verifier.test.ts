import { tmpdir } from 'node:os';
import { demoProjectId, demoTenantId } from '@vitrine/shared/contract/demo';
import { readConfig } from '../config';
import { startIdentityStandIn } from '../testing/identity-stand-in';
import { createFirebaseVerifier } from './firebase-verifier';

const project = { projectId: demoProjectId, tenantId: demoTenantId };
const account = { uid: 'somebody', email: 'Somebody@Vitrine.test' };

let accounts: Awaited<ReturnType<typeof startIdentityStandIn>>;
let verifier: ReturnType<typeof createFirebaseVerifier>;
beforeAll(async () => {
  accounts = await startIdentityStandIn(project);
  process.env.FIREBASE_AUTH_EMULATOR_HOST = accounts.host;
  verifier = createFirebaseVerifier(readConfig({ DATA_DIR: tmpdir(), COOKIE_SECRET: 'x'.repeat(32) }));
});
afterAll(() => verifier.close());

it('tells who a token of the fixed tenant belongs to', async () => {
  expect(await verifier.verify(accounts.token(account))).toEqual({
    uid: 'somebody',
    email: 'somebody@vitrine.test',
    emailVerified: true,
    displayName: null,
  });
});

it.each([
  ['is of another tenant', () => accounts.token({ ...account, tenantId: 'another' })],
  ['is no token', () => 'nonsense'],
  ['has expired', () => expired(accounts.token(account))],
])('refuses what %s', async (_, token) => {
  await expect(verifier.verify(token())).rejects.toMatchObject({ status: 401 });
});

it('blames nobody while the identity service does not answer', async () => {
  await accounts.close();
  await expect(verifier.verify(accounts.token(account))).rejects.toMatchObject({
    status: 503,
    code: 'identity-unavailable',
  });
});

function expired(token: string): string {
  const [head, payload = ''] = token.split('.');
  const content = JSON.parse(Buffer.from(payload, 'base64url').toString());
  const past = { ...content, iat: content.iat - 7200, exp: content.exp - 7200 };
  return `${head}.${Buffer.from(JSON.stringify(past)).toString('base64url')}.`;
}
