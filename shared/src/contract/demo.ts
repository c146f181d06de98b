/**
 * The identity project that runs without Google: only the Auth emulator knows it, and the `demo-` prefix makes the
 * Firebase tools refuse to reach real resources. Free of zod.
 */
export const demoProjectId = 'demo-vitrine';

/** The emulator takes any key, the SDK wants one. */
export const demoApiKey = 'demo';

/** The one fixed identity tenant (specification, section 1) until the deployment's configuration names another. */
export const demoTenantId = 'vitrine-staff';

export const authEmulatorDefaults = { host: '127.0.0.1', port: 9099 } as const;

export interface DemoAccount {
  /** The same in every data folder, so that a new emulator and an older database mean the same person. */
  uid: string;
  email: string;
  password: string;
  displayName: string;
  /** Word for the role that the demo seed gives to the account. */
  role: 'owner' | 'manager' | 'editor' | 'analyst';
}

const account = (role: DemoAccount['role'], displayName: string): DemoAccount => ({
  uid: `demo-${role}`,
  email: `${role}@vitrine.example`,
  password: 'vitrine-demo',
  displayName,
  role,
});

/** They exist on the emulator only. */
export const demoAccounts: readonly DemoAccount[] = [
  account('owner', 'Olivia Owens'),
  account('manager', 'Marco Brandt'),
  account('editor', 'Edda Lindqvist'),
  account('analyst', 'Anil Rao'),
];
