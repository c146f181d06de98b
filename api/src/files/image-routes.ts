import { endpoints, type StoredFile } from '@vitrine/shared/contract';
import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../dependencies';
import { route } from '../route';
import { consume } from './consume-upload';
import { checkImage } from './image-check';
import { keepFile } from './keep-file';
import type { UploadStore } from './upload-store';

/** Pictures of a brand: posters, logos. */
export function imageRoutes(app: FastifyInstance, dependencies: Dependencies, uploads: UploadStore): void {
  const { db, files } = dependencies;

  route(app, dependencies, endpoints.createImage, async ({ body, brand, staff }): Promise<StoredFile> => {
    const owner = { personId: staff.person.id, brandId: brand.id, kind: 'image' } as const;
    const upload = await uploads.finished(body.uploadId, owner);
    return consume(upload, async () => {
      const { content, height, width } = await checkImage(upload.path);
      const row = await keepFile(db, files, content, {
        type: 'image/webp',
        extension: 'webp',
        bytes: content.byteLength,
        width,
        height,
      });
      return {
        sha256: row.sha256,
        url: files.url(row.sha256, row.extension),
        bytes: row.bytes,
        type: row.type,
        width: row.width,
        height: row.height,
      };
    });
  });
}
