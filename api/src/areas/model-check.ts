import { limits } from '@vitrine/shared/contract';
import type { Finding, Model } from './area-content';

const MiB = 1024 * 1024;
export const size = (bytes: number) => `${(bytes / MiB).toFixed(1)} MiB`;

/**
 * Whether a model can be published.
 * @param model undefined where it does not exist (any more).
 * @param what how staff know it by what names it: “The model of “Sofa””.
 */
export function checkModel(model: Model | undefined, what: string, pointer: string): Finding[] {
  if (!model) {
    const message = `${what} does not exist any more.`;
    return [{ level: 'error', code: 'missing-model', message, pointer }];
  }
  if (model.bytes <= limits.publishedModelBytes) return [];
  const message = `The model “${model.name}” has ${size(model.bytes)}; at most ${size(limits.publishedModelBytes)} can be published.`;
  return [{ level: 'error', code: 'model-too-large', message, pointer }];
}
