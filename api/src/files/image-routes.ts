import { endpoints, type StoredFile } from '@vitrine/shared/contract';
import type { FastifyInstance } from 'fastify';
import { brandImages } from '../db/schema';
import type { Dependencies } from '../dependencies';
import { route } from '../route';
import { consume } from './consume-upload';
import { checkImage } from './image-check';
import { recordFile, storeFile } from './keep-file';
import type { UploadStore } from './upload-store';

/** Pictures of a brand: posters, logos. */
export function imageRoutes(app: FastifyInstance, dependencies: Dependencies, uploads: UploadStore): void {
  const { files } = dependencies;

  route(
    app,
    dependencies,
    endpoints.createImage,
    async ({ body, brand, staff, write }): Promise<StoredFile> => {
      const owner = { personId: staff.person.id, brandId: brand.id, kind: 'image' } as const;
      const upload = await uploads.finished(body.uploadId, owner);
      return consume(upload, async () => {
        const { content, height, width } = await checkImage(upload.path);
        const type = 'image/webp';
        const file = { type, extension: 'webp', bytes: content.byteLength, width, height };
        const stored = await storeFile(files, content, file);
        return write(async (tx) => {
          const { bytes, extension, sha256 } = await recordFile(tx, stored);
          await tx.insert(brandImages).values({ brandId: brand.id, sha256 }).onConflictDoNothing();
          return { sha256, url: files.url(sha256, extension), bytes, type, width, height };
        });
      });
    },
  );
}
