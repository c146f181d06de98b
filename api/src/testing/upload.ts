import type { UploadKind } from '../files/upload-store';
import type { TestApp } from './test-app';

type Headers = Record<string, string>;
const tus = { 'tus-resumable': '1.0.0' };

export const uploadMetadata = (metadata: Record<string, string>) =>
  Object.entries(metadata)
    .map(([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`)
    .join(',');

/** The first call of a resumable upload. */
export const startUpload = (
  { app }: TestApp,
  headers: Headers,
  metadata: Record<string, string>,
  bytes: number,
) =>
  app.inject({
    method: 'POST',
    url: '/v1/uploads',
    headers: {
      ...headers,
      ...tus,
      'upload-length': String(bytes),
      'upload-metadata': uploadMetadata(metadata),
    },
  });

/** Sends bytes from an offset on. */
export const sendBytes = (
  { app }: TestApp,
  headers: Headers,
  url: string,
  offset: number,
  bytes: Uint8Array,
) =>
  app.inject({
    method: 'PATCH',
    url,
    headers: {
      ...headers,
      ...tus,
      'content-type': 'application/offset+octet-stream',
      'upload-offset': String(offset),
    },
    payload: Buffer.from(bytes),
  });

/** How far an upload has come. */
export const askOffset = ({ app }: TestApp, headers: Headers, url: string) =>
  app.inject({ method: 'HEAD', url, headers: { ...headers, ...tus } });

/** A whole upload in one go. @returns its id. */
export async function upload(
  testApp: TestApp,
  headers: Headers,
  kind: UploadKind,
  content: Uint8Array,
  brandId = testApp.brandId,
  filename = `a.${kind}`,
): Promise<string> {
  const started = await startUpload(testApp, headers, { brandId, kind, filename }, content.byteLength);
  const location = String(started.headers.location);
  await sendBytes(testApp, headers, location, 0, content);
  return location.split('/').at(-1) ?? '';
}
