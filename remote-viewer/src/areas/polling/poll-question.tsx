import type { Answer, PublishedChoice, PublishedPollQuestion } from '@vitrine/shared/contract';
import { choicesIn } from '@vitrine/shared/contract/questions/choices';
import { useTexts } from '../../language/language';
import { ChoiceQuestion } from '../../questions/choice-question';
import { asChoice } from '../../questions/choosing';
import type { Asked } from '../../questions/question-steps';
import type { FurtherTypes } from './further-types';
import { pollTexts } from './poll-texts';

interface PollQuestionProps {
  question: PublishedPollQuestion;
  asked: Asked;
  further: FurtherTypes | undefined;
  /** As inputOf takes it. */
  rankOf: (id: string) => number;
  answer: Answer | undefined;
  /** undefined: there is no answer any more. */
  onAnswer: (answer: Answer | undefined) => void;
}

/** One question of a poll, with what it is answered by. */
export function PollQuestion({ further, rankOf, ...shared }: PollQuestionProps) {
  const { question, asked, answer, onAnswer } = shared;
  const [{ steps }, textsMark] = useTexts(pollTexts);
  const choice = asChoice(question);
  if (!choice) return further && <further.Question {...shared} rankOf={rankOf} />;
  return (
    <ChoiceQuestion
      question={choice}
      asked={asked}
      hint={<small {...textsMark}>{hint(choice)}</small>}
      chosen={choicesIn(answer)}
      onChoose={onAnswer}
    />
  );

  function hint({ selection, type }: PublishedChoice): string {
    return type === 'single'
      ? steps.chooseOne
      : steps.chooseSeveral(selection?.min ?? 1, selection?.max ?? null);
  }
}
