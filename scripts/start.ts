/** `npm start`: the whole product on this machine. Options: --fresh, --lan, --port N, --data FOLDER. */
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { lanAddress } from './lan-address';
import { root } from './parts';
import { runProduct } from './run-product';

export async function start(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      fresh: { type: 'boolean', default: false },
      lan: { type: 'boolean', default: false },
      port: { type: 'string', default: '3000' },
      data: { type: 'string', default: join(root, '.data') },
    },
  });
  await runProduct(
    {
      port: Number(values.port),
      dataDir: resolve(values.data),
      publicHost: values.lan ? lanAddress() : 'localhost',
      listenHost: values.lan ? '0.0.0.0' : '127.0.0.1',
    },
    { fresh: values.fresh, withQr: values.lan },
  );
}
