import {
  type Answer,
  choicesIn,
  type LanguageMap,
  type QuestionType,
  textIn,
} from '@vitrine/shared/contract';
import type { Codebook, CodebookEntry, CodebookQuestion } from './codebook';
import type { ExportedResponse } from './read-responses';

interface Column {
  /** Of ids alone: it stays what it is when words change. */
  key: string;
  /** What people read. */
  name: string;
  cell(response: ExportedResponse): string;
}

/** Words of a language map, in the language that the export is in. */
type Words = (map: LanguageMap) => string;

/**
 * The columns of a survey's responses. A column is known by ids, as Qualtrics' export tags and LimeSurvey's question
 * codes are: `q_QUESTION`, `q_QUESTION_OPTION` or `q_QUESTION_ROW`, with underscores, which no id has and every
 * statistics program takes. So a question that is renamed, moved or taken away keeps its column, and what a script calls
 * it. One choice has the code that staff gave it (or else the option's id) and beside it, `__label`, what it is called now; of several choices each
 * has a column of 1 and 0, of a ranking of places: what such programs reckon with, without taking texts apart. Beside a
 * text stands, as `__hidden`, whether staff have marked it as not to be shown.
 */
export function responseColumns(
  codebook: Codebook,
  baseLanguage: string,
  placements: Map<string, string>,
): Column[] {
  const words: Words = (map) => textIn(map, baseLanguage);
  const endings = new Map(codebook.endings.map(({ address, id, label }) => [id, words(label) || address]));
  return [
    { key: 'response', name: 'Response', cell: ({ id }) => id },
    { key: 'respondent', name: 'Respondent', cell: ({ respondent }) => respondent },
    { key: 'status', name: 'Status', cell: ({ status }) => status },
    { key: 'received', name: 'Received (UTC)', cell: ({ receivedAt }) => receivedAt },
    { key: 'placement', name: 'Placement', cell: ({ placementId }) => placementId },
    {
      key: 'placement__label',
      name: 'Placement',
      cell: ({ placementId }) => placements.get(placementId) ?? '',
    },
    { key: 'language', name: 'Language', cell: ({ language }) => language },
    { key: 'version', name: 'Version', cell: ({ version }) => String(version) },
    { key: 'ending', name: 'Ending', cell: ({ ending }) => ending ?? '' },
    { key: 'ending__label', name: 'Ending', cell: ({ ending }) => endings.get(ending ?? '') ?? '' },
    { key: 'full_quota', name: 'Full quota', cell: ({ fullQuota }) => fullQuota ?? '' },
    ...codebook.questions.flatMap((question) => questionColumns(question, words)),
  ];
}

/** A question whose type was changed has the columns of each. */
function questionColumns(question: CodebookQuestion, words: Words): Column[] {
  const columns = [...question.types].flatMap((type) => columnsOfType(question, type, words));
  return [...new Map(columns.map((column) => [column.key, column])).values()];
}

function columnsOfType(question: CodebookQuestion, type: QuestionType, words: Words): Column[] {
  const { id, options, rows } = question;
  const key = `q_${id}`;
  const name = words(question.text);
  const labels = new Map(options.map((option) => [option.id, words(option.label)]));
  const codes = codesOf(options);
  /** @param chosen id of the option. */
  const withLabel = (column: Column, chosen: Column['cell']): Column[] => [
    column,
    {
      key: `${column.key}__label`,
      name: column.name,
      cell: (response) => labels.get(chosen(response)) ?? '',
    },
  ];
  const plain: Column = { key, name, cell: ({ answers }) => cellOf(answers[id], codes) };
  switch (type) {
    case 'single':
      return withLabel(plain, ({ answers }) => choicesIn(answers[id]).join(' '));
    case 'multiple':
    case 'picture':
    case 'ranking':
      return options.map((option) => ({
        key: `${key}_${option.id}`,
        name: `${name} – ${words(option.label)}`,
        cell: ({ answers }) => placeOf(answers[id], option.id),
      }));
    case 'matrix':
      return rows.flatMap((row) => {
        const chosen: Column['cell'] = ({ answers }) => rowOf(answers[id], row.id);
        const column = { key: `${key}_${row.id}`, name: `${name} – ${words(row.label)}` };
        return withLabel({ ...column, cell: (response) => coded(chosen(response), codes) }, chosen);
      });
    case 'short-text':
    case 'long-text':
      return [plain, { key: `${key}__hidden`, name, cell: ({ hidden }) => (hidden.includes(id) ? '1' : '') }];
    default:
      return [plain];
  }
}

/** Codes of options by their ids, of those that have one. */
type Codes = ReadonlyMap<string, string>;

const codesOf = (options: CodebookEntry[]): Codes =>
  new Map(options.flatMap(({ code, id }) => (code ? [[id, code]] : [])));

const coded = (option: string, codes: Codes) => codes.get(option) ?? option;

function cellOf(answer: Answer | undefined, codes: Codes): string {
  if (answer === undefined || Array.isArray(answer))
    return choicesIn(answer)
      .map((option) => coded(option, codes))
      .join(' ');
  if ('number' in answer) return String(answer.number);
  if ('text' in answer) return answer.text;
  if ('date' in answer) return answer.date;
  if ('consent' in answer) return answer.consent ? '1' : '0';
  return '';
}

/** Of several choices 1 for a chosen one and 0 for another, of a ranking the place; '' where there was no answer. */
function placeOf(answer: Answer | undefined, option: string): string {
  if (Array.isArray(answer)) return answer.includes(option) ? '1' : '0';
  const place = answer && 'ranking' in answer ? answer.ranking.indexOf(option) + 1 : 0;
  return place > 0 ? String(place) : '';
}

const rowOf = (answer: Answer | undefined, row: string): string =>
  answer && 'rows' in answer ? (answer.rows[row] ?? '') : '';
