import type { AnsweredQuestion, QuestionAnswer, SingleResponse } from '@vitrine/shared/contract';
import { useFormat } from '@vitrine/shared/ui';
import { useWords } from '../../../../documents/fields/use-words';
import { useEditorTexts } from '../../../../texts/texts';

type Entries = AnsweredQuestion['options'];

/**
 * What questions, rows, endings and answers of responses are called: by their words, or else by their number. An answer
 * is said as it was given, whatever type its question has now.
 */
export function useAnsweredWords(questions: AnsweredQuestion[]) {
  const t = useEditorTexts();
  const words = useWords();
  const format = useFormat();
  const called = (entries: Entries, id: string, numbered: (number: number) => string) => {
    const index = entries.findIndex((entry) => entry.id === id);
    const entry = entries[index];
    return entry ? words(entry.label, numbered(index + 1)) : t('surveys.gone');
  };
  const option = ({ options }: AnsweredQuestion, id: string) =>
    called(options, id, (number) => t('vaults.option', { number }));
  /** Of a matrix: the rows that were answered, and how. */
  const rowsOf = (question: AnsweredQuestion, chosen: Record<string, string>) =>
    question.rows.flatMap(({ id }) => {
      const of = chosen[id];
      if (of === undefined) return [];
      const row = called(question.rows, id, (number) => t('questions.row', { number }));
      return [{ id, row, option: option(question, of) }];
    });
  /** One or more things that were said: options that were chosen, in their order. */
  const said = (question: AnsweredQuestion, answer: QuestionAnswer): string[] => {
    if (Array.isArray(answer)) return answer.map((id) => option(question, id));
    if ('ranking' in answer) return answer.ranking.map((id) => option(question, id));
    if ('rows' in answer) return rowsOf(question, answer.rows).map((one) => `${one.row}: ${one.option}`);
    if ('text' in answer) return [answer.text];
    if ('date' in answer) return [format.day(answer.date)];
    if ('consent' in answer) return [t(`surveys.responses.consent.${answer.consent}`)];
    const number = format.number(answer.number);
    const most = question.scale && format.number(question.scale.to);
    return [most === null ? number : t('surveys.responses.outOf', { number, most })];
  };
  return {
    question: ({ id, text }: AnsweredQuestion) =>
      words(
        text,
        t('surveys.question.question', { number: questions.findIndex((one) => one.id === id) + 1 }),
      ),
    rowsOf,
    said,
    ending: ({ address, title }: NonNullable<SingleResponse['ending']>) =>
      words(title, address ?? t('surveys.responses.untitledEnding')),
  };
}
export type AnsweredWords = ReturnType<typeof useAnsweredWords>;
