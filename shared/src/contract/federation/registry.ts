/**
 * `registry.json`: which release of each remote runs. Data, never code: no remote's address is compiled into the shell.
 */
export interface Registry {
  remotes: Partial<Record<RemoteName, RemoteReleases>>;
  /** The shell that runs, for those who check a remote with it. Browsers are not told. */
  shell?: ShellRelease;
}

/** What the shell's server answers at /registry.json. */
export interface ServedRegistry extends Registry {
  /** What is wrong with the file that it reads, a line each; none when nothing is. For the diagnostics screen. */
  complaints?: string[];
}

/** Federation names of the three remotes. */
export const remoteNames = ['manager', 'experienceEditor', 'viewer'] as const;
export type RemoteName = (typeof remoteNames)[number];

export interface RemoteReleases {
  /** Absent only where its entry in the file is broken: then the last known good one runs. */
  current?: RemoteRelease;
  /** What runs instead when `current` is refused or cannot be loaded, and after a rollback. */
  lastKnownGood?: RemoteRelease;
  /** Runs for a stable share of people, from 0 to 1, in the place of `current`. */
  canary?: RemoteRelease & { share: number };
}

/** One released build of a remote. */
export interface RemoteRelease {
  /** Unique to its content: the package's version and a hash, as in its folder's name. */
  version: string;
  /** Absolute address of its mf-manifest.json. */
  entry: string;
  /** Contract versions that it works with: a caret range, such as ^1.2.0. */
  contract: string;
  /** SHA-384 of the remote's manifest as in subresource integrity; mandatory in production. */
  integrity?: string;
}

/** The shell's build that was deployed last; the store holds it under this version. */
export interface ShellRelease {
  version: string;
  contract: string;
}

/** Why a release was chosen. */
export type ReleaseSource = 'current' | 'canary' | 'last known good' | 'override';

/** Members that our builds add to a remote's manifest, beside the federation's own. */
export interface ManifestAdditions {
  /** Of every script and style sheet beside the manifest, by file name. */
  integrity: Record<string, string>;
  contract: string;
  /** Of the viewer: the files of each area's `stage.ts`, which fills the page, by area. */
  stages: Record<string, string[]>;
}
