import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from './start-error';

/** Written by every start, so a folder that holds it is one of ours. */
export const registryFileIn = (dataDir: string) => join(dataDir, 'registry.json');

/** Makes the data folder where it is missing. @throws StartError when it cannot be used. */
export function makeDataFolder(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true });
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
  const foreign = !existsSync(registryFileIn(dataDir)) && readdirSync(dataDir).length > 0;
  if (foreign)
    throw new StartError(
      `${dataDir} is no data folder of Vitrine, so --fresh leaves it alone. Name another with --data.`,
    );
  rmSync(dataDir, { recursive: true, force: true });
}
