import { useCallback } from 'react';
import { useWebgl } from '../../browser/use-webgl';
import { notLoaded } from '../../experience/not-loaded';
import { useLoading } from '../../experience/use-loading';
import { Poster } from '../../landing/poster';
import { markOf, useLanguage } from '../../language/language';
import { useWords } from '../../language/use-words';
import type { StageProps } from '../area';
import { fetchModels } from './fetch-models';
import { sceneTexts } from './scene-texts';
import styles from './scene-view.module.css';

/** The 3D part, in a chunk of its own: nobody pays for it before it is wanted, nor where it cannot be shown. */
const fetchStage = () => import(/* webpackChunkName: "scenes-stage-ts" */ './stage');
const loadInWords = () => import('./scene-in-words').then((file) => file.SceneInWords);

/** A scene once its code, content and words are there. */
export function SceneView({ part, root, loadPart, covered }: StageProps) {
  const { texts, textsMark, wordLanguages } = useLanguage();
  const webgl = useWebgl();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is there follows another language by itself (useTexts)
  const load = useCallback(async () => {
    const code = webgl ? fetchStage() : null;
    const [stage, InWords, content] = await Promise.all([
      code,
      webgl ? null : loadInWords(),
      loadPart(part).then((content) => {
        if (code && content.area === 'scenes') void fetchModels(content, code);
        return content;
      }),
      // With the frame's: they are on the device already.
      sceneTexts.load(wordLanguages),
    ]);
    const isScene = content.area === 'scenes';
    return { Scene: isScene ? await stage?.loadScene() : null, InWords, content };
  }, [part, loadPart, webgl]);
  const loading = useLoading(load);
  const isFirst = part === root.parts.find(({ area }) => area === part.area);
  // The landing's, which most often shows this very scene: it stays until the scene stands (scenes.module.css).
  const picture = isFirst && webgl && <Poster root={root} className={styles.picture} />;
  if (loading.state === 'loading')
    return (
      <>
        <div className={styles.waiting} role="status" aria-label={texts.loading} {...textsMark} />
        {picture}
      </>
    );
  if (loading.state === 'failed')
    return (
      <div className={styles.message} role="alert" {...textsMark}>
        <p>{notLoaded(texts, loading.error)}</p>
        <button type="button" onClick={loading.retry}>
          {texts.retry}
        </button>
      </div>
    );
  const { Scene, InWords, content } = loading.value;
  if (content.area !== 'scenes') return null;
  if (Scene)
    return (
      <>
        <Scene scene={content} root={root} covered={covered} isHidden={Boolean(picture && root.poster)} />
        {picture}
      </>
    );
  return InWords && <InWords scene={content} root={root} why={texts.noWebgl} />;
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
