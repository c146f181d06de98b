import { useObservable } from '@vitrine/shared/host';
import type { MissingProps } from '../../../browser/lazy-part';
import { shellOutdated } from '../../../browser/shell-outdated';
import { useUiTexts } from '../../texts/use-ui-texts';
import { Button } from '../actions/button';
import styles from './missing-part.module.css';

/** Where a part of a screen should stand that did not come: which one, and what to do. What is around it goes on. */
export function MissingPart({ part, onRetry }: MissingProps) {
  const t = useUiTexts();
  const outdated = useObservable(shellOutdated);
  const { label, address } = part as { label?: string; address?: string };
  const name = label ?? (address && t('qrFor', { address }));
  return (
    <span role="alert" className={styles.missing}>
      <span>
        {name ? t('missing.named', { name }) : t('missing.field')}{' '}
        {outdated ? t('missing.newVersion') : t('missing.connection')}
      </span>
      {outdated ? (
        // The browser asks before it leaves what is not saved.
        <Button size="small" onClick={() => window.location.reload()}>
          {t('missing.reload')}
        </Button>
      ) : (
        <Button size="small" onClick={onRetry}>
          {t('retry')}
        </Button>
      )}
    </span>
  );
}
