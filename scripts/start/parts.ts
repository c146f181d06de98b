import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

export const root = resolve(import.meta.dirname, '../..');

/** The three remotes: federation name, folder, and how far its port lies above the shell's. */
export const remotes = [
  { name: 'manager', folder: 'remote-manager', portOffset: 1 },
  { name: 'experienceEditor', folder: 'remote-experience-editor', portOffset: 2 },
  { name: 'viewer', folder: 'remote-viewer', portOffset: 3 },
] as const;

/** Front-end packages that webpack builds. */
export const builtPackages = ['shell', ...remotes.map(({ folder }) => folder)];

/** The version in a package's package.json. */
export const packageVersion = (folder: string): string =>
  JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')).version;

/** Ports of all parts, from the shell's. 3000 gives 3000 to 3003, 4000 and 9099. */
export const portsFrom = (shell: number) => ({
  shell,
  remotes: remotes.map(({ portOffset }) => shell + portOffset),
  api: shell + 1000,
  emulator: shell + 6099,
});
