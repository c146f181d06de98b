import {
  isTooHeavyToPublish,
  type LibraryObject,
  limits,
  sizesIn,
  unitRepairs,
} from '@vitrine/shared/contract';
import { useFormat } from '@vitrine/shared/ui';
import { useManagerTexts } from '../texts/use-manager-texts';

/** @returns what keeps a model from being shown as it should, in words and with the way out. */
export function useModelDoubts(): (model: LibraryObject) => string[] {
  const t = useManagerTexts();
  const { dimensions, fileSize } = sizesIn(useFormat().language);
  return (model) => {
    const doubts: string[] = [];
    const [size, limit] = [fileSize(model.bytes), fileSize(limits.publishedModelBytes)];
    if (isTooHeavyToPublish(model)) doubts.push(t('library.tooHeavy', { size, limit }));
    if (unitRepairs(model).length > 0)
      doubts.push(t('library.oddSize', { size: dimensions(model.dimensionsMetres) }));
    return doubts;
  };
}
