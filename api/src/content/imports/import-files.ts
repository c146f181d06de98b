import { copyFile, mkdir, readdir, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { and, eq, inArray } from 'drizzle-orm';
import type { Config } from '../../config';
import { deleteOldest } from '../../db/delete-oldest';
import { experienceImports, imports } from '../../db/schema';
import type { ImportDependencies } from './import-stage';

const folderIn = ({ dataDir }: Pick<Config, 'dataDir'>) => join(dataDir, 'imports');

/** Where the file of an import lies while it is needed. */
export const fileOf = (config: Pick<Config, 'dataDir'>, importId: string) => join(folderIn(config), importId);

/** Keeps an uploaded file until its import is over. */
export async function keepImportFile(config: Pick<Config, 'dataDir'>, importId: string, path: string) {
  const target = fileOf(config, importId);
  await mkdir(dirname(target), { recursive: true });
  await copyFile(path, target);
}

/** Removes an import's file where nothing will read it any more. */
export async function forgetFile(
  { config, db }: Pick<ImportDependencies, 'db'> & { config: Pick<Config, 'dataDir'> },
  importId: string,
): Promise<void> {
  const counts = tables.map((table) =>
    db.$count(table, and(eq(table.id, importId), inArray(table.state, [...unfinished]))),
  );
  if ((await Promise.all(counts)).every((count) => count === 0))
    await rm(fileOf(config, importId), { force: true });
}

const tables = [imports, experienceImports] as const;
const unfinished = ['checking', 'ready', 'applying'] as const;
const keptMs = 7 * 24 * 3600_000;

/** Forgets imports that nobody has touched for a week, and files of calls that died before their import was written. */
export async function forgetOldImports({ config, db, now }: ImportDependencies): Promise<void> {
  const before = new Date(now().getTime() - keptMs);
  for (const table of tables) await deleteOldest(db, table.updatedAt, before);
  const names = await readdir(folderIn(config)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  if (names.length === 0) return;
  const kept = tables.map((table) => db.select({ id: table.id }).from(table).where(inArray(table.id, names)));
  const keptIds = new Set((await Promise.all(kept)).flat().map(({ id }) => id));
  for (const name of names.filter((one) => !keptIds.has(one))) {
    const file = fileOf(config, name);
    if ((await stat(file)).mtimeMs < before.getTime()) await rm(file, { force: true });
  }
}
