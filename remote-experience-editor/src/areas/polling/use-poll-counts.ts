import { answeredCount, cellCount, type ExperienceSummary, isScale } from '@vitrine/shared/contract';
import { useFormat } from '@vitrine/shared/ui';
import { useWords } from '../../documents/fields/use-words';
import { useEditorTexts } from '../../texts/texts';

export type PollQuestion = ExperienceSummary['polls'][string]['questions'][number];

/** What is shown as one list of bars. */
interface CountGroup {
  id: string;
  /** Of a matrix: the row that was asked about. */
  label?: string;
  bars: { id: string; label: string; count: number }[];
}

/** @returns the counts of a question of any type, under the words of its answers; a text's or a number's are one. */
export function usePollCounts(): (question: PollQuestion, counts: Record<string, number>) => CountGroup[] {
  const t = useEditorTexts();
  const format = useFormat();
  const words = useWords();
  return (question, counts) => {
    const { id, options, rows, scale, type } = question;
    const count = (key: string) => counts[key] ?? 0;
    const ofOptions = (keyOf: (option: string) => string) =>
      options.map((option) => ({
        id: option.id,
        label: words(option.label, option.id),
        count: count(keyOf(option.id)),
      }));
    if (isScale(type)) {
      const { from, to } = scale ?? { from: 1, to: 5 };
      const numbers = Array.from({ length: to - from + 1 }, (_, place) => from + place);
      const bars = numbers.map((number) => ({
        id: String(number),
        label: format.number(number),
        count: count(String(number)),
      }));
      return [{ id, bars }];
    }
    if (type === 'consent') {
      const answers = ['true', 'false'] as const;
      return [
        {
          id,
          bars: answers.map((key) => ({ id: key, label: t(`figures.consent.${key}`), count: count(key) })),
        },
      ];
    }
    if (type === 'matrix')
      return rows.map((row) => ({
        id: row.id,
        label: words(row.label, row.id),
        bars: ofOptions((option) => cellCount(row.id, option)),
      }));
    if (options.length > 0) return [{ id, bars: ofOptions((option) => option) }];
    return [{ id, bars: [{ id: answeredCount, label: t('figures.answered'), count: count(answeredCount) }] }];
  };
}
