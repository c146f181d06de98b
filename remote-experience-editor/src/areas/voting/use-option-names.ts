import { textIn, type VotingDocument } from '@vitrine/shared/contract';
import { useExperience } from '../../experience/experience-context';
import { useProductTitles } from './use-product-titles';

/** What options are called, by their id: one that says nothing as its product, if it has one; else ''. */
export function useOptionNames(options: VotingDocument['options']): Record<string, string> {
  const { baseLanguage, language } = useExperience();
  const titles = useProductTitles(Object.values(options).some(({ productId }) => productId !== undefined));
  return Object.fromEntries(
    Object.entries(options).map(([id, { label, productId }]) => [
      id,
      textIn(label, language, baseLanguage) || (titles?.get(productId ?? '') ?? ''),
    ]),
  );
}
