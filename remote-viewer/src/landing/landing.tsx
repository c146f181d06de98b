import type { ManifestRoot } from '@vitrine/shared/contract';
import { useEffect } from 'react';
import { prefetchStage } from '../areas/scenes/lazy-scene';
import { LanguageSwitch } from '../controls/language-switch';
import { TextSize } from '../controls/text-size';
import { useLanguage } from '../texts/language';
import styles from './landing.module.css';

/** The first thing that visitors see: picture, title, tagline, one way in. */
export function Landing({ root, onStart }: { root: ManifestRoot; onStart: () => void }) {
  const { texts, say } = useLanguage();
  const title = say(root.theme.title);

  useEffect(() => {
    document.title = title;
  }, [title]);
  // While the visitor reads, the 3D code comes along, unless they asked their browser to save data.
  useEffect(prefetchStage, []);

  return (
    <main className={styles.landing}>
      {root.poster && <img className={styles.poster} src={root.poster} alt="" fetchPriority="high" />}
      <div className={styles.controls}>
        <TextSize />
        <LanguageSwitch />
      </div>
      <div className={styles.words} data-on-picture={root.poster !== null}>
        <h1>{title}</h1>
        <p>{say(root.theme.tagline)}</p>
        <button type="button" className={styles.start} onClick={onStart}>
          {texts.start}
        </button>
      </div>
    </main>
  );
}
