import { type AnswerOptions, inOrder, type LanguageMap, repeatedNames } from '@vitrine/shared/contract';
import type { Reference } from '../area-content';
import { doubt, type Fault, type Finding, findingAt } from '../checks/findings';
import type { VisitorText } from '../source-text';

/** Checks that option sets and vault questions share. Visitors see neither, so nothing here blocks a publish. */

/** @param pointer to what holds the options. */
export const optionImages = (pointer: string, options: AnswerOptions): Reference[] =>
  Object.entries(options).flatMap(([id, { image }]) =>
    image ? { kind: 'image', id: image, pointer: `${pointer}/options/${id}/image` } : [],
  );

export const optionTexts = (options: AnswerOptions): VisitorText[] =>
  inOrder(options).map(([id, { label }], place) => ({
    pointer: `/options/${id}/label`,
    map: label,
    missing: doubt('missing-text.option', { number: place + 1 }),
  }));

export function checkAnswerOptions(options: AnswerOptions, languages: string[]): Finding[] {
  const few = Object.keys(options).length < 2;
  return [
    ...(few ? [findingAt('/options', doubt('too-few-options.vault'))] : []),
    ...sameNames('/options', options, languages, (values) => doubt('same-option.vault', values)),
    ...repeatedCodes(options),
  ];
}

/**
 * Entries of one name, which neither visitors nor results could tell apart.
 * @param pointer to what holds them.
 */
export function sameNames(
  pointer: string,
  entries: Record<string, { order: string; label: LanguageMap }>,
  languages: string[],
  wrong: (values: { number: number; name: string }) => Fault,
): Finding[] {
  const repeated = repeatedNames(entries, languages);
  return inOrder(entries).flatMap(([id], index): Finding[] => {
    const name = repeated.get(id);
    return name === undefined ? [] : [findingAt(`${pointer}/${id}`, wrong({ name, number: index + 1 }))];
  });
}

/** Exports tell options apart by their codes. */
function repeatedCodes(options: AnswerOptions): Finding[] {
  const seen = new Set<string>();
  return inOrder(options).flatMap(([id, { code }]): Finding[] => {
    if (!code) return [];
    if (!seen.has(code)) {
      seen.add(code);
      return [];
    }
    return [findingAt(`/options/${id}/code`, doubt('repeated-code', { code }))];
  });
}
