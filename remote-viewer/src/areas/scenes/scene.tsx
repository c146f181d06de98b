import type { PublishedScene, ShownRoot } from '@vitrine/shared/contract';
import { useObservable } from '@vitrine/shared/host';
import { type Covered, SceneCanvas, SceneContent, type SceneControlsHandle } from '@vitrine/shared/scene';
import { useRef, useState } from 'react';
import { useReducedMotion } from '../../browser/use-reduced-motion';
import { Later } from '../../experience/later';
import { useLanguage } from '../../language/language';
import { pointedOut } from '../../models/pointed-out';
import { SceneBoundary } from './scene-boundary';
import { SceneExtras } from './scene-extras';
import styles from './scenes.module.css';

/** Few browsers take a scene away that they had. */
const loadInWords = () => import('./scene-in-words').then((file) => file.SceneInWords);

interface SceneProps {
  scene: PublishedScene;
  root: ShownRoot;
  /** What lies over it. */
  covered: Covered;
  /**
   * A picture stands in front of it until its models can be shown: all of it is drawn then, once. Browsers hold nobody
   * back who draws what is not seen, and a weak processor would be busy for seconds with a drawing for each model that
   * comes.
   */
  isHidden: boolean;
}

/** A scene to look around in; where the browser takes that away, what stands in it as a list. */
export function Scene(props: SceneProps) {
  return (
    <SceneBoundary>
      <SceneStage {...props} />
    </SceneBoundary>
  );
}

function SceneStage({ scene, root, covered, isHidden }: SceneProps) {
  const { say, texts } = useLanguage();
  const reducedMotion = useReducedMotion();
  const controls = useRef<SceneControlsHandle>(null);
  const lookedFor = useObservable(pointedOut);
  const [isThere, setThere] = useState(false);
  return (
    <div className={styles.stage}>
      <SceneCanvas
        label={say(scene.alt) || say(scene.title)}
        className={styles.canvas ?? ''}
        describedBy="scene-keys"
        isHeld={isHidden && !isThere}
        beside={
          <SceneExtras
            scene={scene}
            onThere={() => setThere(true)}
            onReset={() => controls.current?.reset()}
          />
        }
        fallback={(why) => (
          <Later load={loadInWords}>
            {(SceneInWords) => (
              <SceneInWords
                scene={scene}
                root={root}
                why={why === 'no-webgl' ? texts.noWebgl : texts.viewBroken}
              />
            )}
          </Later>
        )}
      >
        <SceneContent
          scene={scene}
          reducedMotion={reducedMotion}
          covered={covered}
          controls={controls}
          pointedOut={lookedFor}
          onPointedOut={(where) => {
            controls.current?.focus(where);
            pointedOut.set(null);
          }}
        />
      </SceneCanvas>
    </div>
  );
}
