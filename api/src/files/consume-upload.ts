import { conflict, ProblemError } from '../problem';
import type { FinishedUpload } from './upload-store';

/** Uploads lie on this process's disk, so it is enough that this process uses each once. */
const inUse = new Set<string>();

/**
 * Uses a finished upload and throws it away: after it was kept, and after it was refused. Only where something of
 * ours failed does it stay, so that the call can be repeated.
 * @throws ProblemError 409 while another call uses it.
 */
export async function consume<Answer>(upload: FinishedUpload, use: () => Promise<Answer>): Promise<Answer> {
  if (inUse.has(upload.path))
    throw conflict('upload-in-use', 'This upload is being used by another request.');
  inUse.add(upload.path);
  try {
    const answer = await use();
    await upload.discard();
    return answer;
  } catch (error) {
    if (error instanceof ProblemError && error.status < 500) await upload.discard();
    throw error;
  } finally {
    inUse.delete(upload.path);
  }
}
