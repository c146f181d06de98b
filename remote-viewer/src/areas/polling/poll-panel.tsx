import { useCallback } from 'react';
import { LazyContent } from '../../experience/lazy-content';
import type { PanelProps } from '../area';
import { pollTexts } from './poll-texts';

/** A poll's questions, loaded when it is opened, and beside them the code that asks them. */
export function PollPanel({ experience, parts: [part], runs: [run] }: PanelProps) {
  const load = useCallback(async () => {
    const [{ PollForm }, poll] = await Promise.all([
      import('./poll-form'),
      part ? experience.loadPart(part) : null,
    ]);
    return { PollForm, poll };
  }, [experience, part]);
  return (
    <LazyContent load={load} texts={pollTexts}>
      {({ PollForm, poll }) =>
        poll?.area === 'polling' ? <PollForm experience={experience} poll={poll} run={run} /> : null
      }
    </LazyContent>
  );
}
