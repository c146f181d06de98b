import { endpoints, type StoredFile } from '@vitrine/shared/contract';
import type { FastifyInstance } from 'fastify';
import { brandFiles } from '../db/schema';
import type { Dependencies } from '../dependencies';
import { route } from '../route';
import { consume } from './consume-upload';
import { checkImage } from './image-check';
import { recordFile, storeFile } from './keep-file';
import { storedFileOf } from './stored-file';
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
        const file = { type: 'image/webp', extension: 'webp', bytes: content.byteLength, width, height };
        const stored = await storeFile(files, content, file);
        return write(async (tx) => {
          const row = await recordFile(tx, stored);
          await tx.insert(brandFiles).values({ brandId: brand.id, sha256: row.sha256 }).onConflictDoNothing();
          return storedFileOf(files, row);
        });
      });
    },
  );
}
