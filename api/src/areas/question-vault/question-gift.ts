import { byCodeUnit, inOrder, textIn, type VaultQuestion } from '@vitrine/shared/contract';
import { type Cells, type OtherFormat, perColumn } from '../tables/area-table';
import { numberCell } from '../tables/row-reader';
import { namesCell } from '../tables/table-cells';
import { readGift } from './gift';
import type { GiftAnswers } from './gift-answers';
import { categoryLine } from './gift-blocks';
import { tagComment } from './gift-comments';
import { formatOf } from './gift-text';

/** Questions as Moodle has them, in the base language. They become rows of the area's table. */
export const questionGift: OtherFormat<VaultQuestion> = {
  isIn(beginning) {
    if (beginning.startsWith('[')) return formatOf(beginning, 'moodle').rest !== beginning;
    const [firstLine = ''] = beginning.replace(/^"?sep=."?[\r\n]+/i, '').split(/[\r\n]/);
    const isTable = /(^|[,;\t])"?question"?([,;\t]|$)/i.test(firstLine);
    return !isTable && /(^|[^\\])\{/.test(beginning);
  },

  read(text, { baseLanguage }) {
    const questions = readGift(text);
    const inBase = (column: string) => perColumn(column, baseLanguage);
    const perBase = { option: inBase('Option'), row: inBase('Row'), text: inBase('Text') };
    const hasType = (type: GiftAnswers['type']) =>
      questions.some(({ content }) => 'answers' in content && content.answers.type === type);
    const hasTags = questions.some(
      ({ content }) => 'tags' in content && Object.keys(content.tags).length > 0,
    );
    return {
      columns: new Set([
        ...['Question', 'Type', 'Name', 'Correct', 'Correct Text', 'Correct Number', 'Tolerance'],
        perBase.option,
        perBase.text,
        ...(hasType('matrix') ? [perBase.row] : []),
        ...(questions.some(({ category }) => category !== '') ? ['Folder'] : []),
        ...(hasTags ? ['Tags'] : []),
      ]),
      entries: questions.map(({ category, content, line }) => {
        if ('problem' in content) return { line, problem: content.problem };
        const { answers, name, notices, tags, text } = content;
        const [first, ...others] = rowsOf(answers, perBase);
        const own = { Type: answers.type, Name: name, Folder: category, [perBase.text]: text };
        const rows = [{ ...first, ...own, ...(hasTags && { Tags: namesCell(tags) }) }, ...others];
        return { line, key: text, name, notices, rows };
      }),
    };
  },

  write(question, { baseLanguage }, before) {
    const isSameFolder = (before?.folder ?? '') === question.folder;
    return `${isSameFolder ? '' : categoryLine(question.folder)}${writeQuestion(question, baseLanguage)}`;
  },
};

function rowsOf(answers: GiftAnswers, columns: { option: string; row: string }): Cells[] {
  switch (answers.type) {
    case 'single':
    case 'multiple':
      return answers.answers.map(({ isRight, text }) => ({
        [columns.option]: text,
        Correct: isRight ? 'TRUE' : '',
      }));
    case 'matrix':
      return Array.from({ length: Math.max(answers.rows.length, answers.options.length) }, (_, index) => ({
        [columns.row]: answers.rows[index] ?? '',
        [columns.option]: answers.options[index] ?? '',
      }));
    case 'short-text':
      return answers.texts.map((text) => ({ 'Correct Text': text }));
    case 'number':
      return [{ 'Correct Number': numberCell(answers.value), Tolerance: numberCell(answers.tolerance) }];
    case 'long-text':
      return [{}];
  }
}

/** What GIFT has no place for stays out, and a comment says so. */
function writeQuestion(question: VaultQuestion, baseLanguage: string): string {
  const text = textIn(question.text, baseLanguage);
  const answers = answersOf(question, baseLanguage);
  if (text.trim() === '' || answers === null)
    return `// Left out (${question.type}): ${text.replaceAll(/\s+/g, ' ')}\n\n`;
  const name = question.name ? `::${asGift(question.name)}::` : '';
  const tags = tagComment(Object.keys(question.tags).sort(byCodeUnit));
  return `${tags}${name}${isPlain(question, baseLanguage) ? '[plain]' : ''}${asGift(text)} {${answers}}\n\n`;
}

/** Whether something would be taken for more than its letters: a comment, a format, or HTML. */
const isPlain = ({ correct, options, text }: VaultQuestion, baseLanguage: string) =>
  /^\s*(\/\/|\[)/.test(textIn(text, baseLanguage)) ||
  [
    textIn(text, baseLanguage),
    ...Object.values(options).map(({ label }) => textIn(label, baseLanguage)),
    ...Object.values(correct?.texts ?? {}).map((one) => one.text),
  ].some((words) => /[<&]/.test(words));

function answersOf({ correct, options, type }: VaultQuestion, baseLanguage: string): string | null {
  const labels = inOrder(options).map(([id, { label }]) => ({
    text: asGift(textIn(label, baseLanguage)),
    isRight: correct?.options?.[id] === true,
  }));
  if (labels.some(({ text }) => text.trim() === '')) return null;
  const rights = labels.filter(({ isRight }) => isRight).length;
  switch (type) {
    case 'single':
      // With right ones only it would be a short text.
      if (labels.length === 0 || rights === labels.length || labels.some(isMistaken)) return null;
      return labels.map(({ isRight, text }) => `\n  ${isRight ? '=' : '~'}${text}`).join('');
    case 'multiple': {
      if (labels.length === 0) return null;
      const share = rights > 0 ? Number((100 / rights).toFixed(5)) : 0;
      return labels.map(({ isRight, text }) => `\n  ~%${isRight ? share : 0}%${text}`).join('');
    }
    case 'short-text': {
      const texts = inOrder(correct?.texts ?? {}).filter(([, { text }]) => text.trim() !== '');
      if (texts.length === 0 || texts.some(([, one]) => isMistaken(one) || one.text.includes('->')))
        return null;
      // A bare star would stand for any letters.
      return texts.map(([, { text }]) => `=${asGift(text.replaceAll('*', '\\*'))}`).join(' ');
    }
    case 'number':
      return correct?.number ? `#${correct.number.value}:${correct.number.tolerance}` : null;
    case 'long-text':
      return '';
    default:
      return null;
  }
}

/** An answer that would be read as a share. */
const isMistaken = ({ text }: { text: string }) => text.trimStart().startsWith('%');

const asGift = (text: string) =>
  text
    .trim()
    .replaceAll(/[~=#{}:\\]/g, '\\$&')
    .replaceAll(/\r\n|\r|\n/g, '\\n');
