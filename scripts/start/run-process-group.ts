import { removeDataFolder } from './data-folder';
import { ProcessGroup } from './process-group';
import type { ProductPlan } from './processes';
import { StartError } from './start-error';
import { printAddresses } from './start-table';

/**
 * Runs the product until Ctrl-C: prints progress, then the table of addresses; one line and exit code 1 when it
 * cannot start. No process stays behind either way.
 */
export async function runProcessGroup(
  plan: ProductPlan,
  { fresh = false, withQr = false } = {},
): Promise<void> {
  const processes = new ProcessGroup(plan, (line) => process.stdout.write(`${line}\n`));
  const stop = async (code: number) => {
    await processes.stop();
    process.exit(code);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(0));
  try {
    await processes.checkPorts();
    if (fresh) removeDataFolder(plan.dataDir);
    await processes.start();
  } catch (error) {
    process.stderr.write(`\n${error instanceof StartError ? error.message : (error as Error).stack}\n`);
    await stop(1);
  }
  await printAddresses(processes.addresses, withQr);
}
