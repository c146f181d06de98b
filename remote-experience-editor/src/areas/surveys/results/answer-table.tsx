import type { QuestionResults, ResultsBar } from '@vitrine/shared/contract';
import { Tag } from '@vitrine/shared/ui';
import type { CSSProperties } from 'react';
import common from '../../../common/common.module.css';
import { useShare } from '../../../figures/use-share';
import { useEditorTexts } from '../../../texts/texts';
import styles from './answer-table.module.css';
import { chosenIn } from './chosen-answers';
import { useQuestionFigures } from './question-figures';
import type { ResultWords } from './use-result-words';
import type { ResultsChoice } from './use-results-choice';

/** The same question of others, and who they are. */
export interface ComparedQuestion {
  name: string;
  question: QuestionResults;
}

interface AnswerTableProps {
  /** With one list of answers. */
  questions: QuestionResults[];
  comparedWith: (question: QuestionResults) => ComparedQuestion | null;
  choice: ResultsChoice;
  names: ResultWords;
}

/** Questions with one list of answers side by side; a cell that is pressed does what a pressed bar does. */
export function AnswerTable({ questions, comparedWith, choice, names }: AnswerTableProps) {
  const t = useEditorTexts();
  const figuresOf = useQuestionFigures();
  /** Of a scale: what all of its answers come to. */
  const figureOf = (question: QuestionResults) => figuresOf(question)[0];
  const figureName = questions.map(figureOf).find(Boolean)?.name;
  const answers = questions[0]?.bars ?? [];
  const [first = '', last = ''] = [...answers.slice(0, 1), ...answers.slice(-1)].map(names.answer);
  return (
    <div className={styles.card}>
      <table
        className={styles.table}
        style={{ '--columns': answers.length + (figureName ? 1 : 0) } as CSSProperties}
      >
        <caption>
          <span dir="auto">{t('surveys.results.list', { count: questions.length, first, last })}</span>
        </caption>
        <thead>
          <tr>
            <th scope="col">{t('surveys.results.question')}</th>
            {answers.map((bar) => (
              <th key={bar.value} scope="col" dir="auto">
                {names.answer(bar)}
              </th>
            ))}
            {figureName && <th scope="col">{figureName}</th>}
          </tr>
        </thead>
        <tbody>
          {questions.map((question) => {
            const { answered, bars, gone, id } = question;
            const compared = comparedWith(question);
            const other = compared && figureOf(compared.question)?.value;
            return (
              <tr key={id}>
                <th scope="row">
                  <span dir="auto">{names.question(question)}</span>
                  <span className={common.small}>{t('surveys.results.answered', { count: answered })}</span>
                  {gone && <Tag>{t('surveys.results.gone')}</Tag>}
                </th>
                {bars.map((bar) => (
                  <AnswerCell key={bar.value} {...{ question, bar, compared, choice, names }} />
                ))}
                {figureName && (
                  <td>
                    <bdi className={styles.share}>{figureOf(question)?.value ?? '–'}</bdi>
                    {other && <bdi className={styles.other}>{other}</bdi>}
                  </td>
                )}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

interface AnswerCellProps extends Pick<AnswerTableProps, 'choice' | 'names'> {
  question: QuestionResults;
  bar: ResultsBar;
  compared: ComparedQuestion | null;
}

function AnswerCell({ question, bar, compared, choice, names }: AnswerCellProps) {
  const t = useEditorTexts();
  const shareOf = useShare();
  const { answered, id } = question;
  const own = shareOf(bar.count, answered);
  const there = compared?.question.bars.find(({ value }) => value === bar.value)?.count ?? 0;
  const other = compared && shareOf(there, compared.question.answered);
  const note = names.note(bar);
  const label = `${names.question(question)} · ${names.answer(bar)}`;
  const spoken = [
    t('figures.share', { label, ...own }),
    ...(note ? [note] : []),
    ...(compared && other ? [t('figures.share', { label: compared.name, ...other })] : []),
  ].join(', ');
  return (
    <td className={styles.cell} style={{ '--share': own.share } as CSSProperties}>
      <button
        type="button"
        aria-label={spoken}
        aria-pressed={chosenIn(choice.choices, id) === bar.value}
        onClick={() => choice.choose(`${id}.${bar.value}`)}
      >
        <span className={styles.share}>{own.percent}</span>
        <span>{own.count}</span>
        {note && <span>{note}</span>}
        {other && <span className={styles.other}>{other.percent}</span>}
      </button>
    </td>
  );
}
