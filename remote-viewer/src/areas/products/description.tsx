import { lazy, Suspense } from 'react';
import styles from './products.module.css';

const RichText = lazy(() => import('../../rich-text/rich-text'));

/** What staff wrote about a product. Until the code is there that reads Markdown, it stands as it was typed. */
export function Description({ text }: { text: string }) {
  if (text.trim() === '') return null;
  return (
    <div className={styles.description}>
      <Suspense fallback={<p className={styles.typed}>{text}</p>}>
        <RichText text={text} />
      </Suspense>
    </div>
  );
}
