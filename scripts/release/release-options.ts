import { parseArgs } from 'node:util';
import { valid } from 'semver';
import { remotes } from '../start/parts';
import { ReleaseError } from './release-error';

const usage = `Usage:
  npm run release -- REMOTE --to STORE [--address URL] [--check-at URL] [--version X.Y.Z] [--canary 0.05]
      [--shell URL] [--force]
  npm run release -- rollback REMOTE --to STORE
  npm run release -- promote REMOTE --to STORE
  npm run release -- shell --to STORE [--version X.Y.Z]
  npm run release -- status --to STORE
REMOTE is ${remotes.map(({ folder }) => folder).join(', ')}; STORE a folder or s3://BUCKET/PREFIX.`;

export type Remote = (typeof remotes)[number];

/** What `npm run release -- …` was told. */
export type ReleaseCommand = { store: string } & (
  | ({ action: 'release'; remote: Remote } & ReleaseOptions)
  | { action: 'rollback'; remote: Remote }
  | { action: 'promote'; remote: Remote }
  | { action: 'keep shell'; version?: string }
  | { action: 'status' }
);

export interface ReleaseOptions {
  /** What serves the remote's releases, as browsers see it; without it, where they are served already. */
  address?: string;
  /** Another address of the same server, for whoever cannot reach that one: the release is checked there instead. */
  checkAt?: string;
  /** Instead of the one in package.json. */
  version?: string;
  /** Share of people, above 0 and below 1, who get it in the place of what is current. */
  canary?: number;
  /** The running shell whose contract version decides; without it, the shell of the working tree does. */
  shell?: string;
  /** Releases although the shell will refuse it. */
  force: boolean;
}

/** @throws ReleaseError saying what is wrong and how the command goes. */
export function readReleaseCommand(args: string[]): ReleaseCommand {
  const { values, positionals } = parse(args);
  const { to: store, address, 'check-at': checkAt, version, canary, shell, force } = values;
  const [first = '', second = '', ...rest] = positionals;
  if (!store) refuse('Say where releases go, with --to.');
  const isAction = first === 'rollback' || first === 'promote' || first === 'status';
  const expected = first === 'rollback' || first === 'promote' ? 2 : 1;
  if (positionals.length !== expected || rest.length > 0) refuse('Say which remote, and only one.');
  const options = Object.keys(values).filter((name) => name !== 'to');
  const ofRemotes = options.find((name) => isAction || (first === 'shell' && name !== 'version'));
  if (ofRemotes) refuse(`--${ofRemotes} is for releases of remotes only.`);
  if (version && !valid(version)) refuse(`${version} is no version, such as 1.2.0.`);
  if (first === 'status') return { action: first, store };
  if (first === 'shell') return { action: 'keep shell', store, ...(version ? { version } : {}) };
  const remote = remotes.find(({ folder }) => folder === (isAction ? second : first));
  if (!remote) return refuse(`There is no remote called ${isAction ? second : first}.`);
  if (first === 'rollback' || first === 'promote') return { action: first, store, remote };
  return {
    action: 'release',
    store,
    remote,
    force: force ?? false,
    ...(address === undefined ? {} : { address: webAddress(address) }),
    ...(checkAt === undefined ? {} : { checkAt: webAddress(checkAt) }),
    ...(shell === undefined ? {} : { shell: webAddress(shell) }),
    ...(version ? { version } : {}),
    ...(canary === undefined ? {} : { canary: share(canary) }),
  };
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        to: { type: 'string' },
        address: { type: 'string' },
        'check-at': { type: 'string' },
        version: { type: 'string' },
        canary: { type: 'string' },
        shell: { type: 'string' },
        force: { type: 'boolean' },
      },
    });
  } catch (error) {
    return refuse((error as Error).message);
  }
}

/** Without a slash at its end. */
function webAddress(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || !/^https?:$/.test(url.protocol) || url.search || url.hash || url.username)
    return refuse(`${text} is no address of the kind https://cdn.example/remote-viewer.`);
  return url.href.replace(/\/+$/, '');
}

function share(text: string): number {
  const number = Number(text);
  return number > 0 && number < 1
    ? number
    : refuse('--canary takes a share of people above 0 and below 1, such as 0.05.');
}

function refuse(reason: string): never {
  throw new ReleaseError(`${reason}\n\n${usage}`);
}
