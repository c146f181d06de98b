import type { Answer, PublishedPollQuestion, ShownWords } from '@vitrine/shared/contract';
import { scaleOf } from '@vitrine/shared/contract/questions/answer-problem';
import { answeredCount, cellCount } from '@vitrine/shared/contract/questions/counts';
import type { ReactNode } from 'react';
import { useLanguage, useTexts } from '../../language/language';
import { ResultBars } from '../../questions/choice-results';
import styles from '../../questions/results.module.css';
import { pollTexts } from './poll-texts';
import { WordList } from './word-list';

interface FurtherResultsProps {
  question: PublishedPollQuestion;
  title: string;
  /** As `countsOf` counts them. */
  counts: Record<string, number>;
  /** The visitor's own, and how that is said. */
  answer: Answer | undefined;
  yours: ReactNode;
  above: number;
  /** What others wrote to it, as far as visitors see that. */
  words: ShownWords['questions'][string];
}

/** What came of a question that is no choice of options: bars, or only how many answered it. */
export function FurtherResults(props: FurtherResultsProps) {
  const { question, title, counts, answer, yours, above, words } = props;
  const { language, say } = useLanguage();
  const [texts, textsMark] = useTexts(pollTexts);
  const { options, rows = [], type } = question;
  const shared = { yours, above };
  /** Each with what is counted for it. */
  const bars = (shown: { id: string; label: ReactNode }[], own?: string) => {
    const all = shown.map(({ id, label }) => ({ id, label, count: counts[id] ?? 0, isOwn: id === own }));
    return { bars: all, total: all.reduce((sum, { count }) => sum + count, 0) };
  };
  const own = answer && 'number' in answer ? String(answer.number) : undefined;
  switch (type) {
    case 'rating':
    case 'nps':
    case 'csat':
    case 'ces': {
      const { from, to } = scaleOf(question);
      const written = new Intl.NumberFormat(language);
      const numbers = Array.from({ length: to - from + 1 }, (_, place) => from + place);
      const shown = numbers.map((number) => ({ id: String(number), label: written.format(number) }));
      return <ResultBars title={title} {...shared} {...bars(shown, own)} />;
    }
    case 'consent': {
      const { given, refused } = texts.consent;
      const shown = [
        { id: 'true', label: <span {...textsMark}>{given}</span> },
        { id: 'false', label: <span {...textsMark}>{refused}</span> },
      ];
      const consent = answer && 'consent' in answer ? String(answer.consent) : undefined;
      return <ResultBars title={title} {...shared} {...bars(shown, consent)} />;
    }
    case 'ranking':
      // Shares of all points: the higher the places, the longer the bar.
      return (
        <ResultBars
          title={title}
          {...shared}
          {...bars(options.map(({ id, label }) => ({ id, label: say(label) })))}
        />
      );
    case 'matrix':
      return (
        <section className={styles.results}>
          <h3>{title}</h3>
          {rows.map((row) => {
            const shown = options.map(({ id, label }) => ({ id: cellCount(row.id, id), label: say(label) }));
            const chosen = answer && 'rows' in answer ? answer.rows[row.id] : undefined;
            const cell = chosen === undefined ? undefined : cellCount(row.id, chosen);
            return (
              <ResultBars
                key={row.id}
                title={say(row.label)}
                Heading="h4"
                {...shared}
                {...bars(shown, cell)}
              />
            );
          })}
        </section>
      );
    default:
      return (
        <section className={styles.results}>
          <h3>{title}</h3>
          {words.length > 0 && <WordList words={words} />}
          <p {...textsMark}>{texts.answers(counts[answeredCount] ?? 0)}</p>
        </section>
      );
  }
}
