import {
  AppstoreOutlined,
  Button,
  CloseOutlined,
  ControlOutlined,
  IconButton,
  Tabs,
  UnorderedListOutlined,
} from '@vitrine/shared/ui';
import type { ReactNode } from 'react';
import { placedList } from '../../documents/page/place';
import { useEditorTexts } from '../../texts/texts';
import styles from './scenes.module.css';

export type LeftPanel = 'outliner' | 'library';
export type PanelName = LeftPanel | 'inspector';

interface ScenePanelsProps {
  /** Where there is no room for panels at both sides. */
  oneAtATime: boolean;
  open: PanelName | null;
  onOpen: (panel: PanelName | null) => void;
  /** Which of the two at the left is chosen, where there is room for both sides. */
  left: LeftPanel;
  onLeft: (panel: LeftPanel) => void;
  outliner: ReactNode;
  library: ReactNode;
  inspector: ReactNode;
  /** Objects in the scene. */
  count: string;
}

const icons = {
  outliner: <UnorderedListOutlined />,
  library: <AppstoreOutlined />,
  inspector: <ControlOutlined />,
};
const names: PanelName[] = ['outliner', 'library', 'inspector'];

/** What floats over the viewport: objects and library at the left, properties at the right. */
export function ScenePanels({ oneAtATime, open, onOpen, left, onLeft, count, ...panels }: ScenePanelsProps) {
  const t = useEditorTexts();
  if (!oneAtATime)
    return (
      <>
        <div className={`${styles.panel} ${styles.left}`} {...placedList('/objects')}>
          <Tabs
            label={t('scenes.panels')}
            value={left}
            onChange={(key) => onLeft(key === 'library' ? 'library' : 'outliner')}
            tabs={[
              { key: 'library', label: t('scenes.library'), children: panels.library },
              { key: 'outliner', label: `${t('scenes.outliner')} (${count})`, children: panels.outliner },
            ]}
          />
        </div>
        <section className={`${styles.panel} ${styles.right}`} aria-label={t('scenes.inspector')}>
          {panels.inspector}
        </section>
      </>
    );
  return (
    <div className={styles.bottom}>
      {open && (
        <section className={`${styles.panel} ${styles.sheet}`} aria-label={t(`scenes.${open}`)}>
          <div className={styles.sheetHead}>
            <h2>{t(`scenes.${open}`)}</h2>
            <IconButton
              label={t('scenes.closePanel', { panel: t(`scenes.${open}`) })}
              icon={<CloseOutlined />}
              onClick={() => onOpen(null)}
            />
          </div>
          {panels[open]}
        </section>
      )}
      <div className={styles.panelBar}>
        {names.map((name) => (
          <Button
            key={name}
            kind={open === name ? 'secondary' : 'quiet'}
            icon={icons[name]}
            aria-expanded={open === name}
            onClick={() => onOpen(open === name ? null : name)}
          >
            {t(`scenes.${name}`)}
          </Button>
        ))}
      </div>
    </div>
  );
}
