import { resolve } from 'node:path';
import { run } from '../../scripts/start/run';

const root = resolve(import.meta.dirname, '../..');

/** `npm run release -- …` of the workspace. @returns what it printed. @throws with that when it is refused. */
export const release = (...args: string[]): Promise<string> =>
  run(process.execPath, ['--import', 'tsx', 'scripts/release.ts', ...args], { cwd: root });
