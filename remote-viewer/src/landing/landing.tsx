import type { ShownRoot } from '@vitrine/shared/contract';
import { pictureSource } from '@vitrine/shared/contract/values/picture-source';
import { useEffect, useRef } from 'react';
import { takeFocus } from '../browser/take-focus';
import { LanguageSwitch } from '../controls/language-switch';
import { LegalLinks } from '../controls/legal-links';
import { TextSize } from '../controls/text-size';
import type { Legal } from '../experience/experience';
import { useLanguage } from '../language/language';
import styles from './landing.module.css';
import { Poster } from './poster';
import { fetchStages, prefetchStages } from './prefetch-stages';

interface LandingProps {
  root: ShownRoot;
  /** null: nobody is a visitor here. */
  legal: Legal | null;
  /** From the stage, whose way back is gone: the focus goes to the way in. */
  returned: boolean;
  /** The address led to something that is not here. */
  isMissing: boolean;
  /** The way in was pressed, and what it leads to is on its way. */
  isEntering: boolean;
  onStart: () => void;
}

/** The first thing that visitors see: picture, title, tagline, one way in. */
export function Landing({ root, legal, returned, isMissing, isEntering, onStart }: LandingProps) {
  const { texts, textsMark, say, sayAsWritten } = useLanguage();
  const name = sayAsWritten(root.theme.title);

  useEffect(() => {
    document.title = name;
  }, [name]);
  const start = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (returned) takeFocus(start.current);
  }, [returned]);
  useEffect(() => prefetchStages(root.parts), [root]);

  return (
    <main className={styles.landing}>
      <Poster root={root} className={styles.poster} />
      <div className={styles.controls}>
        <TextSize />
        <LanguageSwitch />
      </div>
      {root.logo && (
        <img {...pictureSource(root.logo, root.logoSizes, '240px')} className={styles.logo} alt="" />
      )}
      <div className={styles.words} data-on-picture={root.poster !== null}>
        <h1>{say(root.theme.title)}</h1>
        <p>{say(root.theme.tagline)}</p>
        {isMissing && (
          <p role="status" className={styles.missing} {...textsMark}>
            {texts.missing}
          </p>
        )}
        <button
          ref={start}
          type="button"
          className={styles.start}
          aria-busy={isEntering}
          onPointerDown={() => fetchStages(root.parts)}
          onClick={onStart}
          {...textsMark}
        >
          {texts.start}
        </button>
        <span role="status" className={styles.said} {...textsMark}>
          {isEntering && texts.loading}
        </span>
        {legal && (
          <div className={styles.legal}>
            <LegalLinks legal={legal} />
          </div>
        )}
      </div>
    </main>
  );
}
