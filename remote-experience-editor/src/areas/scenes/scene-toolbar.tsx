import { addresses } from '@vitrine/shared/contract/values/addresses';
import { useNavigate } from '@vitrine/shared/host';
import type { TransformMode } from '@vitrine/shared/scene';
import {
  AimOutlined,
  ArrowLeftOutlined,
  BorderInnerOutlined,
  DragOutlined,
  ExpandAltOutlined,
  IconButton,
  RotateRightOutlined,
} from '@vitrine/shared/ui';
import { DocumentTools } from '../../documents/page/document-tools';
import { useExperience } from '../../experience/experience-context';
import { useEditorTexts } from '../../texts/texts';
import type { SceneEditing } from './scene-editing';
import styles from './scenes.module.css';

interface SceneToolbarProps {
  editing: SceneEditing;
  title: string;
  mode: TransformMode;
  onMode: (mode: TransformMode) => void;
  snap: boolean;
  onSnap: (snap: boolean) => void;
  onFocus: () => void;
  readOnly: boolean;
}

const modes = [
  { mode: 'translate', text: 'scenes.move', icon: <DragOutlined /> },
  { mode: 'rotate', text: 'scenes.rotate', icon: <RotateRightOutlined /> },
  { mode: 'scale', text: 'scenes.scaleTool', icon: <ExpandAltOutlined /> },
] as const;

export function SceneToolbar(props: SceneToolbarProps) {
  const { editing, title, mode, onMode, snap, onSnap, onFocus, readOnly } = props;
  const t = useEditorTexts();
  const navigate = useNavigate();
  const { brand, experience } = useExperience();
  const pressed = (on: boolean) => ({ 'aria-pressed': on, className: on ? (styles.pressed ?? '') : '' });
  return (
    <div className={styles.toolbar} role="toolbar" aria-label={t('scenes.tools')}>
      <IconButton
        label={t('scenes.back')}
        icon={<ArrowLeftOutlined className={styles.arrow ?? ''} />}
        onClick={() => void navigate(addresses.area(brand.id, experience.id, 'scenes'))}
      />
      <span className={styles.title} dir="auto" title={title}>
        {title}
      </span>
      {!readOnly && (
        <>
          <span className={styles.divider} />
          {modes.map(({ mode: tool, text, icon }) => (
            <IconButton
              key={tool}
              label={t(text)}
              icon={icon}
              onClick={() => onMode(tool)}
              {...pressed(tool === mode)}
            />
          ))}
          <IconButton
            label={t('scenes.snap')}
            icon={<BorderInnerOutlined />}
            onClick={() => onSnap(!snap)}
            {...pressed(snap)}
          />
        </>
      )}
      <IconButton label={t('scenes.focus')} icon={<AimOutlined />} onClick={onFocus} />
      {!readOnly && (
        <>
          <span className={styles.divider} />
          <DocumentTools editing={editing} />
        </>
      )}
    </div>
  );
}
