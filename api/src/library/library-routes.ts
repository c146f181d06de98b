import { endpoints } from '@vitrine/shared/contract';
import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { archivedIs } from '../archived';
import { setArchived } from '../archiving';
import { notChangedMeanwhile } from '../changed-meanwhile';
import { changes } from '../changes';
import { announceDraft } from '../content/announce';
import { usesOf } from '../content/document-uses';
import { bumpDraft } from '../content/draft-owner';
import type { Transaction } from '../db/database';
import { libraryObjects } from '../db/schema';
import type { Dependencies } from '../dependencies';
import { consume } from '../files/consume-upload';
import { checkGlb } from '../files/glb-check';
import { recordModel, storeModel } from '../files/keep-model';
import type { UploadStore } from '../files/upload-store';
import type { Write } from '../idempotency';
import { newId } from '../ids';
import { byName, contains, listPage, rowsOf } from '../pagination';
import { notFound } from '../problem';
import { route } from '../route';
import { bumpUsers } from './bump-users';
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

  /** Writes to a brand's library, of which everybody is told who is in one of its experiences. */
  async function writeLibrary<T>(
    write: Write,
    brandId: string,
    work: (tx: Transaction) => Promise<T>,
  ): Promise<T> {
    const owner = { brandId, experienceId: null };
    const written = await write(async (tx) => {
      const result = await work(tx);
      await bumpDraft(tx, owner, now());
      return result;
    });
    await announceDraft(dependencies, owner);
    return written;
  }

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
      rows: rowsOf(selectLibraryObjects(db), filter),
      total: db.$count(libraryObjects, filter),
      item: libraryObjectOf(files),
    });
  });

  route(app, dependencies, endpoints.createLibraryObject, async ({ body, brand, staff, write }) => {
    const owner = { personId: staff.person.id, brandId: brand.id, kind: 'glb' } as const;
    const upload = await uploads.finished(body.uploadId, owner);
    return consume(upload, async () => {
      const facts = await checkGlb(upload.path, { owner: owner.personId });
      const stored = await storeModel(files, upload.path, upload.bytes, owner.personId);
      const id = newId();
      return writeLibrary(write, brand.id, async (tx) => {
        const { bytes, sha256 } = await recordModel(tx, stored);
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
    writeLibrary(write, brand.id, async (tx) => {
      const its = [brand.id, params.libraryObjectId] as const;
      const wanted = notChangedMeanwhile(await readOwnLibraryObject(tx, files, ...its, { lock: true }), body);
      await tx
        .update(libraryObjects)
        .set({ ...changes(wanted), updatedAt: now() })
        .where(ownObject(...its));
      return readOwnLibraryObject(tx, files, brand.id, params.libraryObjectId);
    }),
  );

  for (const [endpoint, archives] of [
    [endpoints.archiveLibraryObject, true],
    [endpoints.restoreLibraryObject, false],
  ] as const)
    route(app, dependencies, endpoint, ({ brand, params: { libraryObjectId: id }, write }) =>
      writeLibrary(write, brand.id, async (tx) => {
        const scope = eq(libraryObjects.brandId, brand.id);
        await setArchived(tx, libraryObjects, { thing: 'model', scope, ids: [id], archives, now: now() });
        return readOwnLibraryObject(tx, files, brand.id, id);
      }),
    );

  route(app, dependencies, endpoints.replaceLibraryObject, async ({ body, brand, params, staff, write }) => {
    const { libraryObjectId } = params;
    await readOwnLibraryObject(db, files, brand.id, libraryObjectId);
    const owner = { personId: staff.person.id, brandId: brand.id, kind: 'glb' } as const;
    const upload = await uploads.finished(body.uploadId, owner);
    return consume(upload, async () => {
      const facts = await checkGlb(upload.path, { owner: owner.personId });
      const stored = await storeModel(files, upload.path, upload.bytes, owner.personId);
      return writeLibrary(write, brand.id, async (tx) => {
        const { bytes, sha256 } = await recordModel(tx, stored);
        // What was drawn of the former one shows it no longer.
        const next = { ...facts, bytes, sha256, thumbnail: null, updatedAt: now() };
        await bumpUsers(tx, brand.id, libraryObjectId, now());
        await tx.update(libraryObjects).set(next).where(ownObject(brand.id, libraryObjectId));
        return readOwnLibraryObject(tx, files, brand.id, libraryObjectId);
      });
    });
  });

  route(app, dependencies, endpoints.listLibraryUses, async ({ brand, params: { libraryObjectId: id } }) => {
    const visible = and(eq(libraryObjects.id, id), usableBy(brand.id));
    if ((await db.$count(libraryObjects, visible)) === 0) throw notFound('model');
    return usesOf(db, brand.id, { kind: 'library-object', id });
  });

  const ownObject = (brandId: string, libraryObjectId: string) =>
    and(eq(libraryObjects.id, libraryObjectId), eq(libraryObjects.brandId, brandId));
}
