import type { PublishedScene } from '@vitrine/shared/contract';
import { useEffect, useEffectEvent } from 'react';
import controls from '../../controls/controls.module.css';
import { useLanguage, useTexts } from '../../language/language';
import { percentage } from '../../language/percentage';
import { useLoadedModels } from '../../models/use-loaded-models';
import { ObjectList } from './object-list';
import { sceneTexts } from './scene-texts';
import styles from './scenes.module.css';

interface SceneExtrasProps {
  scene: PublishedScene;
  /** Its models can be shown, or will not come. */
  onThere: () => void;
  onReset: () => void;
}

/** What belongs to the canvas: its keys and its content in words, the loading counted in bytes, the way back. */
export function SceneExtras({ scene, onThere, onReset }: SceneExtrasProps) {
  const { language, texts: general, textsMark: generalMark } = useLanguage();
  const [texts, textsMark] = useTexts(sceneTexts);
  const { percent, failed, retry } = useLoadedModels(scene.models);
  const tellThere = useEffectEvent(onThere);
  useEffect(() => {
    if (percent === 100) tellThere();
  }, [percent]);
  return (
    <>
      <p id="scene-keys" className={styles.hidden} {...textsMark}>
        {texts.keys}
      </p>
      <div className={styles.hidden}>
        <ObjectList scene={scene} intro={texts.objects} />
      </div>
      {percent < 100 && (
        <div
          className={styles.progress}
          role="progressbar"
          aria-label={general.loading3d(percentage(language, percent))}
          {...generalMark}
          aria-valuenow={percent}
        >
          <span style={{ width: `${percent}%` }} />
        </div>
      )}
      {failed && (
        <p className={styles.failed} role="alert" {...generalMark}>
          {general.someObjectsFailed}{' '}
          <button type="button" onClick={retry}>
            {general.retry}
          </button>
        </p>
      )}
      <button
        type="button"
        className={styles.reset}
        onClick={onReset}
        aria-label={texts.resetView}
        {...textsMark}
      >
        <svg viewBox="0 0 24 24" className={controls.icon} aria-hidden="true">
          <path d="M5 12a7 7 0 1 0 2-4.9M5 4v4h4" />
        </svg>
      </button>
    </>
  );
}
