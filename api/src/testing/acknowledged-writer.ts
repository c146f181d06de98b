import { openDatabase } from '../db/open';
import { brands } from '../db/schema';

/**
 * A process that writes until it is killed: `node --import tsx acknowledged-writer.ts <folder> <prefix>`. Each line
 * that it prints is the id of a row whose writing the database has acknowledged.
 */
const [folder = '', prefix = ''] = process.argv.slice(2);

try {
  const { db } = await openDatabase({ folder });
  const write = async (worker: number) => {
    for (let row = 0; ; row += 1) {
      const id = `${prefix}-${worker}-${row}`;
      await db.insert(brands).values({ id, name: id, slug: id });
      process.stdout.write(`${id}\n`);
    }
  };
  await Promise.all([1, 2, 3, 4].map(write));
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
