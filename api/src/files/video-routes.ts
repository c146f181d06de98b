import { endpoints, type VideoIntake } from '@vitrine/shared/contract';
import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { brandFiles, files, videoIntakes } from '../db/schema';
import type { Dependencies } from '../dependencies';
import { notFound } from '../problem';
import { route } from '../route';
import { readPictureSizes } from './picture-sizes';
import { storedFileOf } from './stored-file';
import type { UploadStore } from './upload-store';
import { openVideoIntakes } from './video-intakes';

const lookMs = 30_000;

/** Videos of a brand, and what is known of any file of it. */
export function videoRoutes(app: FastifyInstance, dependencies: Dependencies, uploads: UploadStore): void {
  const { db, files: store, now } = dependencies;
  const intakes = openVideoIntakes({
    ...dependencies,
    uploads,
    onError: (error) => app.log.error({ err: error }, 'a video could not be taken in'),
  });

  const takeUpAbandoned = () =>
    intakes
      .takeUpAbandoned()
      .catch((error: unknown) => app.log.warn({ err: error }, 'videos wait for their check'));
  const housekeeping = setInterval(takeUpAbandoned, lookMs).unref();
  app.addHook('onReady', async () => void takeUpAbandoned());
  app.addHook('onClose', async () => {
    clearInterval(housekeeping);
    await intakes.close();
  });

  route(app, dependencies, endpoints.createVideo, async ({ body, brand, staff, write }) => {
    const { uploadId } = body;
    const owner = { personId: staff.person.id, brandId: brand.id, kind: 'video' } as const;
    const known = await read(brand.id, uploadId);
    if (known) return known;
    await uploads.finished(uploadId, owner);
    const { kind: _, ...whose } = owner;
    const begun = await write(async (tx) => {
      await tx
        .insert(videoIntakes)
        .values({ id: uploadId, ...whose, createdAt: now() })
        .onConflictDoNothing();
      return { id: uploadId, state: 'working', progress: 0, message: null, file: null } as const;
    });
    intakes.begin({ id: uploadId, ...whose });
    return begun;
  });

  route(app, dependencies, endpoints.getVideoIntake, async ({ brand, params }) => {
    const intake = await read(brand.id, params.uploadId);
    if (!intake) throw notFound('upload');
    return intake;
  });

  route(app, dependencies, endpoints.getBrandFile, async ({ brand, params }) => {
    const [row] = await db
      .select({ file: files })
      .from(files)
      .innerJoin(brandFiles, and(eq(brandFiles.sha256, files.sha256), eq(brandFiles.brandId, brand.id)))
      .where(eq(files.sha256, params.sha256));
    if (!row) throw notFound('file');
    const sizes = await readPictureSizes(db, store, [row.file]);
    return storedFileOf(store, row.file, sizes.get(row.file.sha256));
  });

  async function read(brandId: string, uploadId: string): Promise<VideoIntake | null> {
    const [row] = await db
      .select({ intake: videoIntakes, file: files })
      .from(videoIntakes)
      .leftJoin(files, eq(files.sha256, videoIntakes.sha256))
      .where(and(eq(videoIntakes.id, uploadId), eq(videoIntakes.brandId, brandId)));
    if (!row) return null;
    const { id, message, progress, state } = row.intake;
    return { id, state, progress, message, file: row.file && storedFileOf(store, row.file) };
  }
}
