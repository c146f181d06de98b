import { inOrder } from '../values/order';
import type { LanguageMap } from '../values/values';
import type { AnswerOption, AnswerOptions } from './answer-options';
import type { AskedQuestion } from './asked-question';
import { isScale, type QuestionType } from './vault-question';

/** What a use holds a copy of: an option set, or a question with its options. */
export type CopiedContent = {
  [Part in keyof Omit<AskedQuestion, 'options'>]?: AskedQuestion[Part] | undefined;
} & {
  options: AnswerOptions;
};

/** What only some types of questions have, beside options. */
type OfType = 'scale' | 'number' | 'date' | 'longestAnswer';

/** One difference between two contents, for people to read. */
export type ContentChange =
  | { kind: 'text' | 'help'; before: LanguageMap; after: LanguageMap }
  | { kind: 'type'; before: QuestionType; after: QuestionType }
  | { kind: 'arrangement'; before: AskedQuestion['arrangement']; after: AskedQuestion['arrangement'] }
  | { kind: 'selection'; before: { min?: number; max?: number }; after: { min?: number; max?: number } }
  | { kind: 'option-added'; id: string; label: LanguageMap }
  | { kind: 'option-removed'; id: string; label: LanguageMap }
  | { kind: 'option-renamed'; id: string; before: LanguageMap; after: LanguageMap }
  | { kind: 'option-changed'; id: string; label: LanguageMap; fields: OptionField[] }
  | { kind: 'options-reordered' | 'rows'; before: LanguageMap[]; after: LanguageMap[] }
  | {
      [Part in OfType]: { kind: Part; before: AskedQuestion[Part] | undefined; after: AskedQuestion[Part] };
    }[OfType];

const optionFields = ['code', 'image', 'value', 'colour', 'other', 'exclusive', 'fixed'] as const;
export type OptionField = (typeof optionFields)[number];

/** Everything that taking over `after` would change; empty where both are the same to those who read them. */
export function contentChanges(before: CopiedContent, after: CopiedContent): ContentChange[] {
  const words = (['text', 'help'] as const).flatMap((kind): ContentChange[] =>
    isSame(before[kind] ?? {}, after[kind] ?? {})
      ? []
      : [{ kind, before: before[kind] ?? {}, after: after[kind] ?? {} }],
  );
  const types = { before: before.type ?? 'single', after: after.type ?? 'single' };
  const arrangements = { before: before.arrangement ?? 'given', after: after.arrangement ?? 'given' };
  const limits = { before: given(before.selection), after: given(after.selection) };
  return [
    ...words,
    ...(types.before === types.after ? [] : [{ kind: 'type' as const, ...types }]),
    ...(arrangements.before === arrangements.after
      ? []
      : [{ kind: 'arrangement' as const, ...arrangements }]),
    ...(isSame(limits.before, limits.after) ? [] : [{ kind: 'selection' as const, ...limits }]),
    ...optionChanges(before.options, after.options),
    ...rowChanges(before.rows ?? {}, after.rows ?? {}, types.after),
    ...changesOfType(before, after, types.after),
  ];
}

const labelsOf = (entries: NonNullable<CopiedContent['rows']>) =>
  inOrder(entries).map(([id, { label }]) => ({ id, label }));

/** What other types keep of a matrix's rows nobody reads. */
function rowChanges(
  before: NonNullable<CopiedContent['rows']>,
  after: NonNullable<CopiedContent['rows']>,
  type: QuestionType,
): ContentChange[] {
  const rows = { before: labelsOf(before), after: labelsOf(after) };
  if (type !== 'matrix' || isSame(rows.before, rows.after)) return [];
  const labels = (list: typeof rows.before) => list.map(({ label }) => label);
  return [{ kind: 'rows', before: labels(rows.before), after: labels(rows.after) }];
}

function partOf(type: QuestionType): OfType | null {
  if (isScale(type)) return 'scale';
  if (type === 'number' || type === 'date') return type;
  return type === 'short-text' || type === 'long-text' ? 'longestAnswer' : null;
}

function changesOfType(before: CopiedContent, after: CopiedContent, type: QuestionType): ContentChange[] {
  const kind = partOf(type);
  if (kind === null || isSame(before[kind], after[kind])) return [];
  return [{ kind, before: before[kind], after: after[kind] } as ContentChange];
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
    ...(isSame(before.label, after.label)
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

/** Whatever the order of the keys; left out is the same as undefined. */
function isSame(one: unknown, other: unknown): boolean {
  if (!isObject(one) || !isObject(other)) return one === other;
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...keys].every((key) => isSame(one[key], other[key]));
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const given = ({ min, max }: NonNullable<CopiedContent['selection']> = {}) => ({
  ...(min === undefined ? {} : { min }),
  ...(max === undefined ? {} : { max }),
});
