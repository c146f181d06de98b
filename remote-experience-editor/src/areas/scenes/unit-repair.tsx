import { type LibraryObject, type SceneObject, unitRepairs } from '@vitrine/shared/contract';
import { Button } from '@vitrine/shared/ui';
import common from '../../common/common.module.css';
import { useEditorTexts } from '../../texts/texts';
import styles from './scenes.module.css';

interface UnitRepairProps {
  model: LibraryObject;
  object: SceneObject;
  /** In words. */
  sizeOf: (model: LibraryObject, scale: readonly number[]) => string;
  /** null for those who may not. */
  onRepair: ((placing: Pick<SceneObject, 'position' | 'scale'>) => void) | null;
}

/** Of an object whose model was probably not made in metres: the sizes that it may have been meant to have. */
export function UnitRepair({ model, object, sizeOf, onRepair }: UnitRepairProps) {
  const t = useEditorTexts();
  const scales = unitRepairs(model);
  if (scales.length === 0 || object.scale.some((factor) => factor !== 1)) return null;
  return (
    <div className={styles.upload}>
      <p className={common.warning}>{t('scenes.oddSize', { size: sizeOf(model, object.scale) })}</p>
      {onRepair &&
        scales.map((scale) => (
          <Button key={scale} onClick={() => onRepair(rescaled(object, model, scale))}>
            {t('scenes.makeSize', { size: sizeOf(model, [scale, scale, scale]) })}
          </Button>
        ))}
    </div>
  );
}

/** Its lowest point stays where it is. */
function rescaled(
  { position: [x, y, z], scale }: SceneObject,
  { baseMetres }: LibraryObject,
  factor: number,
): Pick<SceneObject, 'position' | 'scale'> {
  const lifted = y + baseMetres * (scale[1] - factor);
  return { scale: [factor, factor, factor], position: [x, Math.round(lifted * 1000) / 1000 || 0, z] };
}
