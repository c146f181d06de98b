import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from './parts';
import { StartError } from './start-error';

const usage = 'Options: --fresh, --lan, --port N, --data FOLDER.';

export interface StartOptions {
  fresh: boolean;
  lan: boolean;
  port: number;
  dataDir: string;
}

/** What `npm start -- …` was told. @throws StartError when it was told something else. */
export function readStartOptions(args: string[]): StartOptions {
  const { fresh, lan, port, data } = parse(args);
  // The other parts lie above it, the emulator farthest (parts.ts).
  if (!/^\d{4,5}$/.test(port) || Number(port) < 1024 || Number(port) > 59_000)
    throw new StartError(`--port takes a number from 1024 to 59000. ${usage}`);
  return { fresh, lan, port: Number(port), dataDir: resolve(data) };
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      options: {
        fresh: { type: 'boolean', default: false },
        lan: { type: 'boolean', default: false },
        port: { type: 'string', default: '3000' },
        data: { type: 'string', default: join(root, '.data') },
      },
    }).values;
  } catch (error) {
    throw new StartError(`${(error as Error).message} ${usage}`);
  }
}
