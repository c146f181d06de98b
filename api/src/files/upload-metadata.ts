import { entityId } from '@vitrine/shared/contract';
import { z } from 'zod';
import { invalid } from '../problem';
import { uploadKinds } from './upload-store';

/** What a client says of a new upload in its Upload-Metadata header. `filetype` comes from clients by habit and decides nothing. */
const uploadMetadata = z.strictObject({
  brandId: entityId,
  kind: z.enum(uploadKinds),
  filename: z.string().max(255).optional(),
  filetype: z.string().max(255).optional(),
});

/**
 * Reads a tus Upload-Metadata header: `key base64,key base64`.
 * @throws ProblemError 400.
 */
export function readUploadMetadata(header: unknown): z.infer<typeof uploadMetadata> {
  const pairs = (typeof header === 'string' ? header : '')
    .split(',')
    .map((pair) => pair.trim().split(' '))
    .map(([key = '', value = '']): [string, string] => [key, Buffer.from(value, 'base64').toString()])
    .filter(([key]) => key !== '');
  const result = uploadMetadata.safeParse(Object.fromEntries(pairs));
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw invalid(
    '',
    `Upload-Metadata: ${issue?.path.join('.') || 'brandId, kind and filename'}: ${issue?.message}`,
  );
}
