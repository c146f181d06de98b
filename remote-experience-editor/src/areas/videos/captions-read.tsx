import { Button } from '@vitrine/shared/ui';
import { useEditorTexts } from '../../texts/texts';
import type { CaptionFileOutcome } from './use-caption-file';
import styles from './videos.module.css';

/** Of a file with a thousand wrong lines these are enough to see what is wrong with it. */
const shownProblems = 8;

/** What a caption file was, line by line where something was wrong. */
export function CaptionsRead({ outcome, onDismiss }: { outcome: CaptionFileOutcome; onDismiss: () => void }) {
  const t = useEditorTexts();
  const { count, name, problems, refusal } = outcome;
  return (
    <div role="status" className={count === 0 || problems.length > 0 ? styles.readBadly : styles.read}>
      <strong>{t(count > 0 ? 'videos.captions.file.title' : 'videos.captions.file.none', { name })}</strong>
      {refusal && <span>{refusal}</span>}
      {count > 0 && <span>{t('videos.captions.count', { count })}</span>}
      {problems.length > 0 && (
        <>
          <span>{t('videos.captions.file.problems', { count: problems.length })}</span>
          <ul>
            {problems.slice(0, shownProblems).map(({ line, message }) => (
              <li key={`${line} ${message}`}>{t('videos.captions.file.line', { line, message })}</li>
            ))}
            {problems.length > shownProblems && (
              <li>{t('videos.captions.file.more', { count: problems.length - shownProblems })}</li>
            )}
          </ul>
        </>
      )}
      <Button size="small" onClick={onDismiss}>
        {t('videos.captions.file.dismiss')}
      </Button>
    </div>
  );
}
