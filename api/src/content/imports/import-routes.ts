import { type DocumentImport, endpoints } from '@vitrine/shared/contract';
import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { areaContents } from '../../areas/registry';
import { addJob } from '../../db/jobs';
import { experiences, imports } from '../../db/schema';
import type { Dependencies } from '../../dependencies';
import { consume } from '../../files/consume-upload';
import type { UploadStore } from '../../files/upload-store';
import type { Write } from '../../idempotency';
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

/** Tables that become documents; `import-job.ts` does the work. */
export function importRoutes(app: FastifyInstance, dependencies: Dependencies, uploads: UploadStore): void {
  const { db } = dependencies;
  const { apply, begin, cancel, read, recheck } = importCalls(dependencies, uploads);

  route(app, dependencies, endpoints.createImport, async ({ body, brandId, staff, write }) => {
    const { area, experienceId = null } = body;
    if (brandId === null) refuseToTenant(body);
    else if (area === 'texts' ? experienceId === null : !areaContents[area].table)
      throw invalid('/area', 'Nothing can be imported here.');
    else if (experienceId !== null) {
      const its = and(eq(experiences.id, experienceId), eq(experiences.brandId, brandId));
      if ((await db.$count(experiences, its)) === 0) throw notFound('experience', '/experienceId');
    }
    return begin({ ...body, brandId, experienceId, createdBy: staff.person.id }, write);
  });
  route(app, dependencies, endpoints.getImport, ({ brandId, params }) => read(brandId, params.importId));
  route(app, dependencies, endpoints.recheckImport, ({ body, brand, params, write }) =>
    recheck(brand.id, params.importId, body.currency, write),
  );
  route(app, dependencies, endpoints.applyImport, ({ body, brandId, params, write }) =>
    apply(brandId, params.importId, write, body?.fetchesPictures),
  );
  route(app, dependencies, endpoints.cancelImport, ({ brandId, params, write }) =>
    cancel(brandId, params.importId, write),
  );
}

interface NewImport extends Pick<ImportRow, 'area' | 'brandId' | 'createdBy' | 'experienceId' | 'fileName'> {
  uploadId: string;
}

/** What can be done with an import. @param brandId null: into the tenant's documents. */
function importCalls(dependencies: Dependencies, uploads: UploadStore) {
  const { config, db, now } = dependencies;

  async function begin({ uploadId, ...wanted }: NewImport, write: Write): Promise<DocumentImport> {
    const { brandId, createdBy: personId } = wanted;
    const upload = await uploads.finished(uploadId, { personId, brandId, kind: 'import' });
    return consume(upload, async () => {
      const id = newId();
      await keepImportFile(config, id, upload.path);
      return write(async (tx) => {
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
  }

  const read = async (brandId: string | null, importId: string) =>
    shownImport(db, await readImport(db, brandId, importId));

  async function recheck(
    brandId: string,
    importId: string,
    currency: string,
    write: Write,
  ): Promise<DocumentImport> {
    const before = await readImport(db, brandId, importId);
    return write(async (tx) => {
      const again = { ...checking, found: noCounts(), currency };
      const row = await moveImport(tx, importId, ['ready'], again, now());
      if (!row) throw notIn(await readImport(tx, brandId, before.id), 'ready to be checked again');
      await addJob(tx, importJobKind, { importId }, now());
      return shownImport(tx, row);
    });
  }

  async function apply(
    brandId: string | null,
    importId: string,
    write: Write,
    fetchesPictures = false,
  ): Promise<DocumentImport> {
    const before = await readImport(db, brandId, importId);
    return write(async (tx) => {
      const row = await moveImport(tx, importId, ['ready'], { ...applying, fetchesPictures }, now());
      if (!row) throw notIn(await readImport(tx, brandId, before.id), 'ready to be applied');
      await rememberPriceCurrency(tx, brandId, row.currency);
      await addJob(tx, importJobKind, { importId }, now());
      return shownImport(tx, row);
    });
  }

  async function cancel(brandId: string | null, importId: string, write: Write): Promise<DocumentImport> {
    const before = await readImport(db, brandId, importId);
    const unfinished = ['checking', 'ready', 'applying', 'cancelled'] as const;
    const row = await write((tx) => moveImport(tx, importId, [...unfinished], { state: 'cancelled' }, now()));
    if (!row) throw notIn(await readImport(db, brandId, before.id), 'on its way');
    await forgetFile(dependencies, importId);
    return shownImport(db, row);
  }

  return { begin, read, recheck, apply, cancel };
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
