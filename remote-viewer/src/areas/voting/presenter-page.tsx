import type { ManifestPart } from '@vitrine/shared/contract';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { LazyContent } from '../../experience/lazy-content';
import { AddressCode } from '../../kiosk/address-code';
import { useTexts } from '../../language/language';
import type { PageModeProps } from '../area';
import { PresentedVote } from './presented-vote';
import styles from './presenter.module.css';
import { steppedTo } from './stepped-to';
import { voteTexts } from './vote-texts';

export { DisplayedVote } from './displayed-vote';

type PresenterProps = Pick<PageModeProps, 'experience' | 'live' | 'value'>;

/**
 * `?present=`: the votes of a placement that take turns, for a whole room, one at a time. It follows the one that is open,
 * until a clicker or the keyboard steps to another.
 */
export const PresenterPage = (props: PresenterProps) => (
  <LazyContent load={nothingMore} texts={voteTexts}>
    {() => <Presenter {...props} />}
  </LazyContent>
);
const nothingMore = async () => null;

function Presenter({ experience, value, live }: PresenterProps) {
  const [texts, textsMark] = useTexts(voteTexts);
  const votes = experience.root.parts.flatMap(({ area, documentId, ...part }) =>
    area === 'voting' && documentId !== null ? [{ ...part, area, documentId }] : [],
  );
  const runs = live?.runs.filter(({ documentId }) => votes.some((vote) => vote.documentId === documentId));
  const [shown, setShown] = useState<{ vote: string | null; whenOpen: string | null }>({
    vote: value || null,
    whenOpen: null,
  });
  // Those that take turns with the one on screen: another slot has a screen of its own.
  const slotOf = (vote: string) => runs?.find(({ documentId }) => documentId === vote)?.slot;
  const chosen = votes.find(({ documentId }) => documentId === shown.vote);
  const inTurn = votes.filter(
    ({ documentId }) => !chosen || slotOf(documentId) === slotOf(chosen.documentId),
  );
  const open =
    runs?.find(
      ({ documentId, state }) =>
        (state === 'open' || state === 'paused') && inTurn.some((vote) => vote.documentId === documentId),
    )?.documentId ?? null;
  // What is opened is shown, also to whoever has stepped elsewhere before.
  if (open !== shown.whenOpen) setShown({ vote: open ?? shown.vote, whenOpen: open });
  const part = chosen ?? inTurn[0];

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { key } = event;
      // They would scroll what does not fit, too.
      if (key === 'PageUp' || key === 'PageDown') event.preventDefault();
      const next = steppedTo(
        key,
        inTurn.map(({ documentId }) => documentId),
        part?.documentId ?? null,
      );
      if (next !== null) setShown((before) => ({ ...before, vote: next }));
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  });

  const join = new URL(`/${experience.placementId}`, window.location.origin);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: keys must be able to scroll it where it is narrow
    <main className={styles.page} tabIndex={0}>
      {part ? (
        <PartOnScreen key={part.hash} {...{ experience, part }}>
          {(vote) => (
            <PresentedVote vote={vote} run={runs?.find(({ documentId }) => documentId === part.documentId)} />
          )}
        </PartOnScreen>
      ) : (
        <h1 {...textsMark}>{texts.noVotes}</h1>
      )}
      <footer className={styles.join}>
        <AddressCode address={join.href} />
      </footer>
    </main>
  );
}

interface PartOnScreenProps extends Pick<PageModeProps, 'experience'> {
  part: ManifestPart;
  children: (vote: Parameters<typeof PresentedVote>[0]['vote']) => ReactNode;
}

function PartOnScreen({ experience, part, children }: PartOnScreenProps) {
  const load = useCallback(() => experience.loadPart(part), [experience, part]);
  return (
    <LazyContent load={load} texts={voteTexts}>
      {(content) => (content?.area === 'voting' ? children(content) : null)}
    </LazyContent>
  );
}
