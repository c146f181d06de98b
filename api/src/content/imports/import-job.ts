import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { areaContents } from '../../areas/area-contents';
import type { JobKind } from '../../db/jobs';
import { experiences, imports } from '../../db/schema';
import type { Dependencies } from '../../dependencies';
import { ProblemError } from '../../problem';
import { said } from '../../said';
import { readTenant } from '../../tenants/tenant-settings';
import { textSource } from '../translation/text-source';
import { applyImport } from './apply-import';
import { checkImport } from './check-import';
import { fileOf, forgetFile } from './import-files';
import { type ImportRow, moveImport } from './import-row';
import type { ImportSource } from './import-source';
import { ofDocuments, saidOf } from './refusals';
import { tableSource } from './table-source';
import { Unreadable } from './unreadable';

export const importJobKind = 'import';
const jobData = z.object({ importId: z.string() });

export type ImportDependencies = Pick<Dependencies, 'config' | 'db' | 'now'>;

/** One stage of an import on its way. */
export interface Stage {
  row: ImportRow;
  source: ImportSource;
  /** Aborted when the process is to end: the stage goes on elsewhere. */
  stopping: AbortSignal;
}

/**
 * Checks or applies an import. Killed in the middle, it is taken over: a check begins anew, for it writes nothing;
 * applying goes on after the last batch that was committed.
 */
export const importJob = (dependencies: ImportDependencies): JobKind => ({
  long: true,
  async run(data, stopping) {
    const { importId } = jobData.parse(data);
    const [row] = await dependencies.db.select().from(imports).where(eq(imports.id, importId));
    if (row?.state !== 'checking' && row?.state !== 'applying') return;
    try {
      const stage = { row, stopping, source: await openSource(dependencies, row) };
      await (row.state === 'checking' ? checkImport : applyImport)(dependencies, stage);
    } catch (error) {
      // What the file or the draft refuses stays refused; anything else is tried again.
      if (!(error instanceof Unreadable) && !(error instanceof ProblemError)) throw error;
      const { message, sentence } = error instanceof Unreadable ? error.said : saidOf(error, ofDocuments);
      const failed = { state: 'failed', problem: message, problemSentence: sentence } as const;
      await moveImport(dependencies.db, row.id, [row.state], failed, dependencies.now());
    }
    await forgetFile(dependencies, importId);
  },
});

async function openSource({ config, db }: ImportDependencies, row: ImportRow): Promise<ImportSource> {
  const { area, brandId, experienceId } = row;
  const path = fileOf(config, row.id);
  const [experience] = experienceId
    ? await db.select().from(experiences).where(eq(experiences.id, experienceId))
    : [];
  if (area === 'texts') {
    if (!experience) throw new Unreadable(said('file.noExperience'));
    return textSource(path, experience);
  }
  const { table } = areaContents[area];
  if (!table) throw new Unreadable(said('file.notHere'));
  const tenant = await readTenant(db, config.firebase.tenantId);
  const baseLanguage = experience?.languages[0] ?? tenant.defaultLanguage;
  return tableSource(path, {
    area,
    table,
    owner: { brandId, experienceId },
    context: { baseLanguage, currency: tenant.defaultCurrency, columns: new Set() },
  });
}
