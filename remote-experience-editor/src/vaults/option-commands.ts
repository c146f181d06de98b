import type { AnswerOption, AnswerOptions } from '@vitrine/shared/contract';
import { newEntryId } from '../documents/store/entry-id';
import { insertedEntries, type New } from '../lists/inserted-entries';

/** Changes of answer options, as functions from one state to the next. An option keeps its id as long as it lives. */
export type OptionsChange = (options: AnswerOptions) => AnswerOptions;

/** Where a document has its options: in maps by their ids. */
export type OptionMaps = Record<string, Record<string, AnswerOption>>;

/** What of an option can be changed; undefined takes it away. */
export type OptionChange = { [key in keyof AnswerOption]?: AnswerOption[key] | undefined };

/** An option that is still to be put in its place. */
export type NewOption = New<AnswerOption>;

/** Options at the end, in their order. */
export const addedOptions = (...added: NewOption[]): OptionsChange =>
  insertedEntries(added.map((option) => [newEntryId(), option]));

export const changedOption =
  (id: string, change: OptionChange): OptionsChange =>
  (options) => {
    const option = options[id];
    if (!option) return options;
    const changed = Object.entries({ ...option, ...change }).filter(([, value]) => value !== undefined);
    return { ...options, [id]: Object.fromEntries(changed) as AnswerOption };
  };

export const removedOption =
  (id: string): OptionsChange =>
  (options) => {
    const { [id]: _, ...others } = options;
    return others;
  };
