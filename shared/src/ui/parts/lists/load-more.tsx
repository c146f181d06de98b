import type { EndpointList } from '../../data/use-endpoint-list';
import { useUiTexts } from '../../texts/use-ui-texts';
import { Button } from '../actions/button';
import styles from './load-more.module.css';

/** Under a list that has further pages. */
export function LoadMore({
  list,
}: {
  list: Pick<EndpointList<unknown>, 'hasMore' | 'loadMore' | 'isLoadingMore'>;
}) {
  const t = useUiTexts();
  if (!list.hasMore) return null;
  return (
    <div className={styles.more}>
      <Button onClick={list.loadMore} loading={list.isLoadingMore}>
        {t('loadMore')}
      </Button>
    </div>
  );
}
