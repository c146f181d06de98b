import { useCallback } from 'react';
import { useLoading } from '../../experience/use-loading';
import { markOf, useLanguage } from '../../language/language';
import { useWords } from '../../language/use-words';
import type { StageProps } from '../area';
import { sceneTexts } from './scene-texts';
import styles from './scene-view.module.css';

/** The 3D part, in a chunk of its own: nobody pays for it before it is wanted. */
const loadScene = () => import('./stage');

/** A scene once its code, content and words are there. */
export function SceneView({ part, loadPart, covered }: StageProps) {
  const { texts, textsMark, wordLanguages } = useLanguage();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is there follows another language by itself (useTexts)
  const load = useCallback(async () => {
    const [{ Scene, loadSceneWords }, content] = await Promise.all([loadScene(), loadPart(part)]);
    await loadSceneWords(wordLanguages);
    return { Scene, content };
  }, [part, loadPart]);
  const loading = useLoading(load);
  if (loading.state === 'loading')
    return <div className={styles.waiting} role="status" aria-label={texts.loading} {...textsMark} />;
  if (loading.state === 'failed')
    return (
      <div className={styles.message} role="alert" {...textsMark}>
        <p>{texts.notLoaded}</p>
        <button type="button" onClick={loading.retry}>
          {texts.retry}
        </button>
      </div>
    );
  const { Scene, content } = loading.value;
  return content.area === 'scenes' && <Scene scene={content} covered={covered} />;
}

export function NoScene() {
  const { language, wordLanguages } = useLanguage();
  const words = useWords(sceneTexts, wordLanguages);
  return (
    words && (
      <p className={styles.message} {...markOf(words, language)}>
        {words.texts.none}
      </p>
    )
  );
}
