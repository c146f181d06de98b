/** An account as the emulator's administrative interface gives and takes it; what we do not read passes through. */
export interface EmulatorAccount {
  localId: string;
  email?: string;
  passwordHash?: string;
  /** Seconds since 1970: tokens issued earlier are revoked. */
  validSince?: string;
  [field: string]: unknown;
}

export interface OneTimeLink {
  email: string;
  requestType: string;
  oobCode: string;
  oobLink: string;
}

/** The administrative REST interface of the Auth emulator, for one tenant. */
export class EmulatorRest {
  private readonly tenant: string;
  private readonly api: string;

  constructor(
    private readonly origin: string,
    projectId: string,
    tenantId: string,
  ) {
    this.tenant = `projects/${projectId}/tenants/${tenantId}`;
    this.api = `${origin}/identitytoolkit.googleapis.com`;
  }

  /** The tenant comes into being with the first call that names it; this settles how people may sign in. */
  async allowOnlyPasswordAndEmailLink(): Promise<void> {
    const settings = { allowPasswordSignup: true, enableEmailLinkSignin: true, enableAnonymousUser: false };
    const mask = Object.keys(settings).join(',');
    await this.call('PATCH', `${this.api}/v2/${this.tenant}?updateMask=${mask}`, settings);
  }

  async accounts(): Promise<EmulatorAccount[]> {
    const { userInfo } = await this.call<{ userInfo?: EmulatorAccount[] }>(
      'POST',
      `${this.api}/v1/${this.tenant}/accounts:query`,
      {},
    );
    return userInfo ?? [];
  }

  /** Accounts as `accounts()` gave them, with their passwords and without signing anybody out. */
  async restore(accounts: readonly EmulatorAccount[]): Promise<void> {
    if (accounts.length === 0) return;
    const { error } = await this.call<{ error?: { index: number; message: string }[] }>(
      'POST',
      `${this.api}/v1/${this.tenant}/accounts:batchCreate`,
      { users: accounts },
    );
    if (error?.[0]) throw new Error(`Account ${accounts[error[0].index]?.email}: ${error[0].message}`);
    // A batch makes "now" the moment before which tokens are revoked, which would sign everybody out.
    for (const { localId, validSince } of accounts)
      if (validSince)
        await this.call('POST', `${this.api}/v1/${this.tenant}/accounts:update`, { localId, validSince });
  }

  async create(account: {
    localId: string;
    email: string;
    password: string;
    displayName: string;
    emailVerified: boolean;
  }): Promise<void> {
    await this.call('POST', `${this.api}/v1/${this.tenant}/accounts`, account);
  }

  /** What a real service would have mailed: sign-in, verification and password links not used yet. */
  async oneTimeLinks(): Promise<OneTimeLink[]> {
    const { oobCodes } = await this.call<{ oobCodes?: OneTimeLink[] }>(
      'GET',
      `${this.origin}/emulator/v1/${this.tenant}/oobCodes`,
    );
    return oobCodes ?? [];
  }

  private async call<Answer>(method: string, url: string, body?: unknown): Promise<Answer> {
    const response = await fetch(url, {
      method,
      headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${method} ${url}: ${response.status} ${await response.text()}`);
    return response.json();
  }
}
