import type { PublicRun, PublishedVote } from '@vitrine/shared/contract';
import { voteQuestion } from '@vitrine/shared/contract/areas/voting/vote-question';
import { useTexts } from '../../language/language';
import styles from '../../questions/asking.module.css';
import { ChoiceResults } from '../../questions/choice-results';
import { voteTexts } from './vote-texts';

interface VoteResultsProps {
  vote: PublishedVote;
  run: PublicRun | undefined;
  /** What the visitor voted for. */
  own: string[];
}

/** The counts as bars; the words say when they are shown instead, if they are hidden now. */
export function VoteResults({ vote, run, own }: VoteResultsProps) {
  const [texts, textsMark] = useTexts(voteTexts);
  if (!run?.tallies) {
    const isLater = vote.results === 'after-close' && run?.state !== 'closed';
    return isLater ? <p {...textsMark}>{texts.resultsLater}</p> : null;
  }
  return (
    <>
      <ChoiceResults
        choice={vote}
        counts={run.tallies[voteQuestion] ?? {}}
        respondents={run.respondents}
        own={own}
        yours={<em {...textsMark}>{texts.yours}</em>}
        above={0}
      />
      {run.respondents !== null && (
        <p className={styles.count} {...textsMark}>
          {texts.votes(run.respondents)}
        </p>
      )}
    </>
  );
}
