import { inOrder, type ProductDocument } from '@vitrine/shared/contract';
import { useWords } from '../../documents/fields/use-words';
import { useEditorTexts } from '../../texts/texts';

/** A variant is called by its values: "Oak · Large". */
export function useVariantNames(options: ProductDocument['options']) {
  const t = useEditorTexts();
  const words = useWords();
  const ordered = inOrder(options);
  return (values: Record<string, string>, index: number) => {
    if (ordered.length === 0) return t('products.variantList.only');
    const labels = ordered.flatMap(([id, option]) => {
      const value = option.values[values[id] ?? ''];
      return value ? words(value.label, '…') : [];
    });
    return labels.join(' · ') || t('products.variantList.unnamed', { number: index + 1 });
  };
}
