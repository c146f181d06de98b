import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ReleaseError } from '../release/release-error';
import { releasesIn } from '../start/data-folder';
import { builtPackages, root } from '../start/parts';

const usage = `Usage:
  npm run check:candidate -- PACKAGE [--store STORE] [--build FOLDER]
PACKAGE is ${builtPackages.join(', ')}; STORE a folder or s3://BUCKET/PREFIX; FOLDER a build of the package.`;

export interface CandidateOptions {
  /** Package folder of the candidate. */
  folder: string;
  /** Store that says what is released. */
  store: string;
  /** Where the candidate's build lies; without it, the working tree is built. */
  build?: string;
}

/** What `npm run check:candidate -- …` was told. @throws ReleaseError saying what is wrong and how the command goes. */
export function readCandidateOptions(args: string[]): CandidateOptions {
  const { values, positionals } = parse(args);
  const [folder = '', ...rest] = positionals;
  if (!folder || rest.length > 0) refuse('Say which package is the candidate, and only one.');
  if (!builtPackages.includes(folder)) refuse(`There is no shell and no remote called ${folder}.`);
  return { folder, store: values.store, ...(values.build ? { build: resolve(values.build) } : {}) };
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        store: { type: 'string', default: releasesIn(join(root, '.data')) },
        build: { type: 'string' },
      },
    });
  } catch (error) {
    return refuse((error as Error).message);
  }
}

function refuse(reason: string): never {
  throw new ReleaseError(`${reason}\n\n${usage}`);
}
