import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from './start-error';

/** The remotes' releases and their registry. Every start makes it, so a folder that holds it is one of ours. */
export const releasesIn = (dataDir: string) => join(dataDir, 'releases');
const markIn = (dataDir: string) => join(releasesIn(dataDir), '.vitrine');

/** Makes the data folder where it is missing. @throws StartError when it cannot be used. */
export function makeDataFolder(dataDir: string): void {
  try {
    mkdirSync(releasesIn(dataDir), { recursive: true });
    writeFileSync(markIn(dataDir), '');
  } catch (error) {
    throw new StartError(
      `The data folder ${dataDir} cannot be used: ${(error as Error).message}. Name another with --data.`,
    );
  }
}

/**
 * Empties the data folder.
 * @throws StartError when it holds something that no start of ours has made: it may be somebody's home.
 */
export function removeDataFolder(dataDir: string): void {
  if (!existsSync(dataDir)) return;
  const foreign = !existsSync(markIn(dataDir)) && readdirSync(dataDir).length > 0;
  if (foreign)
    throw new StartError(
      `${dataDir} is no data folder of Vitrine, so --fresh leaves it alone. Name another with --data.`,
    );
  rmSync(dataDir, { recursive: true, force: true });
}
