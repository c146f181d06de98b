/**
 * What the shell's server inlines into the HTML. Public by nature: anybody can read it in the page's source.
 */
export interface RuntimeConfig {
  environment: 'development' | 'demo' | 'production';
  /** The one fixed identity tenant (specification, section 1). */
  tenantId: string;
  firebase: {
    apiKey: string;
    authDomain: string;
    projectId: string;
    appId: string;
    /** Set with App Check's reCAPTCHA provider; without it App Check does not start. */
    recaptchaSiteKey?: string;
    /** Set with Analytics; without it neither Analytics nor Installations start. */
    measurementId?: string;
    /** http://host:port of the Auth emulator; never in production. */
    authEmulator?: string;
  };
  /** Shown on the sign-in screen, on the emulator only. */
  demoAccounts?: { email: string; role: string; password: string }[];
  /** Deadlines for loading remotes, in milliseconds. */
  deadlines: { manifestMs: number; entryMs: number; chunkMs: number; retryDelaysMs: number[] };
  registry: Registry;
}

/** One released build of a remote. */
export interface RemoteRelease {
  version: string;
  /** Absolute address of its mf-manifest.json. */
  entry: string;
  /** Semver range of host contract versions that it works with. */
  contract: string;
  /** SHA-384 of the manifest as in subresource integrity; mandatory in production. */
  integrity?: string;
}

export type RemoteName = 'manager' | 'experienceEditor' | 'viewer';

/** `registry.json`: which build of each remote is current. */
export interface Registry {
  remotes: Partial<Record<RemoteName, { current: RemoteRelease; lastKnownGood?: RemoteRelease }>>;
}

/** Global that holds the runtime configuration in the page. */
export const runtimeConfigElementId = 'vitrine-config';
