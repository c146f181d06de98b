import { lazyPart } from '@vitrine/shared/browser/lazy-part';
import { inOrder, type LibraryObject, type ScenesDocument } from '@vitrine/shared/contract';
import {
  type EditedObject,
  type EditedSceneHandle,
  type EditedSceneProps,
  loadEditedScene,
  SceneCanvas,
  type TransformMode,
  useModelsPending,
} from '@vitrine/shared/scene';
import { Button, EmptyState, LockDrawing, SheetsDrawing, useLook, useMediaQuery } from '@vitrine/shared/ui';
import { type DragEvent, type RefObject, useId, useMemo } from 'react';
import { useEditorTexts } from '../../texts/texts';
import { dragType } from './drag-type';
import styles from './scenes.module.css';

const EditedScene = lazyPart(loadEditedScene);

interface SceneViewportProps {
  stage: RefObject<EditedSceneHandle | null>;
  scene: ScenesDocument;
  title: string;
  models: Map<string, LibraryObject>;
  isLibraryComplete: boolean;
  selected: string | null;
  mode: TransformMode;
  snap: boolean;
  readOnly: boolean;
  onSelect: (id: string | null) => void;
  onPlace: EditedSceneProps['onPlace'];
  onHold: EditedSceneProps['onHold'];
  onDropModel: (libraryObjectId: string, pointer: { clientX: number; clientY: number }) => void;
}

/** The scene itself, edge to edge. */
export function SceneViewport(props: SceneViewportProps) {
  const { stage, scene, title, models, isLibraryComplete, onDropModel, ...tools } = props;
  const t = useEditorTexts();
  const look = useLook();
  const helpId = useId();
  const reducedMotion = useMediaQuery('(prefers-reduced-motion: reduce)');
  const objects = useMemo(() => drawn(scene.objects, models), [scene.objects, models]);
  const arePending = useModelsPending(objects.map(({ model }) => model.sha256));
  const isLoading = arePending || (!isLibraryComplete && Object.keys(scene.objects).length > 0);
  const accent = useMemo(
    () =>
      (look && getComputedStyle(document.documentElement).getPropertyValue('--colour-focus').trim()) ||
      '#1f5fbf',
    [look],
  );
  const allowDrop = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes(dragType)) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = 'copy';
  };
  const drop = (event: DragEvent) => {
    const id = event.dataTransfer.getData(dragType);
    if (!id) return;
    event.preventDefault();
    onDropModel(id, { clientX: event.clientX, clientY: event.clientY });
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping has a keyboard way, the library's buttons
    <div className={styles.viewport} onDragOver={allowDrop} onDrop={drop}>
      <SceneCanvas
        label={t('scenes.viewport', { title })}
        describedBy={helpId}
        fallback={(why, again) => (
          <div className={styles.noWebGl}>
            {why === 'no-webgl' ? (
              <EmptyState drawing={<LockDrawing />} title={t('scenes.noWebGl')} />
            ) : (
              <EmptyState
                drawing={<SheetsDrawing />}
                title={t('scenes.viewFailed')}
                text={t(why === 'missing' ? 'scenes.viewMissingText' : 'scenes.viewFailedText')}
                action={<Button onClick={again}>{t('scenes.viewAgain')}</Button>}
              />
            )}
          </div>
        )}
      >
        <EditedScene
          ref={stage}
          scene={scene}
          objects={objects}
          reducedMotion={reducedMotion}
          accent={accent}
          {...tools}
        />
      </SceneCanvas>
      <div role="status" className={styles.loading}>
        {isLoading && <span>{t('scenes.loadingModels')}</span>}
      </div>
      <p id={helpId} hidden>
        {t('scenes.viewportHelp')}
      </p>
    </div>
  );
}

/** What is not hidden and has a model, in order. */
const drawn = (objects: ScenesDocument['objects'], models: Map<string, LibraryObject>): EditedObject[] =>
  inOrder(objects).flatMap(([id, { libraryObjectId, position, rotation, scale, locked, hidden }]) => {
    const model = models.get(libraryObjectId);
    if (!model || hidden) return [];
    const { sha256, glb, bytes } = model;
    return [{ id, model: { sha256, url: glb, bytes }, position, rotation, scale, locked: locked ?? false }];
  });
