import { removeDataFolder } from './data-folder';
import type { ProductPlan } from './processes';
import { Product } from './product';
import { StartError } from './start-error';
import { printAddresses } from './start-table';

/**
 * Runs the product until Ctrl-C: prints progress, then the table of addresses; one line and exit code 1 when it
 * cannot start. No process stays behind either way.
 */
export async function runProduct(plan: ProductPlan, { fresh = false, withQr = false } = {}): Promise<void> {
  const product = new Product(plan, (line) => process.stdout.write(`${line}\n`));
  const stop = async (code: number) => {
    await product.stop();
    process.exit(code);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(0));
  try {
    await product.checkPorts();
    if (fresh) removeDataFolder(plan.dataDir);
    await product.start();
  } catch (error) {
    process.stderr.write(`\n${error instanceof StartError ? error.message : (error as Error).stack}\n`);
    await stop(1);
  }
  await printAddresses(product.addresses, withQr);
}
