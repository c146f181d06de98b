import { type AnswerOption, limits } from '@vitrine/shared/contract';

export interface PastedOptions {
  options: Omit<AnswerOption, 'order'>[];
  /** Numbers of lines, from 1, whose text is too long. */
  tooLong: number[];
}

/**
 * Options from text, one a line. Cells of a spreadsheet come parted by tabs: text, code, value.
 * @param language of the text.
 */
export function pastedOptions(text: string, language: string): PastedOptions {
  const lines = text
    .split(/\r\n|\r|\n/)
    .map((line, index) => ({ number: index + 1, cells: line.split('\t').map((cell) => cell.trim()) }))
    .filter(({ cells }) => cells[0]);
  const tooLong = lines.filter(
    ({ cells: [label = '', code = ''] }) => label.length > limits.optionTextLength || code.length > 40,
  );
  return {
    options: lines.map(({ cells: [label = '', code = '', value = ''] }) => ({
      label: { [language]: label },
      ...(code && { code }),
      ...(value !== '' && Number.isFinite(Number(value)) && { value: Number(value) }),
    })),
    tooLong: tooLong.map(({ number }) => number),
  };
}
