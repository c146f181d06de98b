import { CloseOutlined, Drawer, IconButton, Skeleton, useMediaQuery } from '@vitrine/shared/ui';
import { lazy, Suspense } from 'react';
import { useStore } from 'zustand';
import common from '../common/common.module.css';
import { useEditorTexts } from '../texts/texts';
import styles from './preview.module.css';
import type { PreviewScreenProps } from './preview-screen';
import { previewSettings } from './preview-settings';
import { WidthHandle } from './width-handle';

/** Of its own: staff who never open the preview do not download it. */
const PreviewScreen = lazy(() => import('./preview-screen'));

/** Beside the form where there is room, over it where there is none. */
export function PreviewPane(props: PreviewScreenProps) {
  const t = useEditorTexts();
  const { open, width } = useStore(previewSettings);
  const besides = useMediaQuery('(width >= 1200px)');
  const close = () => previewSettings.setState({ open: false });
  if (!open) return null;
  const screen = (
    <Suspense fallback={<Skeleton shape="page" />}>
      <PreviewScreen {...props} />
    </Suspense>
  );
  if (!besides)
    return (
      <Drawer open title={t('preview.title')} width={520} onClose={close}>
        <div className={styles.over}>{screen}</div>
      </Drawer>
    );
  return (
    <section className={styles.pane} style={{ width }} aria-label={t('preview.title')}>
      <WidthHandle width={width} onChange={(next) => previewSettings.setState({ width: next })} />
      <header className={common.head}>
        <h2>{t('preview.title')}</h2>
        <IconButton label={t('preview.close')} icon={<CloseOutlined />} onClick={close} />
      </header>
      {screen}
    </section>
  );
}
