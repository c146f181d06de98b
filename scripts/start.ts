/** `npm start`: the whole product on this machine. Options: --fresh, --lan, --port N, --data FOLDER. */
import { lanAddress } from './start/lan-address';
import { runProcessGroup } from './start/run-process-group';
import { StartError } from './start/start-error';
import { readStartOptions } from './start/start-options';

/** @param hot the package that is developed with hot reloading; none under `npm start`. */
export async function start(args: string[], hot?: string): Promise<void> {
  try {
    const { fresh, lan, port, dataDir } = readStartOptions(args);
    const listenHost = lan ? '0.0.0.0' : '127.0.0.1';
    await runProcessGroup(
      { port, dataDir, publicHost: lan ? lanAddress() : 'localhost', listenHost, ...(hot ? { hot } : {}) },
      { fresh, withQr: lan },
    );
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}
