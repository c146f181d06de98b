import common from '../../common/common.module.css';
import { useEditorTexts } from '../../texts/texts';
import styles from '../documents.module.css';
import type { Side } from '../store/rebase';
import { ShownValue, type ShownValueProps } from './shown-value';

interface CollisionSideProps extends ShownValueProps {
  /** Of the group that the two sides of one place make. */
  name: string;
  side: Side;
  /** Of the colleague. */
  person: string;
  isTaken: boolean;
  onTake: () => void;
}

/** One of the two versions of a place, to be taken. */
export function CollisionSide({ name, side, person, isTaken, onTake, ...shown }: CollisionSideProps) {
  const t = useEditorTexts();
  return (
    <label className={styles.side} data-taken={isTaken}>
      <input type="radio" name={name} checked={isTaken} onChange={onTake} />
      <span className={common.small}>{t(`documents.collision.${side}`, { name: person })}</span>
      <span className={styles.sideValue}>
        <ShownValue {...shown} />
      </span>
    </label>
  );
}
