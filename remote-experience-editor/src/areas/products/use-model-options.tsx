import { Initials } from '@vitrine/shared/ui';
import { useExperience } from '../../experience/experience-context';
import { useLibrary } from '../../library/use-library';
import { useEditorTexts } from '../../texts/texts';

/**
 * The brand's models to choose from.
 * @param chosen id of the one that is chosen, which is among them even where it cannot be chosen any more
 */
export function useModelOptions(chosen: string | undefined) {
  const t = useEditorTexts();
  const { brand } = useExperience();
  const { list, byId, isComplete } = useLibrary(brand.id);
  const model = byId.get(chosen ?? '');
  const models = list.data?.items ?? [];
  const offered = model && !models.includes(model) ? [model, ...models] : models;
  const isGone = chosen && !model && isComplete;
  return {
    byId,
    options: [
      ...(isGone ? [{ value: chosen, label: t('products.model.gone') }] : []),
      ...offered.map(({ _id, name, thumbnail }) => ({
        value: _id,
        label: name,
        lead: <Initials name={name} picture={thumbnail} fills />,
      })),
    ],
  };
}
