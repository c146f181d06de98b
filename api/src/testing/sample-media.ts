import { type DocumentArea, emptyVideo, endpoints, type StoredFile } from '@vitrine/shared/contract';
import sharp from 'sharp';
import { addBrandFile } from '../files/brand-files';
import { keepFile } from '../files/keep-file';
import { callEndpoint } from './call-endpoint';
import type { TestApp } from './test-app';
import { upload } from './upload';

let count = 0;

/** A picture that nobody has sent before. */
export function newPicture(): Promise<Buffer> {
  count += 1;
  const background = { r: (count * 40) % 256, g: Math.floor(count / 6) * 40, b: 90 };
  return sharp({ create: { width: 700, height: 40, channels: 3, background } })
    .png()
    .toBuffer();
}

/** Sends a picture into the brand's media library. */
export async function sentPicture(api: TestApp, fileName = 'chair.png', bytes?: Buffer): Promise<StoredFile> {
  const png = bytes ?? (await newPicture());
  const uploadId = await upload(api, api.as('editor'), 'image', png, api.brandId, fileName);
  const { body } = await callEndpoint(api, 'editor', endpoints.createImage, {
    params: { brandId: api.brandId },
    body: { uploadId },
  });
  return body;
}

/** A film of a brand whose bytes are of no concern. @returns its hash. */
export async function keptFilm(api: TestApp, name = 'film.mp4', brandId = api.brandId): Promise<string> {
  count += 1;
  const described = {
    type: 'video/mp4',
    extension: 'mp4',
    bytes: 4,
    width: 160,
    height: 90,
    durationMs: 4000,
  };
  const kept = await keepFile(api.db, api.dependencies.files, Buffer.from(`film ${count}`), described);
  await addBrandFile(api.db, brandId, kept, name);
  return kept.sha256;
}

/** Content of a video that shows a film and a poster. */
export const filmed = (sha256: string, poster: string) => ({
  ...emptyVideo(),
  title: { en: 'The making', de: 'Wie es entsteht' },
  source: { kind: 'file' as const, sha256 },
  poster,
});

/** Makes a document of an experience; with null one of the brand. */
export async function madeDocument(
  api: TestApp,
  area: DocumentArea,
  data: object,
  experienceId: string | null = api.experienceId,
) {
  const { body, status } = await callEndpoint(api, 'editor', endpoints.createDocument, {
    params: { brandId: api.brandId },
    body: { area, data: { ...data }, ...(experienceId && { experienceId }) },
  });
  expect(status).toBe(201);
  return body;
}
