import { endpoints } from '@vitrine/shared/contract';
import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../dependencies';
import { route } from '../route';
import { consume } from './consume-upload';
import { recordImage, storeImage } from './keep-image';
import { readPictureSizes } from './picture-sizes';
import { storedFileOf } from './stored-file';
import type { UploadStore } from './upload-store';

/** Pictures of a brand: posters, logos. */
export function imageRoutes(app: FastifyInstance, dependencies: Dependencies, uploads: UploadStore): void {
  const { files } = dependencies;

  route(app, dependencies, endpoints.createImage, async ({ body, brand, staff, write }) => {
    const owner = { personId: staff.person.id, brandId: brand.id, kind: 'image' } as const;
    const upload = await uploads.finished(body.uploadId, owner);
    return consume(upload, async () => {
      const stored = await storeImage(files, upload.path, staff.person.id);
      return write(async (tx) => {
        const row = await recordImage(tx, brand.id, stored, upload.fileName);
        const sizes = await readPictureSizes(tx, files, [row]);
        return storedFileOf(files, row, sizes.get(row.sha256));
      });
    });
  });
}
