import { useCallback } from 'react';
import { Arriving } from '../../experience/arriving';
import type { PanelProps } from '../../stage/openings';

/** A poll's questions, loaded when it is opened, and beside them the code that asks them. */
export function PollPanel({ experience, parts: [part], runs }: PanelProps) {
  const load = useCallback(async () => {
    const [{ PollForm }, poll] = await Promise.all([
      import('./poll-form'),
      part ? experience.loadPart(part) : null,
    ]);
    return { PollForm, poll };
  }, [experience, part]);
  const run = runs.find(({ documentId }) => documentId === part?.documentId);
  return (
    <Arriving load={load}>
      {({ PollForm, poll }) =>
        poll?.area === 'polling' ? <PollForm experience={experience} poll={poll} run={run} /> : null
      }
    </Arriving>
  );
}
