import { ErrorState, Skeleton } from '@vitrine/shared/ui';
import { CheckList } from '../checks/check-list';
import { useEditorTexts } from '../texts/texts';
import styles from './frame.module.css';
import { SaveWayOut } from './save-way-out';
import type { DraftChecks as Checks } from './use-draft-checks';

interface DraftChecksProps {
  checks: Checks;
  /** A finding was followed to its field. */
  onFollow: () => void;
}

/** What stands in the way of the draft: that it is not saved, or what the checks found. */
export function DraftChecks({ checks: draft, onFollow }: DraftChecksProps) {
  const t = useEditorTexts();
  const { saved, checking, certificate, error, errors, stuck } = draft;
  const checks = certificate?.checks ?? [];
  const warnings = checks.length - errors;
  return (
    <>
      {checking && (
        <>
          <p role="status">{t(saved ? 'frame.publish.checking' : 'frame.publish.waiting')}</p>
          <Skeleton shape="rows" count={2} />
        </>
      )}
      {stuck && (
        <div role="alert" className={styles.unsaved}>
          <span>{stuck}</span>
          <SaveWayOut onFollow={onFollow} />
        </div>
      )}
      {saved && !checking && error && <ErrorState error={error} onRetry={draft.checkAgain} />}
      {saved && !checking && certificate && (
        <>
          <p role="status">
            {errors > 0 && <strong>{t('frame.publish.errors', { count: errors })}</strong>}
            {errors > 0 && warnings > 0 && ' · '}
            {warnings > 0 && t('frame.publish.warnings', { count: warnings })}
            {checks.length === 0 && t('frame.publish.clean')}
          </p>
          {checks.length > 0 && <CheckList checks={checks} onFollow={onFollow} />}
        </>
      )}
    </>
  );
}
