import { useEffect, useState } from 'react';
import type { Object3D } from 'three';
import type { Model } from './model-cache';

/**
 * A model in one of its material variants; as it was made where none is named, or it has no such one.
 * @returns null while it is not there
 */
export function useDressed(model: Model | null, materialVariant: string | undefined): Object3D | null {
  const [dressed, setDressed] = useState<{ of?: Model; variants?: ReadonlyMap<string, Object3D> }>({});
  const variantsOf = materialVariant === undefined ? undefined : model?.variants;
  useEffect(() => {
    let over = false;
    const show = (variants?: ReadonlyMap<string, Object3D>) => {
      if (!over && model) setDressed({ of: model, ...(variants && { variants }) });
    };
    variantsOf?.().then(show, () => show());
    return () => {
      over = true;
    };
  }, [model, variantsOf]);
  if (!model || !variantsOf) return model?.object ?? null;
  return dressed.of === model ? (dressed.variants?.get(materialVariant ?? '') ?? model.object) : null;
}
