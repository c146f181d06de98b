import type { PublicRun } from '@vitrine/shared/contract';
import { protectionOf } from '@vitrine/shared/contract/areas/voting/protection-of';
import { voteQuestion } from '@vitrine/shared/contract/areas/voting/vote-question';
import { choicesIn } from '@vitrine/shared/contract/questions/choices';
import { useState } from 'react';
import { useAnswering } from '../../answers/use-answering';
import { useKeptFocus } from '../../browser/use-kept-focus';
import { useTexts } from '../../language/language';
import asking from '../../questions/asking.module.css';
import { Countdown } from '../../questions/countdown';
import type { AskedPart } from '../../questions/part-panel';
import { refusalIn } from '../../questions/refusal-in';
import { Tick } from '../../questions/tick';
import { TokenEntry } from '../../tokens/token-entry';
import { useToken } from '../../tokens/use-token';
import { VoteOptions } from './vote-options';
import { VoteResults } from './vote-results';
import { voteTexts } from './vote-texts';
import styles from './voting.module.css';

/** The options while the vote is open, and what came of it. A tap is a vote. */
export function VoteForm({ experience, part: vote, run }: AskedPart<'voting'>) {
  const [texts, textsMark] = useTexts(voteTexts);
  const { answer, answers, kept, known, refusal } = useAnswering(experience, vote.documentId, run);
  const [changing, setChanging] = useState(false);
  const own = choicesIn(answers[voteQuestion]);
  const hasVoted = own.length > 0;
  // Nobody opens a vote for those who test it.
  const state = experience.test ? 'open' : (known?.state ?? 'ready');
  const isOpen = state === 'open';
  const protection = protectionOf(vote);
  const token = useToken(
    experience,
    { documentId: vote.documentId, isNeeded: protection === 'token' },
    known,
  );
  // Whoever holds a code early does not look for it when the vote opens.
  const needsToken = !token.isHeld && state !== 'closed';
  const asks = isOpen && !needsToken && (!hasVoted || changing);
  const around = useKeptFocus<HTMLDivElement>(asks);
  const isIn = hasVoted && !refusal && !kept;

  return (
    <div ref={around} tabIndex={-1} className={asking.panel}>
      {isOpen && known?.closesAt && (
        <p className={styles.countdown} {...textsMark}>
          {texts.closesIn} <Countdown until={known.closesAt} />
        </p>
      )}
      {asks ? (
        <>
          {refusal && (
            <p className={asking.refusal} role="alert" {...textsMark}>
              {refusalIn(texts.refused, refusal)}
            </p>
          )}
          <VoteOptions
            vote={vote}
            own={own}
            onVote={(options) => {
              setChanging(false);
              // It may wait for the network, and is no ballot of a later round.
              void answer({ [voteQuestion]: options }, known ? { round: known.round } : {});
            }}
          />
        </>
      ) : (
        <>
          {!(needsToken && isOpen) && (
            <p className={asking.outcome} role="status" {...textsMark}>
              {isIn && <Tick />}
              {outcome(known)}
            </p>
          )}
          {needsToken && <TokenEntry token={token} />}
          <VoteResults vote={vote} run={known} own={own} />
          {hasVoted && isOpen && (protection === 'none' || vote.changeAllowed) && (
            <button type="button" className={asking.quiet} {...textsMark} onClick={() => setChanging(true)}>
              {protection === 'none' ? texts.again : texts.change}
            </button>
          )}
        </>
      )}
      <p className={asking.count} {...textsMark}>
        {texts.protection[protection]}
      </p>
    </div>
  );

  function outcome(now: PublicRun | undefined): string {
    if (refusal) return refusalIn(texts.refused, refusal);
    if (kept) return kept.lasts ? texts.kept[kept.why] : `${texts.kept[kept.why]} ${texts.stayOpen}`;
    if (state === 'closed') return now?.held ? `${texts.closed} ${texts.held}` : texts.closed;
    if (state === 'paused') return texts.paused;
    if (!hasVoted) return texts.ready;
    return experience.test ? texts.sentTest : texts.sent;
  }
}
