import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { areaContents } from '../../areas/registry';
import type { JobKind } from '../../db/jobs';
import { experiences, imports } from '../../db/schema';
import { ProblemError } from '../../problem';
import type { Reader } from '../../readers/reader';
import { withFileReader } from '../../readers/reader-pool';
import { readTenant } from '../../tenants/tenant-settings';
import { translatable } from '../../translatable-message';
import { textSource } from '../translation/text-source';
import { applyImport } from './apply-import';
import { checkImport } from './check-import';
import { fetchPictures } from './fetch-pictures';
import { fileOf, forgetFile } from './import-files';
import { type ImportRow, moveImport } from './import-row';
import type { ImportSource } from './import-source';
import type { ImportDependencies } from './import-stage';
import { failedWith } from './import-states';
import { priceCurrency } from './price-currency';
import { messageOf, ofDocuments } from './refusals';
import { tableSource } from './table-source';
import { Unreadable } from './unreadable';

export const importJobKind = 'import';
const jobData = z.object({ importId: z.string() });

/**
 * Checks or applies an import. Killed in the middle, it is taken over: a check starts again, for it writes nothing;
 * applying goes on after the last picture that was fetched and the last batch that was committed.
 */
export const importJob = (dependencies: ImportDependencies): JobKind => ({
  long: true,
  async run(data, stopping) {
    const { importId } = jobData.parse(data);
    const [row] = await dependencies.db.select().from(imports).where(eq(imports.id, importId));
    if (row?.state !== 'checking' && row?.state !== 'applying') return;
    try {
      const fetches = row.state === 'applying' && row.fetchesPictures;
      if (fetches && !(await fetchPictures(dependencies, row, stopping))) return;
      const owned = { owner: row.createdBy, stopping };
      await withFileReader(async (reader) => {
        const stage = { row, stopping, source: await openSource(dependencies, reader, row) };
        await (row.state === 'checking' ? checkImport : applyImport)(dependencies, stage);
      }, owned);
    } catch (error) {
      // Its reader was killed with the process: that is nobody’s fault, and it goes on elsewhere.
      if (stopping.aborted) return;
      // What the file or the draft refuses stays refused; anything else is tried again.
      if (!(error instanceof Unreadable) && !(error instanceof ProblemError)) throw error;
      const why = error instanceof Unreadable ? error.reason : messageOf(error, ofDocuments);
      await moveImport(dependencies.db, row.id, [row.state], failedWith(why), dependencies.now());
    }
    await forgetFile(dependencies, importId);
  },
  async giveUp(data) {
    const { importId } = jobData.parse(data);
    const failed = failedWith(translatable('reading.twice'));
    await moveImport(dependencies.db, importId, ['checking', 'applying'], failed, dependencies.now());
    await forgetFile(dependencies, importId);
  },
});

async function openSource(
  { config, db }: ImportDependencies,
  reader: Reader,
  row: ImportRow,
): Promise<ImportSource> {
  const { area, brandId, experienceId } = row;
  const path = fileOf(config, row.id);
  const [experience] = experienceId
    ? await db.select().from(experiences).where(eq(experiences.id, experienceId))
    : [];
  if (area === 'texts') {
    if (!experience) throw new Unreadable(translatable('file.noExperience'));
    return textSource(reader, path, experience);
  }
  const { table } = areaContents[area];
  if (!table) throw new Unreadable(translatable('file.notHere'));
  const tenant = await readTenant(db, config.firebase.tenantId);
  const baseLanguage = experience?.languages[0] ?? tenant.defaultLanguage;
  const currency = row.currency ?? (await priceCurrency(db, brandId, tenant));
  return tableSource(reader, path, {
    area,
    table,
    owner: { brandId, experienceId },
    context: { baseLanguage, currency },
    picturesOf: row.state === 'applying' && row.fetchesPictures ? row.id : null,
  });
}
