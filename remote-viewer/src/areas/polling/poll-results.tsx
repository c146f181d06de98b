import type { PublicRun, PublishedPoll } from '@vitrine/shared/contract';
import type { CSSProperties } from 'react';
import { useLanguage, useTexts } from '../../language/language';
import { pollTexts } from './poll-texts';
import styles from './polling.module.css';
import { Tick } from './tick';

interface PollResultsProps {
  poll: PublishedPoll;
  run: PublicRun | undefined;
  answers: Record<string, string[]>;
}

/** The counts as bars; the words say when they are shown instead, if they are hidden now. */
export function PollResults({ poll, run, answers }: PollResultsProps) {
  const { say, language } = useLanguage();
  const [texts, textsMark] = useTexts(pollTexts);
  if (!run?.tallies)
    return poll.results === 'after-close' ? <p {...textsMark}>{texts.resultsLater}</p> : null;
  const { tallies } = run;
  const percent = new Intl.NumberFormat(language, { style: 'percent' });
  return (
    <>
      {poll.questions.map((question, above) => {
        const counts = tallies[question.id] ?? {};
        const chosen = Object.values(counts).reduce((sum, count) => sum + count, 0);
        // Where people choose several, shares are of people, and add up to more than one.
        const total = question.type === 'multiple' ? (run.respondents ?? chosen) : chosen;
        return (
          <section key={question.id} className={styles.results}>
            <h3>{say(question.text)}</h3>
            <ul>
              {question.options.map(({ id, label }, place) => {
                const share = total ? (counts[id] ?? 0) / total : 0;
                const own = answers[question.id]?.includes(id);
                return (
                  <li key={id} data-own={own} style={{ '--turn': above * 2 + place } as CSSProperties}>
                    <span className={styles.label}>
                      {own && <Tick />}
                      {say(label)} {own && <em {...textsMark}>{texts.yours}</em>}
                    </span>
                    <span className={styles.share}>{percent.format(share)}</span>
                    <span className={styles.bar} aria-hidden="true">
                      <span style={{ width: `${share * 100}%` }} />
                    </span>
                  </li>
                );
              })}
            </ul>
          </section>
        );
      })}
      {run.respondents !== null && (
        <p className={styles.count} {...textsMark}>
          {texts.answers(run.respondents)}
        </p>
      )}
    </>
  );
}
