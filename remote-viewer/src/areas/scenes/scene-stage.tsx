import type { PublishedScene } from '@vitrine/shared/contract';
import { SceneCanvas, SceneContent, type SceneControlsHandle } from '@vitrine/shared/scene';
import { useRef } from 'react';
import { useLanguage } from '../../texts/language';
import { ObjectList } from './object-list';
import styles from './scenes.module.css';
import { useReducedMotion } from './use-reduced-motion';
import { useSceneModels } from './use-scene-models';

/** A scene to look around in, with its loading counted in bytes and, without WebGL, what stands in it as a list. */
export default function SceneStage({ scene }: { scene: PublishedScene }) {
  const { texts, say } = useLanguage();
  const reducedMotion = useReducedMotion();
  const controls = useRef<SceneControlsHandle>(null);
  const { percent, failed, retry } = useSceneModels(scene);
  const label = say(scene.alt) || say(scene.title);

  return (
    <div className={styles.stage}>
      <SceneCanvas
        label={label}
        describedBy="scene-keys"
        fallback={() => (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and the keyboard has to reach it
          <section className={styles.instead} aria-label={label} tabIndex={0}>
            <ObjectList scene={scene} intro={texts.noWebgl} />
          </section>
        )}
      >
        <SceneContent scene={scene} reducedMotion={reducedMotion} controls={controls} />
      </SceneCanvas>
      <p id="scene-keys" className={styles.hidden}>
        {texts.sceneKeys}
      </p>
      <div className={styles.hidden}>
        <ObjectList scene={scene} intro={texts.objects} />
      </div>
      {percent < 100 && (
        <div
          className={styles.progress}
          role="progressbar"
          aria-label={texts.loadingScene(percent)}
          aria-valuenow={percent}
        >
          <span style={{ width: `${percent}%` }} />
        </div>
      )}
      {failed && (
        <p className={styles.failed} role="alert">
          {texts.someModelsFailed}{' '}
          <button type="button" onClick={retry}>
            {texts.retry}
          </button>
        </p>
      )}
      <button
        type="button"
        className={styles.reset}
        onClick={() => controls.current?.reset()}
        aria-label={texts.resetView}
      >
        <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
          <path
            d="M5 12a7 7 0 1 0 2-4.9M5 4v4h4"
            fill="none"
            stroke="currentColor"
            strokeWidth="2"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </svg>
      </button>
    </div>
  );
}
