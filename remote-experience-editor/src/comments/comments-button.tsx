import { Button, CommentOutlined, useFormat } from '@vitrine/shared/ui';
import { useEditorTexts } from '../texts/texts';
import styles from './comments.module.css';

interface CommentsButtonProps {
  /** How many threads are open; undefined while that is not known. */
  open: number | undefined;
  onClick: () => void;
}

/** Opens the comments, and says how many are open. */
export function CommentsButton({ open = 0, onClick }: CommentsButtonProps) {
  const t = useEditorTexts();
  const format = useFormat();
  const label = open === 0 ? t('comments.title') : t('comments.openCount', { count: open });
  return (
    <Button icon={<CommentOutlined />} aria-label={label} title={label} onClick={onClick}>
      {open > 0 ? <span className={styles.number}>{format.number(open)}</span> : null}
    </Button>
  );
}
