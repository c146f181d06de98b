import { endpoints } from '@vitrine/shared/contract';
import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { areaContents } from '../../areas/registry';
import { addJob } from '../../db/jobs';
import { experiences, imports } from '../../db/schema';
import type { Dependencies } from '../../dependencies';
import { consume } from '../../files/consume-upload';
import type { UploadStore } from '../../files/upload-store';
import { newId } from '../../ids';
import { invalid, notFound } from '../../problem';
import { route } from '../../route';
import { refuseToTenant } from '../tenants-documents';
import { noCounts } from './import-counts';
import { forgetFile, keepImportFile } from './import-files';
import { importJobKind } from './import-job';
import { type ImportRow, moveImport, readImport } from './import-row';
import { notIn } from './import-states';
import { rememberPriceCurrency } from './price-currency';
import { shownImport } from './shown-import';

/** Tables that become documents; `import-job.ts` does the work. Without a brand: the tenant's. */
export function importRoutes(app: FastifyInstance, dependencies: Dependencies, uploads: UploadStore): void {
  const { config, db, now } = dependencies;

  route(app, dependencies, endpoints.createImport, async ({ body, brandId, staff, write }) => {
    const { area, experienceId = null, fileName, uploadId } = body;
    if (brandId === null) refuseToTenant(body);
    else if (area === 'texts' ? experienceId === null : !areaContents[area].table)
      throw invalid('/area', 'Nothing can be imported here.');
    else if (experienceId !== null) {
      const its = and(eq(experiences.id, experienceId), eq(experiences.brandId, brandId));
      if ((await db.$count(experiences, its)) === 0) throw notFound('experience', '/experienceId');
    }
    const personId = staff.person.id;
    const upload = await uploads.finished(uploadId, { personId, brandId, kind: 'import' });
    return consume(upload, async () => {
      const id = newId();
      await keepImportFile(config, id, upload.path);
      return write(async (tx) => {
        const wanted = { area, brandId, experienceId, fileName, createdBy: personId };
        const counts = { found: noCounts(), applied: noCounts() };
        const at = { createdAt: now(), updatedAt: now() };
        const [row] = await tx
          .insert(imports)
          .values({ ...wanted, id, ...counts, ...at, state: 'checking' })
          .returning();
        if (!row) throw new Error('The insert returned no row');
        await addJob(tx, importJobKind, { importId: id }, now());
        return shownImport(tx, row);
      });
    });
  });

  route(app, dependencies, endpoints.getImport, async ({ brandId, params }) =>
    shownImport(db, await readImport(db, brandId, params.importId)),
  );

  route(app, dependencies, endpoints.recheckImport, async ({ body, brand, params, write }) => {
    const { id } = await readImport(db, brand.id, params.importId);
    return write(async (tx) => {
      const again = { ...checking, found: noCounts(), currency: body.currency };
      const row = await moveImport(tx, id, ['ready'], again, now());
      if (!row) throw notIn(await readImport(tx, brand.id, id), 'ready to be checked again');
      await addJob(tx, importJobKind, { importId: id }, now());
      return shownImport(tx, row);
    });
  });

  route(app, dependencies, endpoints.applyImport, async ({ body, brandId, params, write }) => {
    const { id } = await readImport(db, brandId, params.importId);
    const fetchesPictures = body?.fetchesPictures ?? false;
    return write(async (tx) => {
      const row = await moveImport(tx, id, ['ready'], { ...applying, fetchesPictures }, now());
      if (!row) throw notIn(await readImport(tx, brandId, id), 'ready to be applied');
      await rememberPriceCurrency(tx, brandId, row.currency);
      await addJob(tx, importJobKind, { importId: id }, now());
      return shownImport(tx, row);
    });
  });

  route(app, dependencies, endpoints.cancelImport, async ({ brandId, params, write }) => {
    const { id } = await readImport(db, brandId, params.importId);
    const unfinished = ['checking', 'ready', 'applying', 'cancelled'] as const;
    const row = await write((tx) => moveImport(tx, id, [...unfinished], { state: 'cancelled' }, now()));
    if (!row) throw notIn(await readImport(db, brandId, id), 'on its way');
    await forgetFile(dependencies, id);
    return shownImport(db, row);
  });
}

const checking: Partial<ImportRow> = {
  state: 'checking',
  handled: 0,
  total: null,
  report: [],
  reportTotal: 0,
};
/** The report is told again: the draft may have changed since the check. */
const applying: Partial<ImportRow> = { state: 'applying', report: [], reportTotal: 0 };
