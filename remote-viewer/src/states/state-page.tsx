import { fullScreen, pictureSource } from '@vitrine/shared/contract/values/picture-source';
import { type ReactNode, useEffect } from 'react';
import { useDark } from '../browser/use-dark';
import { LanguageSwitch } from '../controls/language-switch';
import { LegalLinks } from '../controls/legal-links';
import { TextSize } from '../controls/text-size';
import { DisplayFrame } from '../display/display-frame';
import type { Closed } from '../experience/experience';
import { themeStyle } from '../experience/theme-style';
import { markOf, useLanguage } from '../language/language';
import { useWords } from '../language/use-words';
import styles from './state-page.module.css';
import { stateTexts } from './state-texts';
import type { StateTexts } from './texts/en';

/** A way on to another page of the product. */
export interface StateLink {
  href: string;
  says: 'asVisitor' | 'elsewhere';
}

interface StatePageProps {
  /** Picks the words. `language`: how the reader writes dates among them. */
  say: (texts: StateTexts, language: string) => { title: string; text: string };
  link?: StateLink | null;
  /** Of the experience, where it is known. */
  name?: string;
  /** null: nothing is known of how it looks. */
  page: Closed['page'];
  /** A way on at this page. */
  children?: ReactNode;
}

/**
 * Says to visitors, in the experience's look, why there is nothing to see now. The page is there before its words: where
 * the network keeps them back, what is around it goes on trying.
 */
export function StatePage({ say, link = null, name, page, children }: StatePageProps) {
  const { language, wordLanguages } = useLanguage();
  const words = useWords(stateTexts, wordLanguages);
  const mark = words ? markOf(words, language) : {};
  const said = words && say(words.texts, mark.lang ?? language);
  const pageTitle = name || said?.title;
  const isDark = useDark();
  const style = page?.look ? themeStyle(page.look, isDark) : {};
  const picture = page?.picture ?? null;
  useEffect(() => {
    if (pageTitle) document.title = pageTitle;
  }, [pageTitle]);
  return (
    <DisplayFrame>
      <main className={styles.page} style={style} data-on-picture={picture !== null}>
        {picture && (
          <img
            {...pictureSource(picture, page?.pictureSizes ?? [], fullScreen)}
            alt=""
            className={styles.picture}
          />
        )}
        <div className={styles.words}>
          {page?.logo ? (
            <img src={page.logo} alt="" className={styles.logo} />
          ) : (
            <span className={styles.mark} aria-hidden="true" />
          )}
          {name && <p className={styles.name}>{name}</p>}
          {said && (
            <>
              <h1 {...mark}>{said.title}</h1>
              <p {...mark}>{said.text}</p>
            </>
          )}
          {children}
          {link && words && (
            // As a new document: its policy is another one.
            <a href={link.href} {...mark}>
              {words.texts[link.says]}
            </a>
          )}
          {page && <LegalLinks legal={page} />}
        </div>
        <div className={styles.controls}>
          <TextSize />
          <LanguageSwitch />
        </div>
      </main>
    </DisplayFrame>
  );
}
