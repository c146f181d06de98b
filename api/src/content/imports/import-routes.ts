import { endpoints } from '@vitrine/shared/contract';
import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { areaContents } from '../../areas/area-contents';
import { addJob } from '../../db/jobs';
import { experiences, imports } from '../../db/schema';
import type { Dependencies } from '../../dependencies';
import { consume } from '../../files/consume-upload';
import type { UploadStore } from '../../files/upload-store';
import { newId } from '../../ids';
import { conflict, invalid, notFound } from '../../problem';
import { route } from '../../route';
import { noCounts } from './import-counts';
import { forgetFile, keepImportFile } from './import-files';
import { importJobKind } from './import-job';
import { type ImportRow, importOf, moveImport, readImport } from './import-row';

/** Tables that become documents; `import-job.ts` does the work. */
export function importRoutes(app: FastifyInstance, dependencies: Dependencies, uploads: UploadStore): void {
  const { config, db, now } = dependencies;

  route(app, dependencies, endpoints.createImport, async ({ body, brand, staff, write }) => {
    const { area, experienceId = null, fileName, uploadId } = body;
    if (area === 'texts' ? experienceId === null : !areaContents[area].table)
      throw invalid('/area', 'Nothing can be imported here.');
    if (experienceId !== null) {
      const its = and(eq(experiences.id, experienceId), eq(experiences.brandId, brand.id));
      if ((await db.$count(experiences, its)) === 0) throw notFound('experience', '/experienceId');
    }
    const createdBy = staff.person.id;
    const upload = await uploads.finished(uploadId, {
      personId: createdBy,
      brandId: brand.id,
      kind: 'import',
    });
    return consume(upload, async () => {
      const id = newId();
      await keepImportFile(config, id, upload.path);
      return write(async (tx) => {
        const counts = { found: noCounts(), applied: noCounts() };
        const created = { id, brandId: brand.id, experienceId, area, fileName, createdBy, ...counts };
        const at = { createdAt: now(), updatedAt: now() };
        const [row] = await tx
          .insert(imports)
          .values({ ...created, ...at, state: 'checking' })
          .returning();
        if (!row) throw new Error('The insert returned no row');
        await addJob(tx, importJobKind, { importId: id }, now());
        return importOf(tx, row);
      });
    });
  });

  route(app, dependencies, endpoints.getImport, async ({ brand, params }) =>
    importOf(db, await readImport(db, brand.id, params.importId)),
  );

  route(app, dependencies, endpoints.applyImport, async ({ brand, params: { importId } }) => {
    const before = await readImport(db, brand.id, importId);
    return db.transaction(async (tx) => {
      const row = await moveImport(tx, importId, ['ready'], applying, now());
      if (!row) throw notIn(await readImport(tx, brand.id, before.id), 'ready to be applied');
      await addJob(tx, importJobKind, { importId }, now());
      return importOf(tx, row);
    });
  });

  route(app, dependencies, endpoints.cancelImport, async ({ brand, params: { importId } }) => {
    const before = await readImport(db, brand.id, importId);
    const row = await moveImport(
      db,
      importId,
      ['checking', 'ready', 'applying', 'cancelled'],
      { state: 'cancelled' },
      now(),
    );
    if (!row) throw notIn(await readImport(db, brand.id, before.id), 'on its way');
    await forgetFile(dependencies, importId);
    return importOf(db, row);
  });
}

/** The report is told anew: the draft may have changed since the check. */
const applying: Partial<ImportRow> = { state: 'applying', report: [], reportTotal: 0 };

const legal: Record<ImportRow['state'], string[]> = {
  checking: ['cancel'],
  ready: ['apply', 'cancel'],
  applying: ['cancel'],
  done: [],
  failed: [],
  cancelled: [],
};

const notIn = ({ state }: ImportRow, what: string) =>
  conflict('import-state', `The import is ${state}, not ${what}.`, legal[state]);
