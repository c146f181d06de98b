import type { PublicRun, PublishedVote } from '@vitrine/shared/contract';
import { protectionOf } from '@vitrine/shared/contract/areas/voting/protection-of';
import { voteQuestion } from '@vitrine/shared/contract/areas/voting/vote-question';
import type { CSSProperties } from 'react';
import { useLanguage, useTexts } from '../../language/language';
import { shareIn } from '../../language/percentage';
import { Countdown } from '../../questions/countdown';
import { optionsLayout } from './options-layout';
import styles from './presenter.module.css';
import { voteTexts } from './vote-texts';

interface PresentedVoteProps {
  vote: PublishedVote;
  run: PublicRun | undefined;
}

/** One vote in letters for the back row: its options, and as bars what came of it where that may be seen. */
export function PresentedVote({ vote, run }: PresentedVoteProps) {
  const { say, language } = useLanguage();
  const [texts, textsMark] = useTexts(voteTexts);
  const counts = run?.tallies?.[voteQuestion] ?? null;
  const given = counts ? Object.values(counts).reduce((sum, count) => sum + count, 0) : 0;
  const total = vote.type === 'multiple' ? (run?.respondents ?? given) : given;
  const most = counts ? Math.max(0, ...Object.values(counts)) : 0;
  const state = run?.state ?? 'ready';
  const title = say(vote.title);
  const layout = optionsLayout(vote.options.map(({ label }) => say(label)));
  const pictured = vote.options.some(({ image, colour }) => image ?? colour);
  return (
    <section className={styles.vote}>
      <h1 data-long={title.length > 70}>{title}</h1>
      <p className={styles.state} role="status" {...textsMark}>
        {texts.states[state]}
        {run?.respondents != null && ` · ${texts.votes(run.respondents)}`}
        {run?.closesAt && (
          <>
            {' · '}
            <Countdown until={run.closesAt} />
          </>
        )}
        {` · ${texts.protection[protectionOf(vote)]}`}
      </p>
      <div className={styles.space}>
        <ul className={styles.options} data-columns={layout['--columns']} style={layout as CSSProperties}>
          {vote.options.map(({ colour, id, image, label }) => {
            const count = counts?.[id] ?? 0;
            const share = total ? count / total : 0;
            const wins = state === 'closed' && most > 0 && count === most;
            return (
              <li key={id} data-wins={wins}>
                {image ? (
                  <img className={styles.picture} src={image} alt="" />
                ) : (
                  pictured && <span className={styles.picture} style={{ background: colour }} />
                )}
                <span className={styles.label}>{say(label)}</span>
                {counts && (
                  <span className={styles.tail}>
                    {shareIn(language, share)}
                    {wins && (
                      <em className={styles.wins} {...textsMark}>
                        {texts.wins}
                      </em>
                    )}
                  </span>
                )}
                {counts && (
                  <span className={styles.bar} aria-hidden="true">
                    <span style={{ width: `${share * 100}%` }} />
                  </span>
                )}
              </li>
            );
          })}
        </ul>
      </div>
      {!counts && state === 'closed' && (
        <p className={styles.state} {...textsMark}>
          {run?.held ? texts.held : texts.hidden}
        </p>
      )}
    </section>
  );
}
