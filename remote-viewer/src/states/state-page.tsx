import type { CSSProperties, ReactNode } from 'react';
import { TextSize } from '../controls/text-size';
import { browserTexts } from '../texts/language';
import styles from './state-page.module.css';

interface StatePageProps {
  title: string;
  text: string;
  /** Of the experience, where it is known. */
  name?: string;
  colours: { background: string; accent: string } | null;
  /** A way out, where there is one. */
  children?: ReactNode;
}

/** Says to visitors, in the brand's colours, why there is nothing to see now. */
export function StatePage({ title, text, name, colours, children }: StatePageProps) {
  const style = colours
    ? ({ '--v-background': colours.background, '--v-accent': colours.accent } as CSSProperties)
    : {};
  return (
    <main className={styles.page} style={style}>
      <span className={styles.mark} aria-hidden="true" />
      {name && <p className={styles.name}>{name}</p>}
      <h1>{title}</h1>
      <p>{text}</p>
      {children}
      <div className={styles.controls}>
        <TextSize texts={browserTexts()} />
      </div>
    </main>
  );
}
