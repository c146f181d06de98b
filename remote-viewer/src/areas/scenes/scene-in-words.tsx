import type { ManifestRoot, PublishedScene } from '@vitrine/shared/contract';
import { fullScreen, pictureSource } from '@vitrine/shared/contract/values/picture-source';
import { useLanguage, useTexts } from '../../language/language';
import { ObjectList } from './object-list';
import { SceneBoundary } from './scene-boundary';
import styles from './scene-in-words.module.css';
import { sceneTexts } from './scene-texts';

interface SceneInWordsProps {
  scene: PublishedScene;
  /** Why it is not shown. */
  why: string;
  /** The experience's picture. */
  poster: Pick<ManifestRoot, 'poster' | 'posterSizes'>;
}

/** What stands in a scene, where there can be nothing in 3D: a picture, and a list beside it. */
export const SceneInWords = (props: SceneInWordsProps) => (
  <SceneBoundary>
    <PictureAndList {...props} />
  </SceneBoundary>
);

function PictureAndList({ scene, why, poster: { poster, posterSizes } }: SceneInWordsProps) {
  const { say } = useLanguage();
  const [texts] = useTexts(sceneTexts);
  return (
    <div className={styles.around}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and the keyboard has to reach it */}
      <section className={styles.scene} aria-label={say(scene.alt) || say(scene.title)} tabIndex={0}>
        {poster && (
          <img {...pictureSource(poster, posterSizes, fullScreen)} className={styles.picture} alt="" />
        )}
        <div className={styles.words}>
          <ObjectList scene={scene} intro={`${why} ${texts.inWords}`} />
        </div>
      </section>
    </div>
  );
}
