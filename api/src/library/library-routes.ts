import { endpoints } from '@vitrine/shared/contract';
import { and, eq, isNull } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { archivedIs } from '../archived';
import { changes } from '../changes';
import { libraryObjects } from '../db/schema';
import type { Dependencies } from '../dependencies';
import { consume } from '../files/consume-upload';
import { checkGlb } from '../files/glb-check';
import { recordFile, storeFile } from '../files/keep-file';
import type { UploadStore } from '../files/upload-store';
import { newId } from '../ids';
import { byName, contains, listPage } from '../pagination';
import { route } from '../route';
import {
  type LibraryObjectRow,
  libraryObjectOf,
  readOwnLibraryObject,
  selectLibraryObjects,
  usableBy,
} from './library-object';

/** The models that scenes place. A brand sees the tenant's and its own, and changes its own. */
export function libraryRoutes(app: FastifyInstance, dependencies: Dependencies, uploads: UploadStore): void {
  const { db, files, now } = dependencies;

  route(app, dependencies, endpoints.listLibrary, ({ brand, query }) => {
    const filter = and(
      usableBy(brand.id),
      archivedIs(libraryObjects.archivedAt, query.archived),
      contains(libraryObjects.name, query.q),
    );
    return listPage({
      query,
      order: byName<LibraryObjectRow>(libraryObjects.name, libraryObjects.id, ({ row }) => [
        row.name,
        row.id,
      ]),
      rows: ({ after, limit, orderBy }) =>
        selectLibraryObjects(db)
          .where(and(filter, after))
          .orderBy(...orderBy)
          .limit(limit),
      total: db.$count(libraryObjects, filter),
      item: libraryObjectOf(files),
    });
  });

  route(app, dependencies, endpoints.createLibraryObject, async ({ body, brand, staff, write }) => {
    const owner = { personId: staff.person.id, brandId: brand.id, kind: 'glb' } as const;
    const upload = await uploads.finished(body.uploadId, owner);
    return consume(upload, async () => {
      const facts = await checkGlb(upload.path);
      const file = { type: 'model/gltf-binary', extension: 'glb', bytes: upload.bytes };
      const stored = await storeFile(files, upload.path, file);
      const id = newId();
      return write(async (tx) => {
        const { bytes, sha256 } = await recordFile(tx, stored);
        const { licence = '', name, tags = [] } = body;
        const stamps = { createdAt: now(), updatedAt: now() };
        await tx
          .insert(libraryObjects)
          .values({ id, brandId: brand.id, name, tags, licence, sha256, bytes, ...facts, ...stamps });
        return readOwnLibraryObject(tx, files, brand.id, id);
      });
    });
  });

  route(app, dependencies, endpoints.updateLibraryObject, ({ body, brand, params, write }) =>
    write(async (tx) => {
      await tx
        .update(libraryObjects)
        .set({ ...changes(body), updatedAt: now() })
        .where(ownObject(brand.id, params.libraryObjectId));
      return readOwnLibraryObject(tx, files, brand.id, params.libraryObjectId);
    }),
  );

  route(app, dependencies, endpoints.archiveLibraryObject, ({ brand, params, write }) =>
    write(async (tx) => {
      await tx
        .update(libraryObjects)
        .set({ archivedAt: now(), updatedAt: now() })
        .where(and(ownObject(brand.id, params.libraryObjectId), isNull(libraryObjects.archivedAt)));
      return readOwnLibraryObject(tx, files, brand.id, params.libraryObjectId);
    }),
  );

  const ownObject = (brandId: string, libraryObjectId: string) =>
    and(eq(libraryObjects.id, libraryObjectId), eq(libraryObjects.brandId, brandId));
}
