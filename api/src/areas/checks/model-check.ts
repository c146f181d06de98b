import { limits } from '@vitrine/shared/contract';
import type { Model } from '../area-content';
import { type Fault, type Finding, fault, findingAt } from './findings';

/**
 * Whether a model can be published.
 * @param model undefined where it does not exist (any more).
 * @param gone what is said of one that does not: staff know it by what names it.
 */
export function checkModel(model: Model | undefined, gone: Fault, pointer: string): Finding[] {
  if (!model) return [findingAt(pointer, gone)];
  if (model.bytes <= limits.publishedModelBytes) return [];
  const tooLarge = fault('model-too-large', {
    name: model.name,
    size: { bytes: model.bytes },
    limit: { bytes: limits.publishedModelBytes },
  });
  return [findingAt(pointer, tooLarge)];
}
