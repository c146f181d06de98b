import { join } from 'node:path';
import { experienceImportJob } from '../content/experience-files/experience-import-job';
import { openDatabase } from '../db/open';
import { openDiskFileStore } from '../files/disk-file-store';

/**
 * A process that imports an experience, and kills itself when it asks for the time once more than it may:
 * `node --import tsx experience-importer.ts <data folder> <import> <times>`. It asks before every write.
 */
const [dataDir = '', importId = '', times = '0'] = process.argv.slice(2);

let asked = 0;
const now = () => {
  asked += 1;
  if (asked > Number(times)) process.kill(process.pid, 'SIGKILL');
  return new Date();
};
const { close, db } = await openDatabase({ folder: join(dataDir, 'database') });
const files = openDiskFileStore(join(dataDir, 'files'), 'https://files.test');
const job = experienceImportJob({ config: { dataDir }, db, files, now });
await job.run({ importId }, new AbortController().signal);
await close();
