/** `npm start`: the whole product on this machine. Options: --fresh, --lan, --port N, --data FOLDER. */
import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { lanAddress } from './lan-address';
import { root } from './parts';
import { Product, StartError } from './product';
import { printAddresses } from './start-table';

export async function start(args: string[]): Promise<void> {
  const options = readOptions(args);
  const product = new Product({
    port: options.port,
    dataDir: options.dataDir,
    publicHost: options.lan ? lanAddress() : 'localhost',
    listenHost: options.lan ? '0.0.0.0' : '127.0.0.1',
    say: (line) => process.stdout.write(`${line}\n`),
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => void product.stop().then(() => process.exit(0)));
  try {
    await product.checkPorts();
    if (options.fresh) rmSync(options.dataDir, { recursive: true, force: true });
    await product.start();
  } catch (error) {
    process.stderr.write(`\n${error instanceof StartError ? error.message : (error as Error).stack}\n`);
    await product.stop();
    process.exit(1);
  }
  await printAddresses(product.addresses, options.lan);
}

function readOptions(args: string[]) {
  const { values } = parseArgs({
    args,
    options: {
      fresh: { type: 'boolean' },
      lan: { type: 'boolean' },
      port: { type: 'string' },
      data: { type: 'string' },
    },
  });
  return {
    fresh: values.fresh ?? false,
    lan: values.lan ?? false,
    port: Number(values.port ?? 3000),
    dataDir: values.data ? resolve(values.data) : join(root, '.data'),
  };
}
