import { hasOptions, inOrder, isScale } from '@vitrine/shared/contract';
import type { Fault } from '../checks/findings';
import type { VisitorText } from '../source-text';
import type { AskedDraft } from './asked-draft';

interface Missing {
  text: Fault;
  /** @param number of the option or row, from 1. */
  option: (number: number) => Fault;
  row: (number: number) => Fault;
}

/**
 * Every text that visitors read of a question.
 * @param pointer to the question. @param missing what is wrong where a text that has to be there is not.
 */
export function questionTexts(pointer: string, question: AskedDraft, missing: Missing): VisitorText[] {
  const { help, number, options, rows, scale, text, type } = question;
  return [
    { pointer: `${pointer}/text`, map: text, missing: missing.text },
    { pointer: `${pointer}/help`, map: help },
    ...(hasOptions(type) ? inOrder(options) : []).map(([option, { label }], index) => ({
      pointer: `${pointer}/options/${option}/label`,
      map: label,
      missing: missing.option(index + 1),
    })),
    ...(type === 'matrix' ? inOrder(rows) : []).map(([row, { label }], index) => ({
      pointer: `${pointer}/rows/${row}/label`,
      map: label,
      missing: missing.row(index + 1),
    })),
    ...(isScale(type)
      ? [
          { pointer: `${pointer}/scale/low`, map: scale.low },
          { pointer: `${pointer}/scale/high`, map: scale.high },
        ]
      : []),
    ...(type === 'number' && number.unit ? [{ pointer: `${pointer}/number/unit`, map: number.unit }] : []),
  ];
}
