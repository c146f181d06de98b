import type { PublishedScene } from '@vitrine/shared/contract';
import { useObservable } from '@vitrine/shared/host';
import { type Covered, SceneCanvas, SceneContent, type SceneControlsHandle } from '@vitrine/shared/scene';
import { Component, type ReactNode, useRef } from 'react';
import { environment } from '../../browser/environment';
import { useReducedMotion } from '../../browser/use-reduced-motion';
import { useLanguage, useTexts } from '../../language/language';
import { ObjectList } from './object-list';
import { SceneExtras } from './scene-extras';
import { sceneTexts } from './scene-texts';
import viewStyles from './scene-view.module.css';
import styles from './scenes.module.css';

/** With the frame's words: they are on the device already. */
export const loadSceneWords = sceneTexts.load;

interface SceneProps {
  scene: PublishedScene;
  /** What lies over it. */
  covered: Covered;
}

/** A scene to look around in; where there cannot be one, what stands in it as a list. */
export function Scene(props: SceneProps) {
  return (
    <SceneBoundary>
      <SceneStage {...props} />
    </SceneBoundary>
  );
}

function SceneStage({ scene, covered }: SceneProps) {
  const { say, texts: general } = useLanguage();
  const [texts] = useTexts(sceneTexts);
  const reducedMotion = useReducedMotion();
  const controls = useRef<SceneControlsHandle>(null);
  const label = say(scene.alt) || say(scene.title);
  const { webgl } = useObservable(environment);
  const instead = (why: string) => (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and the keyboard has to reach it
    <section className={styles.instead} aria-label={label} tabIndex={0}>
      <ObjectList
        scene={scene}
        intro={`${why === 'no-webgl' ? general.noWebgl : general.viewBroken} ${texts.inWords}`}
      />
    </section>
  );
  if (!webgl) return <div className={styles.stage}>{instead('no-webgl')}</div>;

  return (
    <div className={styles.stage}>
      <SceneCanvas
        label={label}
        className={styles.canvas ?? ''}
        describedBy="scene-keys"
        beside={<SceneExtras scene={scene} onReset={() => controls.current?.reset()} />}
        fallback={instead}
      >
        <SceneContent scene={scene} reducedMotion={reducedMotion} covered={covered} controls={controls} />
      </SceneCanvas>
    </div>
  );
}

/** It came and broke: the connection is not to be blamed. */
function Broken({ onRetry }: { onRetry: () => void }) {
  const { texts, textsMark } = useLanguage();
  return (
    <div className={viewStyles.message} role="alert" {...textsMark}>
      <p>{texts.viewBroken}</p>
      <button type="button" onClick={onRetry}>
        {texts.retry}
      </button>
    </div>
  );
}

/** The 3D code may break; what the dock opens goes on without it. */
class SceneBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError = () => ({ failed: true });
  override render = () =>
    this.state.failed ? <Broken onRetry={() => this.setState({ failed: false })} /> : this.props.children;
}
