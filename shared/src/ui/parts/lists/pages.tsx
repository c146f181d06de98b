import { LeftOutlined, RightOutlined } from '@ant-design/icons';
import type { Page } from '../../../contract/endpoints/page';
import { useFormat } from '../../texts/use-format';
import { useUiTexts } from '../../texts/use-ui-texts';
import { Button } from '../actions/button';
import styles from './pages.module.css';

interface PagesProps {
  /** What is turned, for screen readers. */
  label: string;
  page: Pick<Page<unknown>, 'total' | 'start' | 'nextCursor' | 'previousCursor'> & { items: unknown[] };
  /** The next or former page is on its way. */
  busy?: boolean;
  /** Empty: the first page. */
  onTurn: (cursor: string) => void;
}

/** Under a list: which part of how many is shown, and the way to the part before and after. */
export function Pages({ label, page, busy = false, onTurn }: PagesProps) {
  const t = useUiTexts();
  const format = useFormat();
  const { items, nextCursor, previousCursor, start, total } = page;
  if (nextCursor === null && previousCursor === null) return null;
  const shown = {
    from: format.number(start + 1),
    to: format.number(start + items.length),
    total: format.number(Math.max(total, start + items.length)),
  };
  const turn = (to: string | null, first = false) => {
    if (to !== null && !busy) onTurn(first ? '' : to);
  };
  // Never disabled: a button that leads nowhere keeps the focus that has just arrived there.
  return (
    <nav className={styles.pages} aria-label={t('pagesOf', { label })}>
      <Button
        icon={<LeftOutlined className={styles.towards ?? ''} />}
        aria-disabled={previousCursor === null}
        className={(previousCursor === null && styles.nowhere) || ''}
        onClick={() => turn(previousCursor, start <= items.length)}
      >
        {t('previousPage')}
      </Button>
      <span className={styles.shown} role="status">
        {t('shownOf', shown)}
      </span>
      <Button
        icon={<RightOutlined className={styles.towards ?? ''} />}
        iconPlacement="end"
        aria-disabled={nextCursor === null}
        className={(nextCursor === null && styles.nowhere) || ''}
        onClick={() => turn(nextCursor)}
      >
        {t('nextPage')}
      </Button>
    </nav>
  );
}
