import type { ManifestPart, PublicRun } from '@vitrine/shared/contract';
import { useCallback } from 'react';
import type { Experience } from '../../experience/load-experience';
import { useLoading } from '../../experience/use-loading';
import { useLanguage } from '../../texts/language';
import styles from './polling.module.css';

interface PollPanelProps {
  experience: Experience;
  part: ManifestPart;
  /** What is live at this placement; undefined before the stream has said so, and in test access. */
  run: PublicRun | undefined;
}

/** A poll's questions, loaded when it is opened, and beside them the code that asks them. */
export function PollPanel({ experience, part, run }: PollPanelProps) {
  const { texts } = useLanguage();
  const load = useCallback(async () => {
    const [{ PollForm }, poll] = await Promise.all([import('./poll-form'), experience.loadPart(part)]);
    return { PollForm, poll };
  }, [experience, part]);
  const loading = useLoading(load);
  if (loading.state === 'loading') return <p role="status">{texts.loading}</p>;
  if (loading.state === 'failed')
    return (
      <p role="alert">
        {texts.states.failed.text}{' '}
        <button type="button" className={styles.quiet} onClick={loading.retry}>
          {texts.retry}
        </button>
      </p>
    );
  const { PollForm, poll } = loading.value;
  return poll.area === 'polling' ? <PollForm experience={experience} poll={poll} run={run} /> : null;
}
