import { useCallback } from 'react';
import { LazyContent } from '../../experience/lazy-content';
import type { DisplayedProps } from '../area';
import { voteTexts } from './vote-texts';

/** One vote on a screen of a wall: as the presenter shows it, with the bars that move. */
export function DisplayedVote({ experience, live, part }: DisplayedProps) {
  const load = useCallback(async () => {
    const [content, { PresentedVote }] = await Promise.all([
      experience.loadPart(part),
      import('./presented-vote'),
    ]);
    return { content, PresentedVote };
  }, [experience, part]);
  return (
    <LazyContent load={load} texts={voteTexts}>
      {({ content, PresentedVote }) =>
        content.area === 'voting' ? (
          <PresentedVote
            vote={content}
            run={live?.runs.find(({ documentId }) => documentId === part.documentId)}
          />
        ) : null
      }
    </LazyContent>
  );
}
