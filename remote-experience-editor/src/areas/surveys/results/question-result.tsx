import type { QuestionResults } from '@vitrine/shared/contract';
import { Tag } from '@vitrine/shared/ui';
import common from '../../../common/common.module.css';
import { Bars } from '../../../figures/bars';
import { useEditorTexts } from '../../../texts/texts';
import type { ComparedQuestion } from './answer-table';
import { chosenIn } from './chosen-answers';
import { QuestionFigures } from './question-figures';
import styles from './results.module.css';
import type { ResultWords } from './use-result-words';
import type { ResultsChoice } from './use-results-choice';
import { WrittenAnswers } from './written-answers';

interface QuestionResultProps {
  question: QuestionResults;
  compared: ComparedQuestion | null;
  documentId: string;
  choice: ResultsChoice;
  names: ResultWords;
  placementName: (id: string) => string;
}

/** What was answered to one question; a bar that is pressed narrows all the others to who answered so. */
export function QuestionResult({ compared, documentId, names, placementName, ...rest }: QuestionResultProps) {
  const { choice, question } = rest;
  const t = useEditorTexts();
  const { answered, gone, id, rows, type } = question;
  const isWritten = type === 'short-text' || type === 'long-text';
  const title = names.question(question);
  return (
    <li className={styles.question}>
      <div>
        <h2 dir="auto">{title}</h2>
        <p className={common.help}>
          {t(`values.type.${type}`)} · {t('surveys.results.answered', { count: answered })}
        </p>
        {gone && <Tag>{t('surveys.results.gone')}</Tag>}
      </div>
      {answered > 0 && <QuestionFigures question={question} compared={compared?.question ?? null} />}
      {(rows.length > 0 ? rows : [null]).map((row) => (
        <BarsOfRow key={row?.id ?? ''} {...{ question, compared, row, choice, names }} />
      ))}
      {isWritten && answered > 0 && (
        <WrittenAnswers
          documentId={documentId}
          question={id}
          title={title}
          filter={{ ...choice.filter, status: choice.status }}
          placementName={placementName}
        />
      )}
    </li>
  );
}

interface BarsOfRowProps extends Pick<QuestionResultProps, 'question' | 'compared' | 'choice' | 'names'> {
  row: QuestionResults['rows'][number] | null;
}

function BarsOfRow({ question, compared, row, choice, names }: BarsOfRowProps) {
  const its = barsOf(question, row);
  if (its.length === 0) return null;
  const group = row ? `${question.id}.${row.id}` : question.id;
  return (
    <Bars
      {...(row && { title: names.words(row.label, row.id) })}
      bars={its.map((bar) => ({
        id: bar.value,
        label: names.answer(bar),
        count: bar.count,
        note: names.note(bar),
      }))}
      respondents={respondentsOf(question, row)}
      short={its.every(({ label }) => label === null) && question.type !== 'consent'}
      compared={
        compared && {
          name: compared.name,
          respondents: respondentsOf(compared.question, row),
          counts: Object.fromEntries(
            barsOf(compared.question, row).map(({ count, value }) => [value, count]),
          ),
        }
      }
      choice={{
        chosen: chosenIn(choice.choices, group),
        onChoose: (value) => choice.choose(`${group}.${value}`),
      }}
    />
  );
}

type Row = BarsOfRowProps['row'];

const barsOf = ({ bars }: QuestionResults, row: Row) => bars.filter((bar) => bar.row === (row?.id ?? null));

/** In a row of a matrix, those who answered it: with one option each. */
const respondentsOf = (question: QuestionResults, row: Row): number =>
  row ? barsOf(question, row).reduce((sum, { count }) => sum + count, 0) : question.answered;
