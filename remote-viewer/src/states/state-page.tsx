import { fullScreen, pictureSource } from '@vitrine/shared/contract/values/picture-source';
import { type ReactNode, useEffect } from 'react';
import { useDark } from '../browser/use-dark';
import { LegalLinks } from '../controls/legal-links';
import { TextSize } from '../controls/text-size';
import type { Closed } from '../experience/experience';
import { themeStyle } from '../experience/theme-style';
import { browserTexts } from '../texts/language';
import styles from './state-page.module.css';

interface StatePageProps {
  title: string;
  text: string;
  /** Of the experience, where it is known. */
  name?: string;
  /** null: nothing is known of how it looks. */
  page: Closed['page'];
  /** A way out, where there is one. */
  children?: ReactNode;
}

/** Says to visitors, in the experience's look, why there is nothing to see now. */
export function StatePage({ title, text, name, page, children }: StatePageProps) {
  const isDark = useDark();
  const style = page?.look ? themeStyle(page.look, isDark) : {};
  const picture = page?.picture ?? null;
  useEffect(() => {
    document.title = name || title;
  }, [name, title]);
  return (
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
        <h1>{title}</h1>
        <p>{text}</p>
        {children}
        {page && <LegalLinks legal={page} texts={browserTexts()} language={navigator.language} />}
      </div>
      <div className={styles.controls}>
        <TextSize texts={browserTexts()} />
      </div>
    </main>
  );
}
