import {
  hasOptions,
  inOrder,
  type VaultQuestion,
  vaultOptionSet,
  vaultQuestion,
  vaults,
  withOptionSet,
} from '@vitrine/shared/contract';
import { areaContent } from '../area-content';
import { doubt, type Finding, findingAt } from '../checks/findings';
import { checkAnswerOptions, optionImages, optionTexts, sameNames } from '../options/answer-option-checks';
import { impossibleBounds } from '../questions/impossible-bounds';
import { untyped } from '../tables/area-table';
import { questionTable } from './table';

/** Vault questions reach visitors through polls and surveys only, so nothing is compiled of them. */
export const questionVault = areaContent(vaultQuestion, {
  copiesFrom: [vaults.options],
  copiedWhile: { field: 'state', is: 'ready' },
  references: ({ options }) => optionImages('', options),

  links: ({ arrangement, options, optionSet }) =>
    optionSet.source === 'vault'
      ? [
          {
            pointer: '/optionSet',
            reference: '/optionSet',
            area: vaults.options,
            id: optionSet.id,
            version: optionSet.version,
            copy: { arrangement, options },
          },
        ]
      : [],

  relink: (question, { id, version }, source) => ({
    data: withOptionSet(question, vaultOptionSet.parse(source), { id, version }),
  }),

  texts: (question) => [
    { pointer: '/text', map: question.text, missing: doubt('missing-text.question') },
    { pointer: '/help', map: question.help },
    ...(hasOptions(question.type) ? optionTexts(question.options) : []),
    ...(question.type === 'matrix'
      ? inOrder(question.rows).map(([id, { label }]) => ({ pointer: `/rows/${id}/label`, map: label }))
      : []),
  ],

  check: (question, { languages }) => [
    ...(hasOptions(question.type) ? checkAnswerOptions(question.options, languages) : []),
    ...checkRows(question, languages),
    ...checkBounds(question),
  ],
  table: untyped(vaultQuestion, questionTable),
});

function checkRows({ rows, type }: VaultQuestion, languages: string[]): Finding[] {
  if (type !== 'matrix') return [];
  if (Object.keys(rows).length === 0) return [findingAt('/rows', doubt('no-rows'))];
  return sameNames('/rows', rows, languages, (values) => doubt('same-option.row', values));
}

function checkBounds(question: VaultQuestion): Finding[] {
  const pointer = impossibleBounds(question);
  return pointer === null ? [] : [findingAt(pointer, doubt('impossible-bounds'))];
}
