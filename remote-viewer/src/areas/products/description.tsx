import { later } from '../../experience/later';
import styles from './products.module.css';

const RichText = later(() => import('../../rich-text/rich-text'));

/** What staff wrote about a product. Until the code is there that reads Markdown, it stands as it was typed. */
export function Description({ text }: { text: string }) {
  if (text.trim() === '') return null;
  return (
    <div className={styles.description}>
      <RichText text={text} meanwhile={<p className={styles.typed}>{text}</p>} />
    </div>
  );
}
