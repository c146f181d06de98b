import type { QuestionResults } from '@vitrine/shared/contract';
import { useFormat } from '@vitrine/shared/ui';
import { type Figure, FigureList } from '../../../figures/figure-list';
import { useScaleFigures } from '../../../figures/use-scale-figures';
import { useEditorTexts } from '../../../texts/texts';

interface QuestionFiguresProps {
  question: QuestionResults;
  /** The same question where it is compared with others. */
  compared: QuestionResults | null;
}

/** What a question comes to in a few numbers: a mean, a score, the earliest and the latest. */
export function QuestionFigures({ question, compared }: QuestionFiguresProps) {
  const figuresOf = useQuestionFigures();
  const others = compared ? figuresOf(compared) : [];
  const figures = figuresOf(question).map((figure) => ({
    ...figure,
    other: others.find(({ name }) => name === figure.name)?.value,
  }));
  return figures.length === 0 ? null : <FigureList figures={figures} />;
}

/** @returns what a question comes to, what says most first; nothing where nobody answered, or there are no numbers. */
export function useQuestionFigures() {
  const t = useEditorTexts();
  const format = useFormat();
  const scale = useScaleFigures();
  const rounded = (value: number) => format.number(Math.round(value * 10) / 10);
  return ({ bars, dates, number, type }: QuestionResults): Figure[] => {
    const nps = type === 'nps' ? scale.nps(bars) : [];
    if (nps.length > 0) return nps;
    if (dates)
      return [
        { name: t('surveys.results.earliest'), value: format.day(dates.earliest) },
        { name: t('surveys.results.latest'), value: format.day(dates.latest) },
      ];
    if (!number) return [];
    const mean = scale.mean(number.mean);
    if (type !== 'number') return [mean];
    return [
      mean,
      { name: t('surveys.results.least'), value: rounded(number.least) },
      { name: t('surveys.results.most'), value: rounded(number.most) },
    ];
  };
}
