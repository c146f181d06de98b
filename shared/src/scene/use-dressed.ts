import { useEffect, useState } from 'react';
import type { Object3D } from 'three';
import type { Model } from './model-cache';

interface Dressed {
  model: Model | null;
  /** What it is shown in. */
  object: Object3D | null;
}

/**
 * A model in one of its material variants; as it was made where none is named, it has no such one, or it cannot be had.
 * @returns null until it is there for the first time; while another one comes, the one before.
 */
export function useDressed(model: Model | null, materialVariant: string | undefined): Object3D | null {
  const [dressed, setDressed] = useState<Dressed>({ model: null, object: null });
  const asked = materialVariant !== undefined && model?.dressed !== undefined;
  useEffect(() => {
    if (materialVariant === undefined || !model?.dressed) return;
    let over = false;
    const show = (object: Object3D | null) => over || setDressed({ model, object: object ?? model.object });
    model.dressed(materialVariant).then(show, () => show(null));
    return () => {
      over = true;
    };
  }, [model, materialVariant]);
  if (!asked) return model?.object ?? null;
  return dressed.model === model ? dressed.object : null;
}
