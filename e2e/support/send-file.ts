import { shellOrigin } from './product-process';

interface SentFile {
  brandId: string;
  kind: 'experience' | 'glb' | 'image' | 'import' | 'video';
  /** As its owner called it. */
  name: string;
  bytes: Uint8Array;
}

const inBase64 = (text: string) => Buffer.from(text).toString('base64');

/** A whole upload in one go, as the holder of a token. @returns its id. */
export async function sendFile(token: string, { brandId, bytes, kind, name }: SentFile): Promise<string> {
  const headers = { authorization: `Bearer ${token}`, 'tus-resumable': '1.0.0' };
  const metadata = Object.entries({ brandId, kind, filename: name });
  const begun = await fetch(`${shellOrigin}/v1/uploads`, {
    method: 'POST',
    headers: {
      ...headers,
      'upload-length': String(bytes.byteLength),
      'upload-metadata': metadata.map(([key, value]) => `${key} ${inBase64(value)}`).join(','),
    },
  });
  const location = begun.headers.get('location');
  if (!location) throw new Error(`The upload was not begun: ${begun.status} ${await begun.text()}`);
  const sent = await fetch(new URL(location, shellOrigin), {
    method: 'PATCH',
    headers: { ...headers, 'content-type': 'application/offset+octet-stream', 'upload-offset': '0' },
    body: new Uint8Array(bytes),
  });
  if (!sent.ok) throw new Error(`The upload was refused: ${sent.status} ${await sent.text()}`);
  return location.split('/').at(-1) ?? '';
}
