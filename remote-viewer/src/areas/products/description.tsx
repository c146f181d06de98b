import { Later } from '../../experience/later';
import styles from './products.module.css';

const loadRichText = () => import('../../rich-text/rich-text');

/** What staff wrote about a product. Until the code is there that reads Markdown, it stands as it was typed. */
export function Description({ text }: { text: string }) {
  if (text.trim() === '') return null;
  return (
    <div className={styles.description} dir="auto">
      <Later load={loadRichText} meanwhile={<p className={styles.typed}>{text}</p>}>
        {({ default: RichText }) => <RichText text={text} />}
      </Later>
    </div>
  );
}
