import type { PublishedScene } from '@vitrine/shared/contract';
import { SceneCanvas, SceneContent } from '@vitrine/shared/scene';
import { useCallback, useEffect } from 'react';
import { useLoading } from '../../experience/use-loading';
import { useLoadedModels } from '../../models/use-loaded-models';
import type { AttractProps } from '../area';
import styles from './scenes.module.css';

/** A scene that turns slowly and is only looked at: where it does not come, what lies behind it is seen. */
export default function Attract({ part, loadPart, onThere }: AttractProps) {
  const loading = useLoading(useCallback(() => loadPart(part), [loadPart, part]));
  const scene = loading.state === 'loaded' ? loading.value : null;
  return scene?.area === 'scenes' && <TurningScene scene={scene} onThere={onThere} />;
}

function TurningScene({ scene, onThere }: { scene: PublishedScene; onThere: () => void }) {
  const { percent } = useLoadedModels(scene.models);
  useEffect(() => {
    if (percent === 100) onThere();
  }, [percent, onThere]);
  return (
    <div className={styles.stage}>
      <SceneCanvas label="" className={styles.canvas ?? ''} fallback={() => null}>
        <SceneContent scene={scene} reducedMotion={false} turning />
      </SceneCanvas>
    </div>
  );
}
