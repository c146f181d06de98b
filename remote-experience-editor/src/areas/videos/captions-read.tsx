import { Button, useFormat } from '@vitrine/shared/ui';
import { useState } from 'react';
import { useEditorTexts } from '../../texts/texts';
import { mostIn } from './caption-complaints';
import type { CaptionFileOutcome } from './use-caption-file';
import styles from './videos.module.css';

/** Of a file with a thousand wrong lines these are often enough to see what is wrong with it. */
const shownProblems = 8;

/** What a caption file was, line by line where something was wrong. */
export function CaptionsRead({ outcome, onDismiss }: { outcome: CaptionFileOutcome; onDismiss: () => void }) {
  const t = useEditorTexts();
  const format = useFormat();
  const [isWhole, setIsWhole] = useState(false);
  const { count, name, problems, refusal } = outcome;
  const lines = problems.map(({ complaint, line }) =>
    t('videos.captions.file.line', {
      line: format.number(line),
      message: t(`videos.captions.file.complaints.${complaint}`, {
        most: format.number(mostIn[complaint] ?? 0),
      }),
    }),
  );
  // One line may be wrong in several ways that come to the same.
  const complaints = [...new Set(lines)];
  return (
    <div role="status" className={count === 0 || problems.length > 0 ? styles.readBadly : styles.read}>
      <strong>{t(count > 0 ? 'videos.captions.file.title' : 'videos.captions.file.none', { name })}</strong>
      {refusal && <span>{refusal}</span>}
      {count > 0 && <span>{t('videos.captions.count', { count })}</span>}
      {problems.length > 0 && (
        <>
          <span>{t('videos.captions.file.problems', { count: complaints.length })}</span>
          <ul>
            {complaints.slice(0, isWhole ? undefined : shownProblems).map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
          {!isWhole && complaints.length > shownProblems && (
            <Button size="small" onClick={() => setIsWhole(true)}>
              {t('videos.captions.file.more', { count: complaints.length - shownProblems })}
            </Button>
          )}
        </>
      )}
      <Button size="small" onClick={onDismiss}>
        {t('videos.captions.file.dismiss')}
      </Button>
    </div>
  );
}
