import { useUiTexts } from '../../texts/use-ui-texts';
import { Button } from '../actions/button';
import { LockDrawing } from './drawings';
import { EmptyState } from './empty-state';
import styles from './error-state.module.css';

interface ErrorStateProps {
  error: Error;
  onRetry: () => void;
  /** What was kept, where that needs saying. */
  kept?: string;
}

/** What happened, what was kept, what to do. */
export function ErrorState({ error, onRetry, kept }: ErrorStateProps) {
  const t = useUiTexts();
  return (
    <div role="alert" className={styles.error}>
      <p className={styles.title}>{t('error.title')}</p>
      <p>{error.message}</p>
      <p>{kept ?? t('error.nothingLost')}</p>
      <Button onClick={onRetry}>{t('retry')}</Button>
    </div>
  );
}

/** Stands where the signed-in person’s role ends. */
export function NoPermission() {
  const t = useUiTexts();
  return (
    <EmptyState drawing={<LockDrawing />} title={t('noPermission.title')} text={t('noPermission.text')} />
  );
}
