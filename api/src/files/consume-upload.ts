import { ProblemError } from '../problem';
import type { FinishedUpload } from './upload-store';

/**
 * Uses a finished upload and throws it away: after it was kept, and after it was refused. Only where something of
 * ours failed does it stay, so that the call can be repeated.
 */
export async function consume<Answer>(upload: FinishedUpload, use: () => Promise<Answer>): Promise<Answer> {
  let answer: Answer;
  try {
    answer = await use();
  } catch (error) {
    if (error instanceof ProblemError && error.status < 500) await upload.discard();
    throw error;
  }
  await upload.discard();
  return answer;
}
