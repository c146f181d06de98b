import type { QuestionResults, ResultsBar } from '@vitrine/shared/contract';
import type { CodebookEntry, CodebookQuestion } from './codebook';
import type { AnswerCount } from './count-answers';

/** What can be chosen in answer to a question, as `countAnswers` names it. */
type Choice = Pick<ResultsBar, 'row' | 'value' | 'label'>;

/** @param counts of this question. */
export function questionResults(question: CodebookQuestion, counts: AnswerCount[]): QuestionResults {
  const { gone, id, rows, text, type } = question;
  const all = counts.find(({ value }) => value === '');
  return {
    ...{ id, type, text, gone, rows: type === 'matrix' ? rows : [] },
    answered: all?.count ?? 0,
    bars: choicesOf(question).map((choice) => barOf(choice, counts)),
    number: numberOf(all),
    dates: all?.earliest && all.latest ? { earliest: all.earliest, latest: all.latest } : null,
  };
}

const numberOf = (all: AnswerCount | undefined): QuestionResults['number'] =>
  all && all.sum !== null && all.least !== null && all.most !== null
    ? { mean: all.sum / all.numbers, least: all.least, most: all.most }
    : null;

function choicesOf({ options, rows, scale, type }: CodebookQuestion): Choice[] {
  const ofOptions = (row: string | null) =>
    options.map(({ id, label }: CodebookEntry) => ({ row, value: id, label }));
  const plain = (value: string) => ({ row: null, value, label: null });
  switch (type) {
    case 'single':
    case 'multiple':
    case 'picture':
    case 'ranking':
      return ofOptions(null);
    case 'matrix':
      return rows.flatMap(({ id }) => ofOptions(id));
    case 'rating':
    case 'nps':
    case 'csat':
    case 'ces':
      return Array.from({ length: scale.to - scale.from + 1 }, (_, index) =>
        plain(String(scale.from + index)),
      );
    case 'consent':
      return ['true', 'false'].map(plain);
    default:
      return [];
  }
}

function barOf(choice: Choice, counts: AnswerCount[]): ResultsBar {
  const counted = choice.row === null ? choice.value : `${choice.row}.${choice.value}`;
  const its = counts.filter(({ value }) => value === counted);
  const sum = (of: (count: AnswerCount) => number) => its.reduce((total, count) => total + of(count), 0);
  const placed = sum(({ count, place }) => (place === null ? 0 : count));
  return {
    ...choice,
    count: sum(({ count, place }) => (place === null || place === 1 ? count : 0)),
    meanPlace: placed > 0 ? sum(({ count, place }) => count * (place ?? 0)) / placed : null,
  };
}
