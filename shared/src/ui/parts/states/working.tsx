import { useIsMutating } from '@tanstack/react-query';
import { useUiTexts } from '../../texts/use-ui-texts';
import { VisuallyHidden } from '../page/visually-hidden';
import styles from './working.module.css';

/** A line at the top of the window while a change is on its way: who chose it in a menu sees nothing else of it. */
export function Working() {
  const t = useUiTexts();
  const changes = useIsMutating();
  return (
    <div aria-live="polite">
      {changes > 0 && (
        <div className={styles.line}>
          <VisuallyHidden>{t('working')}</VisuallyHidden>
        </div>
      )}
    </div>
  );
}
