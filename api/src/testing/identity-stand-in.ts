import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** An account as the identity service would sign it in. */
export interface TestAccount {
  uid: string;
  email: string;
  emailVerified?: boolean;
  displayName?: string;
  /** Another tenant than the product's. */
  tenantId?: string;
}

/**
 * Mints tokens in the Auth emulator's form (unsigned), and answers the one question that the real verifier asks an
 * emulator about every token: whether the account still exists and is enabled.
 */
export async function startIdentityStandIn(project: { projectId: string; tenantId: string }) {
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => {
      body += chunk.toString();
    });
    request.on('end', () => {
      const { localId } = JSON.parse(body || '{}') as { localId?: string[] };
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ users: (localId ?? []).map((uid) => ({ localId: uid })) }));
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    host: `127.0.0.1:${port}`,
    token: (account: TestAccount) =>
      unsignedToken(project.projectId, { tenantId: project.tenantId, ...account }),
    async close() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

function unsignedToken(projectId: string, account: TestAccount & { tenantId: string }): string {
  const nowSeconds = Math.floor(Date.now() / 1000);
  const payload = {
    iss: `https://securetoken.google.com/${projectId}`,
    aud: projectId,
    auth_time: nowSeconds,
    iat: nowSeconds,
    exp: nowSeconds + 3600,
    sub: account.uid,
    user_id: account.uid,
    email: account.email,
    email_verified: account.emailVerified ?? true,
    ...(account.displayName && { name: account.displayName }),
    firebase: { identities: {}, sign_in_provider: 'password', tenant: account.tenantId },
  };
  const part = (content: object) => Buffer.from(JSON.stringify(content)).toString('base64url');
  return `${part({ alg: 'none', typ: 'JWT' })}.${part(payload)}.`;
}
