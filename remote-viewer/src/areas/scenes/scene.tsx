import type { PublishedScene } from '@vitrine/shared/contract';
import { useObservable } from '@vitrine/shared/host';
import { SceneCanvas, SceneContent, type SceneControlsHandle } from '@vitrine/shared/scene';
import { useRef } from 'react';
import { environment } from '../../browser/environment';
import { useReducedMotion } from '../../browser/use-reduced-motion';
import { useLanguage } from '../../texts/language';
import { ObjectList } from './object-list';
import { SceneExtras } from './scene-extras';
import styles from './scenes.module.css';

/** A scene to look around in; where there cannot be one, what stands in it as a list. */
export default function Scene({ scene }: { scene: PublishedScene }) {
  const { texts, say } = useLanguage();
  const reducedMotion = useReducedMotion();
  const controls = useRef<SceneControlsHandle>(null);
  const label = say(scene.alt) || say(scene.title);
  const { webgl } = useObservable(environment);
  const instead = (why: string) => (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and the keyboard has to reach it
    <section className={styles.instead} aria-label={label} tabIndex={0}>
      <ObjectList
        scene={scene}
        intro={`${why === 'no-webgl' ? texts.noWebgl : texts.viewBroke} ${texts.sceneInWords}`}
      />
    </section>
  );
  if (!webgl) return <div className={styles.stage}>{instead('no-webgl')}</div>;

  return (
    <div className={styles.stage}>
      <SceneCanvas
        label={label}
        describedBy="scene-keys"
        beside={<SceneExtras scene={scene} onReset={() => controls.current?.reset()} />}
        fallback={instead}
      >
        <SceneContent scene={scene} reducedMotion={reducedMotion} controls={controls} />
      </SceneCanvas>
    </div>
  );
}
