import { useUiTexts } from '../../texts/use-ui-texts';
import { VisuallyHidden } from '../page/visually-hidden';
import styles from './skeleton.module.css';

const times = (count: number) => Array.from({ length: count }, (_, index) => index);

interface SkeletonProps {
  /** The shape of what comes. */
  shape: 'cards' | 'rows' | 'form' | 'page';
  count?: number;
}

/** Holds the place of what is loading; appears after 150 ms, so that what is quick does not flicker. */
export function Skeleton({ shape, count = 4 }: SkeletonProps) {
  const t = useUiTexts();
  return (
    <div role="status" className={`${styles.skeleton} ${styles[shape]}`}>
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      {times(count).map((index) => (
        <span key={index} className={styles.item} />
      ))}
    </div>
  );
}
