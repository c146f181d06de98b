import { type LibraryObject, sizesIn } from '@vitrine/shared/contract';
import { useModelLoaded } from '@vitrine/shared/scene';
import { Initials, useFormat } from '@vitrine/shared/ui';
import { useEditorTexts } from '../../texts/texts';
import { dragType } from './drag-type';
import styles from './scenes.module.css';

interface LibraryTileProps {
  model: LibraryObject;
  disabled: boolean;
  onAdd: () => void;
}

/** One model of the library. `loaded` (specification, section 3) marks those whose file is in the browser already. */
export function LibraryTile({ model, disabled, onAdd }: LibraryTileProps) {
  const t = useEditorTexts();
  const { dimensions } = sizesIn(useFormat().language);
  const size = dimensions(model.dimensionsMetres);
  const loaded = useModelLoaded(model.sha256);
  return (
    <li>
      <button
        type="button"
        className={styles.tile}
        disabled={disabled}
        draggable={!disabled}
        data-loaded={loaded}
        aria-label={t('scenes.addObject', { name: model.name, size })}
        onClick={onAdd}
        onDragStart={({ dataTransfer }) => {
          dataTransfer.setData(dragType, model._id);
          dataTransfer.effectAllowed = 'copy';
        }}
      >
        <span className={styles.thumbnail}>
          {model.thumbnail ? (
            <img src={model.thumbnail} alt="" loading="lazy" draggable={false} />
          ) : (
            <Initials name={model.name} />
          )}
        </span>
        <span className={styles.tileName}>{model.name}</span>{' '}
        <span className={styles.tileSize} title={t('scenes.dimensions')}>
          {size}
        </span>
      </button>
    </li>
  );
}
