import type { Answer, AnswerProblem, PublishedPollQuestion } from '@vitrine/shared/contract';
import { answerProblem, answersRequired } from '@vitrine/shared/contract/questions/answer-problem';
import { useLanguage, useTexts } from '../../language/language';
import { AnswerInput } from '../../questions/inputs/answer-input';
import { hintOf, inputOf } from '../../questions/inputs/input-of';
import { problemWords } from '../../questions/inputs/problem-words';
import type { Asked } from '../../questions/question-steps';
import { pollTexts } from './poll-texts';

/** What keeps an answer from being sent: every question is to be answered, a consent by a no, too. */
export function problemOf(
  question: PublishedPollQuestion,
  answer: Answer | undefined,
): AnswerProblem | { problem: 'required' } | null {
  const isConsent = question.type === 'consent';
  if (answer === undefined) return isConsent ? null : { problem: 'required' };
  const problem = answerProblem(question, answer);
  return problem ?? (isConsent || answersRequired(question, answer) ? null : { problem: 'required' });
}

interface FurtherQuestionProps {
  question: PublishedPollQuestion;
  asked: Asked;
  /** As inputOf takes it. */
  rankOf: (id: string) => number;
  answer: Answer | undefined;
  onAnswer: (answer: Answer | undefined) => void;
}

/** One question that is no choice of options. */
export function FurtherQuestion({ question, asked, rankOf, answer, onAnswer }: FurtherQuestionProps) {
  const { language, say } = useLanguage();
  const [texts, textsMark] = useTexts(pollTexts);
  const problem = asked.missing ? problemOf(question, answer) : null;
  return (
    <AnswerInput
      question={inputOf(question, rankOf)}
      answer={answer}
      onAnswer={onAnswer}
      say={say}
      texts={texts.inputs}
      textsMark={textsMark}
      isRequired
      hint={hintOf(question, texts)}
      error={problem && problemWords(question, problem, answer !== undefined, texts, language)}
      heading={asked.heading}
    />
  );
}
