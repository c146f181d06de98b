import { inOrder } from '../values/order';
import type { LanguageMap } from '../values/values';
import type { AnswerOption, AnswerOptions } from './answer-options';

/** What a use holds a copy of: an option set, or a question with its options. */
export interface CopiedContent {
  text?: LanguageMap;
  help?: LanguageMap | undefined;
  type?: string;
  arrangement?: string | undefined;
  selection?: { min?: number | undefined; max?: number | undefined } | undefined;
  options: AnswerOptions;
}

/** One difference between two contents, for people to read. */
export type ContentChange =
  | { kind: 'text' | 'help'; before: LanguageMap; after: LanguageMap }
  | { kind: 'type' | 'arrangement'; before: string; after: string }
  | { kind: 'selection'; before: { min?: number; max?: number }; after: { min?: number; max?: number } }
  | { kind: 'option-added'; id: string; label: LanguageMap }
  | { kind: 'option-removed'; id: string; label: LanguageMap }
  | { kind: 'option-renamed'; id: string; before: LanguageMap; after: LanguageMap }
  | { kind: 'option-changed'; id: string; label: LanguageMap; fields: OptionField[] }
  | { kind: 'options-reordered'; before: LanguageMap[]; after: LanguageMap[] };

const optionFields = ['code', 'image', 'value', 'colour', 'other', 'exclusive', 'fixed'] as const;
export type OptionField = (typeof optionFields)[number];

/** Everything that taking over `after` would change; empty where both are the same to those who read them. */
export function contentChanges(before: CopiedContent, after: CopiedContent): ContentChange[] {
  const words = (['text', 'help'] as const).flatMap((kind): ContentChange[] =>
    same(before[kind] ?? {}, after[kind] ?? {})
      ? []
      : [{ kind, before: before[kind] ?? {}, after: after[kind] ?? {} }],
  );
  const settings = (['type', 'arrangement'] as const).flatMap((kind): ContentChange[] => {
    const values = { before: before[kind] ?? 'given', after: after[kind] ?? 'given' };
    return values.before === values.after ? [] : [{ kind, ...values }];
  });
  const limits = { before: given(before.selection), after: given(after.selection) };
  return [
    ...words,
    ...settings,
    ...(same(limits.before, limits.after) ? [] : [{ kind: 'selection' as const, ...limits }]),
    ...optionChanges(before.options, after.options),
  ];
}

function optionChanges(before: AnswerOptions, after: AnswerOptions): ContentChange[] {
  const added = inOrder(after).filter(([id]) => !before[id]);
  const removed = inOrder(before).filter(([id]) => !after[id]);
  return [
    ...added.map(([id, { label }]): ContentChange => ({ kind: 'option-added', id, label })),
    ...removed.map(([id, { label }]): ContentChange => ({ kind: 'option-removed', id, label })),
    ...inOrder(after).flatMap(([id, option]) => {
      const former = before[id];
      return former ? changesOfOne(id, former, option) : [];
    }),
    ...reordered(before, after),
  ];
}

function changesOfOne(id: string, before: AnswerOption, after: AnswerOption): ContentChange[] {
  const fields = optionFields.filter((field) => before[field] !== after[field]);
  return [
    ...(same(before.label, after.label)
      ? []
      : [{ kind: 'option-renamed' as const, id, before: before.label, after: after.label }]),
    ...(fields.length === 0 ? [] : [{ kind: 'option-changed' as const, id, label: after.label, fields }]),
  ];
}

/** Of those that are in both; other order keys in the same order are no change. */
function reordered(before: AnswerOptions, after: AnswerOptions): ContentChange[] {
  const former = inOrder(before).filter(([id]) => after[id]);
  const latter = inOrder(after).filter(([id]) => before[id]);
  if (former.every(([id], place) => latter[place]?.[0] === id)) return [];
  return [
    {
      kind: 'options-reordered',
      before: former.map(([, { label }]) => label),
      after: latter.map(([, { label }]) => label),
    },
  ];
}

type Flat = Record<string, string | number | undefined>;

/** Texts and numbers by key, whatever the order of the keys; left out is the same as undefined. */
const same = (a: Flat, b: Flat) =>
  [...new Set([...Object.keys(a), ...Object.keys(b)])].every((key) => a[key] === b[key]);

const given = ({ min, max }: NonNullable<CopiedContent['selection']> = {}) => ({
  ...(min === undefined ? {} : { min }),
  ...(max === undefined ? {} : { max }),
});
