import { endpoints, limits } from '@vitrine/shared/contract';
import type { FastifyInstance } from 'fastify';
import { addJob } from '../../db/jobs';
import { experienceImports } from '../../db/schema';
import type { Dependencies } from '../../dependencies';
import { readExperience, readExperienceRow } from '../../experiences/read-experience';
import { consume } from '../../files/consume-upload';
import type { UploadStore } from '../../files/upload-store';
import { newId } from '../../ids';
import { conflict } from '../../problem';
import { route } from '../../route';
import { forgetFile, keepImportFile } from '../imports/import-files';
import { notIn } from '../imports/import-states';
import { collectContent } from './collect-content';
import { copyExperience } from './copy-experience';
import { experienceImportJobKind } from './experience-import-job';
import { experienceImportOf, moveExperienceImport, readExperienceImport } from './experience-import-row';
import { writeExperienceFile } from './write-file';

/** Whole experiences as files, and back (`experience-import-job.ts` does the work of that way), and as copies. */
export function experienceFileRoutes(
  app: FastifyInstance,
  dependencies: Dependencies,
  uploads: UploadStore,
): void {
  const { config, db, files, now } = dependencies;

  route(app, dependencies, endpoints.exportExperience, async ({ brand, params, reply }) => {
    const experience = await readExperienceRow(db, brand.id, params.experienceId);
    const { bytes, stream } = await writeExperienceFile(await collectContent(db, experience), files);
    if (bytes > limits.experienceFileBytes) {
      stream.destroy();
      throw conflict(
        'export-too-large',
        'The models, pictures and films are more than a file may hold: 2 GiB.',
      );
    }
    return reply
      .type('application/zip')
      .header('content-length', bytes)
      .header('content-disposition', 'attachment; filename="experience.vitrine.zip"')
      .send(stream);
  });

  route(app, dependencies, endpoints.copyExperience, ({ body, brand, params, staff, write }) =>
    write(async (tx) => {
      const source = await readExperienceRow(tx, brand.id, params.experienceId);
      const writer = { brandId: brand.id, personId: staff.person.id, now: now() };
      return readExperience(tx, brand.id, await copyExperience(tx, source, body.name, writer));
    }),
  );

  route(app, dependencies, endpoints.createExperienceImport, async ({ body, brand, staff, write }) => {
    const { fileName, uploadId } = body;
    const owner = { personId: staff.person.id, brandId: brand.id, kind: 'experience' } as const;
    const upload = await uploads.finished(uploadId, owner);
    return consume(upload, async () => {
      const id = newId();
      await keepImportFile(config, id, upload.path);
      return write(async (tx) => {
        const stamps = { createdAt: now(), updatedAt: now(), createdBy: owner.personId };
        const [row] = await tx
          .insert(experienceImports)
          .values({ id, brandId: brand.id, fileName, ...stamps })
          .returning();
        if (!row) throw new Error('The insert returned no row');
        await addJob(tx, experienceImportJobKind, { importId: id }, now());
        return experienceImportOf(row);
      });
    });
  });

  route(app, dependencies, endpoints.getExperienceImport, async ({ brand, params }) =>
    experienceImportOf(await readExperienceImport(db, brand.id, params.experienceImportId)),
  );

  route(app, dependencies, endpoints.applyExperienceImport, async ({ brand, params, write }) => {
    const { id } = await readExperienceImport(db, brand.id, params.experienceImportId);
    return write(async (tx) => {
      const row = await moveExperienceImport(tx, id, ['ready'], { state: 'applying' }, now());
      if (!row) throw notIn(await readExperienceImport(tx, brand.id, id), 'ready to be applied');
      await addJob(tx, experienceImportJobKind, { importId: id }, now());
      return experienceImportOf(row);
    });
  });

  route(app, dependencies, endpoints.cancelExperienceImport, async ({ brand, params, write }) => {
    const { id } = await readExperienceImport(db, brand.id, params.experienceImportId);
    const unfinished = ['checking', 'ready', 'applying', 'cancelled'] as const;
    const row = await write((tx) =>
      moveExperienceImport(tx, id, [...unfinished], { state: 'cancelled' }, now()),
    );
    if (!row) throw notIn(await readExperienceImport(db, brand.id, id), 'on its way');
    await forgetFile(dependencies, id);
    return experienceImportOf(row);
  });
}
