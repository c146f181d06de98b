import { inOrder, textIn, type VaultQuestion } from '@vitrine/shared/contract';
import { type Cells, type OtherFormat, perColumn } from './area-table';
import { type GiftAnswers, readGift } from './gift';
import { numberCell } from './row-reader';

/** Questions as Moodle has them, in the base language. They become rows of the area's table. */
export const questionGift: OtherFormat<VaultQuestion> = {
  isIn(beginning) {
    const [firstLine = ''] = beginning.split(/[\r\n]/);
    const isTable = /(^|[,;\t])"?question"?([,;\t]|$)/i.test(firstLine);
    return !isTable && /(^|[^\\])\{/.test(beginning);
  },

  read(text, { baseLanguage }) {
    const option = perColumn('Option', baseLanguage);
    const questions = readGift(text);
    const hasFolders = questions.some(({ category }) => category !== '');
    const columns = ['Question', 'Type', option, 'Correct', 'Correct Text', 'Correct Number', 'Tolerance'];
    return {
      columns: new Set(hasFolders ? [...columns, 'Folder'] : columns),
      entries: questions.map(({ category, content, line }) => {
        if ('problem' in content) return { line, problem: content.problem };
        const [first, ...others] = rowsOf(content.answers, option);
        const rows = [{ ...first, Type: content.answers.type, Folder: category }, ...others];
        return { line, name: content.text, notices: content.notices, rows };
      }),
    };
  },

  write: (question, { baseLanguage }) => writeQuestion(question, baseLanguage),
};

function rowsOf(answers: GiftAnswers, option: string): Cells[] {
  switch (answers.type) {
    case 'single':
    case 'multiple':
      return answers.answers.map(({ isRight, text }) => ({ [option]: text, Correct: isRight ? 'TRUE' : '' }));
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
  // What begins like a comment or a format is neither.
  return `${/^\s*(\/\/|\[)/.test(text) ? '[plain]' : ''}${asGift(text)} {${answers}}\n\n`;
}

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
      return texts.map(([, { text }]) => `=${asGift(text)}`).join(' ');
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
