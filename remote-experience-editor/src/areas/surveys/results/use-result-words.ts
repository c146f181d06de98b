import type { QuestionResults, ResultsBar } from '@vitrine/shared/contract';
import { useFormat } from '@vitrine/shared/ui';
import { useWords } from '../../../documents/fields/use-words';
import { useEditorTexts } from '../../../texts/texts';

/** The bar's place in the address. */
export const barId = (question: string, { row, value }: ResultsBar) =>
  [question, ...(row === null ? [] : [row]), value].join('.');

/** What questions and answers are called in results. */
export function useResultWords(questions: QuestionResults[]) {
  const t = useEditorTexts();
  const words = useWords();
  const format = useFormat();
  const question = ({ id, text }: QuestionResults) =>
    words(text, t('surveys.question.question', { number: questions.findIndex((one) => one.id === id) + 1 }));
  const answer = ({ label, value }: ResultsBar) => {
    if (label) return words(label, value);
    if (value === 'true' || value === 'false') return t(`figures.consent.${value}`);
    return format.number(Number(value));
  };
  /** What is said after a bar's count. */
  const note = ({ meanPlace }: ResultsBar): string | null =>
    meanPlace === null
      ? null
      : t('surveys.results.place', { place: format.number(Math.round(meanPlace * 10) / 10) });
  /** @param choice as the address has it; null for what the survey has not. */
  const choice = (choice: string): string | null => {
    for (const one of questions)
      for (const bar of one.bars)
        if (barId(one.id, bar) === choice) {
          const row = one.rows.find(({ id }) => id === bar.row);
          return [question(one), ...(row ? [words(row.label, row.id)] : []), answer(bar)].join(' · ');
        }
    return null;
  };
  return { question, answer, note, choice, words };
}
export type ResultWords = ReturnType<typeof useResultWords>;
