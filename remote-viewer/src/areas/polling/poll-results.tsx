import type { Answer, PublicRun, PublishedPoll } from '@vitrine/shared/contract';
import { choicesIn } from '@vitrine/shared/contract/questions/choices';
import { useLanguage, useTexts } from '../../language/language';
import styles from '../../questions/asking.module.css';
import { ChoiceResults } from '../../questions/choice-results';
import { asChoice } from '../../questions/choosing';
import type { FurtherTypes } from './further-types';
import { pollTexts } from './poll-texts';
import { useShownWords } from './use-shown-words';

interface PollResultsProps {
  /** Where the words are asked for that others wrote; null in test access, where nobody did. */
  placementId: string | null;
  poll: PublishedPoll;
  run: PublicRun | undefined;
  answers: Record<string, Answer>;
  further: FurtherTypes | undefined;
}

/** The counts, as bars where they have any; the words say when they are shown instead, if they are hidden now. */
export function PollResults({ placementId, poll, run, answers, further }: PollResultsProps) {
  const { say } = useLanguage();
  const [texts, textsMark] = useTexts(pollTexts);
  const showsWords = run?.tallies && poll.questions.some(({ words }) => words);
  const written = useShownWords(showsWords ? placementId : null, poll.documentId);
  if (!run?.tallies)
    return poll.results === 'after-close' ? <p {...textsMark}>{texts.resultsLater}</p> : null;
  const { respondents, tallies } = run;
  return (
    <>
      {poll.questions.map((question, above) => {
        const { id } = question;
        const shared = {
          title: say(question.text),
          counts: tallies[id] ?? {},
          yours: <em {...textsMark}>{texts.yours}</em>,
          above,
        };
        const choice = asChoice(question);
        if (choice)
          return (
            <ChoiceResults
              key={id}
              {...shared}
              choice={choice}
              respondents={respondents}
              own={choicesIn(answers[id])}
            />
          );
        return (
          further && (
            <further.Results
              key={id}
              {...shared}
              question={question}
              words={written[id] ?? []}
              answer={answers[id]}
            />
          )
        );
      })}
      {respondents !== null && (
        <p className={styles.count} {...textsMark}>
          {texts.answers(respondents)}
        </p>
      )}
    </>
  );
}
