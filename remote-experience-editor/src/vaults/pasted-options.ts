import { questionLimits } from '@vitrine/shared/contract';
import { type Pasted, pastedLines } from '../lists/pasted-lines';
import type { NewOption } from './option-commands';

/**
 * Options from text, one a line. Cells of a spreadsheet are text, code and value.
 * @param language of the text.
 */
export const pastedOptions = (text: string, language: string): Pasted<NewOption> =>
  pastedLines(text, ([label = '', code = '', value = '']) => ({
    entry: {
      label: { [language]: label },
      ...(code && { code }),
      ...(value !== '' && Number.isFinite(Number(value)) && { value: Number(value) }),
    },
    isTooLong: label.length > questionLimits.optionTextLength || code.length > 40,
  }));
