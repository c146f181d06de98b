import type { ReactNode } from 'react';
import {
  createBrowserRouter,
  createMemoryRouter,
  Outlet,
  type RouteObject,
  RouterProvider,
} from 'react-router-dom';
import type { BrandRole, Session, TenantRole } from '../../contract/entities/people';
import {
  type Host,
  HostProvider,
  type Preferences,
  type RemoteLoad,
  type SignInMethods,
  type ToastAction,
} from '../host';
import { LeaveQuestion } from '../leave-question';

interface ShownToast {
  title?: string;
  description?: string;
  action?: ToastAction;
  error?: unknown;
}

interface TestHostOptions {
  tenantRole?: TenantRole;
  brands?: { brandId: string; role: BrandRole }[];
  loads?: RemoteLoad[];
  signInMethods?: Partial<SignInMethods>;
  recheck?: () => Promise<void>;
  language?: Preferences['language'];
}

/** The shell as a screen's test sees it: someone is signed in, and toasts are written down. */
export function createTestHost({
  tenantRole = 'owner',
  brands = [],
  loads = [],
  signInMethods = {},
  recheck = async () => {},
  language = 'en',
}: TestHostOptions = {}) {
  const toasts: ShownToast[] = [];
  const createdAt = '2026-01-01T00:00:00.000Z';
  const session: Session = {
    person: {
      id: '01jtestperson0000000000000',
      email: 'ada@vitrine.example',
      displayName: 'Ada Example',
      status: 'active',
      expiresAt: null,
      lastSeenAt: createdAt,
      createdAt,
      role: tenantRole,
      invitedBy: null,
    },
    brands,
    preferences: {},
    addressConfirmed: true,
  };
  const constant = <Value,>(value: Value) => ({ get: () => value, subscribe: () => () => {} });
  const identity = {
    authUser: { uid: 'ada', email: session.person.email, displayName: session.person.displayName },
    isLoading: false,
    error: null,
    session,
  };
  const preferences: Preferences = {
    look: 'light',
    density: 'comfortable',
    characterKeys: true,
    textSizePercent: 100,
    language,
  };
  const host: Host = {
    config: {
      environment: 'development',
      tenantId: 'test',
      firebase: { apiKey: 'test', authDomain: 'test', projectId: 'test', appId: 'test' },
      deadlines: { manifestMs: 300, entryMs: 300, chunkMs: 300, retryDelaysMs: [] },
      registry: { remotes: {} },
      allowedOrigins: [],
      bucket: 0,
      manifests: {},
    },
    identity: {
      ...constant(identity),
      getToken: async () => 'test-token',
      signOut: async () => {},
      recheck,
      signInMethods: {
        read: async () => ({ hasPassword: true, google: null }),
        setPassword: async () => {},
        linkGoogle: async () => {},
        unlinkGoogle: async () => {},
        ...signInMethods,
      },
    },
    toast: {
      success: (message = {}) => void toasts.push(message),
      error: (error) => void toasts.push({ error }),
    },
    preferences: { ...constant(preferences), change: () => {} },
    frame: { addBreadcrumb: () => () => {}, addCommands: () => () => {}, addShortcuts: () => () => {} },
    diagnostics: constant(loads),
  };
  return { host, toasts };
}

interface TestHostProps {
  host: Host;
  /** Where the browser stands. */
  address: string;
  /** The screen's own route: `/manager/panel/brands/:brandId`. */
  path: string;
  /** What stands in the screen's Outlet, at every address below the screen's. */
  inside?: ReactNode;
  children: ReactNode;
}

/** Renders a screen at an address inside a shell made by createTestHost; other addresses say where they lead. */
export function TestHost({ host, address, path, inside, children }: TestHostProps) {
  const { page } = createTestRoutes(
    host,
    [
      {
        path,
        element: children,
        errorElement: <p>Not found or failed</p>,
        children: inside ? [{ path: '*', element: inside }] : [],
      },
      { path: '*', element: <p>Another screen</p> },
    ],
    address,
  );
  return page;
}

/**
 * Several screens inside a shell made by createTestHost, and the router that leads from one to another.
 * @param address where the browser stands; null: where its own history is, as in the shell.
 */
export function createTestRoutes(host: Host, routes: RouteObject[], address: string | null) {
  const frame = (
    <>
      <LeaveQuestion />
      <Outlet />
    </>
  );
  const framed = [{ element: frame, children: routes }];
  const router =
    address === null
      ? createBrowserRouter(framed)
      : createMemoryRouter(framed, { initialEntries: [address] });
  const page = (
    <HostProvider value={host}>
      <RouterProvider router={router} />
    </HostProvider>
  );
  return { router, page };
}
