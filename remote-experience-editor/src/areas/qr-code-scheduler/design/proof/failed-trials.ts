import type { Pixels } from './pixels';
import { readCode } from './read-code';
import { inTrial, type Trial, trials } from './trials';

/**
 * The trials in which a file does not say its address; empty where it can be read in all of them.
 *
 * @param picture what the file looks like.
 * @param modules along the picture's width.
 * @param file where the decoder reads it by itself: PNG.
 */
export async function failedTrials(
  address: string,
  { file, modules, picture }: { picture: Pixels; modules: number; file?: Blob },
): Promise<Trial[]> {
  const failed: Trial[] = [];
  for (const trial of trials) {
    const seen = trial === 'plain' && file ? file : inTrial(picture, trial, modules);
    if ((await readCode(seen)) !== address) failed.push(trial);
  }
  return failed;
}
