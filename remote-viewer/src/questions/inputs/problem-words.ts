import type { AnswerProblem, PublishedQuestion } from '@vitrine/shared/contract';
import { choicesAllowed } from '@vitrine/shared/contract/questions/choice-problem';
import type { AskingTexts } from './asked-input';

interface Complaint {
  problem: AnswerProblem['problem'] | 'required' | 'unseen' | 'unknown';
  bound?: number | string;
}

/**
 * What a visitor has to do about an answer.
 * @param hasAnswer whether there is one, which is not enough.
 * @param language of the words, in whose notation numbers and days are written.
 */
export function problemWords(
  question: PublishedQuestion,
  { bound, problem }: Complaint,
  hasAnswer: boolean,
  { inputs: texts, steps }: AskingTexts,
  language: string,
): string {
  const number = () => new Intl.NumberFormat(language, { maximumFractionDigits: 15 }).format(Number(bound));
  const day = () =>
    new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(
      new Date(`${bound}T00:00:00Z`),
    );
  switch (problem) {
    case 'required':
      if (question.type === 'consent') return texts.agreement;
      return hasAnswer ? texts.everyRow : steps.missing;
    case 'too-few':
    case 'too-many': {
      const { max, min } = choicesAllowed(question);
      return `${steps.chooseSeveral(min, max)}.`;
    }
    case 'too-small':
      return texts.atLeast(number());
    case 'too-large':
      return texts.atMost(number());
    case 'off-step':
      return texts.steps(number());
    case 'too-early':
      return texts.notBefore(day());
    case 'too-late':
      return texts.notAfter(day());
    case 'too-short':
      return texts.longer(Number(bound));
    case 'too-long':
      return texts.shorter(Number(bound));
    case 'wrong-format':
      return texts.formats[bound as keyof typeof texts.formats];
    case 'wrong-kind':
      return question.type === 'number' ? texts.number : texts.date;
    default:
      return steps.missing;
  }
}
