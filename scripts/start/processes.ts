import { join } from 'node:path';
import { demoProjectId, demoTenantId } from '@vitrine/shared/contract/demo';
import { apiNodeFlags } from '../../api/node-flags';
import { type Environment, outputOf } from '../build';
import { releasesIn } from './data-folder';
import { portsFrom, remotes, root } from './parts';
import { shellOrigins } from './shell-origins';

/** One process of the product: node's arguments and what it finds in its environment. */
export interface ProcessPlan {
  name: string;
  args: string[];
  cwd?: string;
  env: Record<string, string>;
}

export interface ProductPlan {
  /** The shell's port; the others follow (parts.ts). */
  port: number;
  dataDir: string;
  /** Host in the addresses that browsers use. */
  publicHost: string;
  listenHost: string;
  /** Where the shell's build lies, when it is not the working tree's. */
  shellBuild?: string;
  /** Folder of the package that is developed with hot reloading; none under `npm start`. */
  hot?: string;
}

const typescript = (file: string, ...args: string[]) => ['--import', 'tsx', file, ...args];
const webpackServe = (port: number) => [
  join(root, 'node_modules/webpack-cli/bin/cli.js'),
  'serve',
  '--port',
  String(port),
];

/** The shell's build: in development when any front-end package is hot, since it provides React to all of them. */
export const shellEnvironment = ({ hot }: ProductPlan): Environment =>
  hot && hot !== 'api' ? 'development' : 'production';

/** The remote that webpack serves with hot reloading, if one is. */
export const hotRemote = ({ hot }: ProductPlan) => remotes.find(({ folder }) => folder === hot);

/** Which releases run: the store's own registry, or under `npm run dev remote-…` one with the hot remote in it. */
export const registryFileOf = (plan: ProductPlan) =>
  hotRemote(plan)
    ? join(plan.dataDir, 'development-registry.json')
    : join(releasesIn(plan.dataDir), 'registry.json');

/** Where each part is, as browsers see it. */
export function addressesOf({ port, publicHost }: ProductPlan) {
  const ports = portsFrom(port);
  const at = (port: number) => `http://${publicHost}:${port}`;
  return {
    shell: at(ports.shell),
    api: at(ports.api),
    emulator: at(ports.emulator),
    remotes: ports.remotes.map(at),
  };
}

/** What runs from the start: it needs no builds. */
export function backgroundProcesses(plan: ProductPlan): ProcessPlan[] {
  const ports = portsFrom(plan.port);
  const watch =
    plan.hot === 'api' ? [join(root, 'node_modules/tsx/dist/cli.mjs'), 'watch', 'api/src/server.ts'] : null;
  return [
    {
      name: 'emulator',
      args: typescript('scripts/start/emulator.ts'),
      env: {
        DATA_DIR: plan.dataDir,
        AUTH_EMULATOR_HOST: plan.listenHost,
        AUTH_EMULATOR_PORT: String(ports.emulator),
      },
    },
    {
      name: 'api',
      args: watch ?? [...apiNodeFlags, ...typescript('api/src/server.ts')],
      env: {
        VITRINE_ENV: 'demo',
        LOG_LEVEL: 'warn',
        // Whoever tries a webhook out has its receiver here.
        OUTGOING_TO_THIS_MACHINE: String(plan.listenHost === '127.0.0.1'),
        DATA_DIR: plan.dataDir,
        PORT: String(ports.api),
        PUBLIC_ORIGIN: addressesOf(plan).shell,
        FIREBASE_PROJECT_ID: demoProjectId,
        FIREBASE_TENANT_ID: demoTenantId,
        FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${ports.emulator}`,
      },
    },
  ];
}

/** What serves the builds. */
export function frontProcesses(plan: ProductPlan): ProcessPlan[] {
  const ports = portsFrom(plan.port);
  const assetsPort = plan.port + 10;
  const hotShell = plan.hot === 'shell';
  return [
    ...remotes.map(({ name, folder, portOffset }) => {
      const port = plan.port + portOffset;
      if (folder === plan.hot) return hotProcess(plan, name, folder, port);
      return {
        name,
        args: typescript(
          'shell/server/serve-remote.ts',
          join(releasesIn(plan.dataDir), folder),
          String(port),
          plan.listenHost,
        ),
        env: {},
      };
    }),
    ...(hotShell ? [hotProcess(plan, 'shell assets', 'shell', assetsPort)] : []),
    {
      name: 'shell',
      args: typescript('shell/server/main.ts'),
      env: {
        NODE_ENV: shellEnvironment(plan),
        VITRINE_ENV: 'demo',
        PORT: String(ports.shell),
        HOST: plan.listenHost,
        API_ORIGIN: `http://127.0.0.1:${ports.api}`,
        PUBLIC_ORIGIN: addressesOf(plan).shell,
        // As the API says it: pages open where their pictures and models come from.
        FILES_ORIGIN: addressesOf(plan).shell,
        REGISTRY_FILE: registryFileOf(plan),
        DIST_DIR: plan.shellBuild ?? outputOf('shell', shellEnvironment(plan)),
        AUTH_EMULATOR_ORIGIN: addressesOf(plan).emulator,
        ...(hotShell ? { ASSETS_ORIGIN: `http://localhost:${assetsPort}` } : {}),
      },
    },
  ];
}

const hotProcess = (plan: ProductPlan, name: string, folder: string, port: number): ProcessPlan => ({
  name,
  args: webpackServe(port),
  cwd: join(root, folder),
  env: {
    NODE_ENV: 'development',
    PORT: String(port),
    HOST: plan.listenHost,
    SHELL_ORIGINS: shellOrigins(plan, process.env.SHELL_ORIGINS),
    ...(plan.publicHost === 'localhost' ? {} : { LAN_HOST: plan.publicHost }),
  },
});
