import { resolve } from 'node:path';
import { BucketStore } from './bucket-store';
import { FolderStore } from './folder-store';
import type { ReleaseStore } from './release-store';

/** The store that `--to` names: `s3://BUCKET/PREFIX`, or a folder. @throws ReleaseError. */
export const openStore = (name: string): ReleaseStore =>
  name.startsWith('s3://') ? BucketStore.open(name, process.env) : new FolderStore(resolve(name));
