import type { SceneObject } from '@vitrine/shared/contract';
import {
  Button,
  DeleteOutlined,
  EyeInvisibleOutlined,
  EyeOutlined,
  IconButton,
  LockOutlined,
  UnlockOutlined,
} from '@vitrine/shared/ui';
import common from '../../common/common.module.css';
import { placed, placedList } from '../../documents/page/place';
import { useEditorTexts } from '../../texts/texts';
import styles from './scenes.module.css';

interface OutlinerProps {
  objects: [id: string, object: SceneObject][];
  selected: string | null;
  readOnly: boolean;
  onSelect: (id: string) => void;
  onChange: (id: string, what: 'hide' | 'lock', change: Partial<SceneObject>) => void;
  onRemove: (id: string) => void;
  /** Leads to what can be added. */
  onOpenLibrary: () => void;
}

/** Everything that stands in the scene, by name. */
export function Outliner(props: OutlinerProps) {
  const { objects, selected, readOnly, onSelect, onChange, onRemove, onOpenLibrary } = props;
  const t = useEditorTexts();
  if (objects.length === 0)
    return (
      <div className={common.narrowStack}>
        <p className={common.note}>{t('scenes.empty')}</p>
        {!readOnly && <Button onClick={onOpenLibrary}>{t('scenes.openLibrary')}</Button>}
      </div>
    );
  return (
    <ul className={styles.objects} aria-label={t('scenes.outliner')} {...placedList('/objects')}>
      {objects.map(([id, { name, hidden = false, locked = false }]) => (
        <li key={id} className={id === selected ? styles.selected : undefined} {...placed(`/objects/${id}`)}>
          <button
            type="button"
            className={styles.objectName}
            aria-pressed={id === selected}
            onClick={() => onSelect(id)}
          >
            {name}
          </button>
          {!readOnly && (
            <>
              <IconButton
                size="small"
                label={t(hidden ? 'scenes.show' : 'scenes.hide', { name })}
                icon={hidden ? <EyeInvisibleOutlined /> : <EyeOutlined />}
                onClick={() => onChange(id, 'hide', { hidden: !hidden })}
              />
              <IconButton
                size="small"
                label={t(locked ? 'scenes.unlock' : 'scenes.lock', { name })}
                icon={locked ? <LockOutlined /> : <UnlockOutlined />}
                onClick={() => onChange(id, 'lock', { locked: !locked })}
              />
              <IconButton
                size="small"
                label={`${t('scenes.remove')} ${name}`}
                icon={<DeleteOutlined />}
                disabled={locked}
                onClick={() => onRemove(id)}
              />
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
