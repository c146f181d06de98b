import type { Answer } from '../../../responses/answer';
import { textIn } from '../../../values/text';
import type { PublishedSurvey, PublishedSurveyQuestion } from '../published';

/** `{{id}}` in a text stands for the answer to that question, or the value of that variable. */
const pipe = /\{\{([0-9a-z-]+)\}\}/g;

/** What the texts of a survey take up: ids of questions and variables. */
export const pipedIds = (text: string): string[] => [...text.matchAll(pipe)].flatMap(([, id]) => id ?? []);

/**
 * A text with earlier answers in it, in the words and the notation of a language. What was not answered leaves nothing;
 * what a visitor wrote is put in as it is and looked at no further. Plain text: whoever shows it as anything else has to
 * escape it.
 * @param answers those that count (`seenAnswers`).
 * @param base the language in which options are called where they have no name in the other.
 */
export function pipedText(
  text: string,
  survey: PublishedSurvey,
  {
    answers,
    variables,
  }: { answers: Readonly<Record<string, Answer>>; variables: Readonly<Record<string, number>> },
  language: string,
  base?: string,
): string {
  return text.replace(pipe, (_, id: string) => {
    if (Object.hasOwn(variables, id)) return numberText(variables[id] ?? 0, language);
    const question = survey.pages.flatMap(({ questions }) => questions).find((one) => one.id === id);
    const answer = Object.hasOwn(answers, id) ? answers[id] : undefined;
    return question && answer ? answerText(question, answer, language, base) : '';
  });
}

const numberText = (value: number, language: string) => new Intl.NumberFormat(language).format(value);

function answerText(
  { options = [], rows = [] }: PublishedSurveyQuestion,
  answer: Answer,
  language: string,
  base?: string,
): string {
  const list = new Intl.ListFormat(language, { type: 'conjunction' });
  const named = (entries: { id: string; label: Record<string, string> }[], id: string) =>
    textIn(entries.find((entry) => entry.id === id)?.label, language, base);
  if (Array.isArray(answer)) return list.format(answer.map((id) => named(options, id)));
  if ('ranking' in answer) return list.format(answer.ranking.map((id) => named(options, id)));
  if ('rows' in answer)
    return list.format(
      Object.entries(answer.rows).map(([row, option]) => `${named(rows, row)}: ${named(options, option)}`),
    );
  if ('number' in answer) return numberText(answer.number, language);
  if ('date' in answer)
    return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(
      new Date(`${answer.date}T00:00:00Z`),
    );
  return 'text' in answer ? answer.text.trim() : '';
}
