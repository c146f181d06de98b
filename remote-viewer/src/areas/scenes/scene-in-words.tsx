import type { ManifestRoot, PublishedScene } from '@vitrine/shared/contract';
import { Poster } from '../../landing/poster';
import { useLanguage, useTexts } from '../../language/language';
import { ObjectList } from './object-list';
import { SceneBoundary } from './scene-boundary';
import styles from './scene-in-words.module.css';
import { sceneTexts } from './scene-texts';

interface SceneInWordsProps {
  scene: PublishedScene;
  /** Why it is not shown. */
  why: string;
  /** Of the experience, with its picture. */
  root: Pick<ManifestRoot, 'parts' | 'poster' | 'posterSizes'>;
}

/** What stands in a scene, where there can be nothing in 3D: a picture, and a list beside it. */
export const SceneInWords = (props: SceneInWordsProps) => (
  <SceneBoundary>
    <PictureAndList {...props} />
  </SceneBoundary>
);

function PictureAndList({ scene, why, root }: SceneInWordsProps) {
  const { say } = useLanguage();
  const [texts] = useTexts(sceneTexts);
  // Of another room it would say what is not true.
  const isPictured = root.parts.find(({ area }) => area === scene.area)?.documentId === scene.documentId;
  return (
    <div className={styles.around}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and the keyboard has to reach it */}
      <section className={styles.scene} aria-label={say(scene.alt) || say(scene.title)} tabIndex={0}>
        {isPictured && <Poster root={root} className={styles.picture} />}
        <div className={styles.words}>
          <ObjectList scene={scene} intro={`${why} ${texts.inWords}`} />
        </div>
      </section>
    </div>
  );
}
