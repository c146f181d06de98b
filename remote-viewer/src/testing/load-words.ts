import type { Dictionary } from '../language/dictionary';
import { frameTexts } from '../language/frame-texts';

/** As where a visitor has read for a while: the frame's words, and these, are there when a test renders. */
export async function loadWords(language: string, ...dictionaries: Dictionary<unknown>[]): Promise<void> {
  await Promise.all([frameTexts, ...dictionaries].map((one) => one.load([language])));
}
