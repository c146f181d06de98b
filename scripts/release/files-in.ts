import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** Content by name of all files in a folder. What begins with a dot is the build's own bookkeeping. */
export const filesIn = (directory: string): ReadonlyMap<string, Buffer> =>
  new Map(
    readdirSync(directory, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
      .map((entry) => join(entry.parentPath, entry.name))
      .sort()
      .map((path) => [relative(directory, path), readFileSync(path)]),
  );
