import { type AnswerOption, type AnswerOptions, inOrder } from '@vitrine/shared/contract';
import { newEntryId } from '../documents/entry-id';
import { keyBetween } from '../documents/order-key';

/** Changes of answer options, as functions from one state to the next. An option keeps its id as long as it lives. */
export type OptionsChange = (options: AnswerOptions) => AnswerOptions;

/** What of an option can be changed; undefined takes it away. */
export type OptionChange = { [key in keyof AnswerOption]?: AnswerOption[key] | undefined };

const lastKey = (map: Record<string, { order: string }>) => inOrder(map).at(-1)?.[1].order;

/** Options at the end, in their order. */
export const addedOptions =
  (...added: Omit<AnswerOption, 'order'>[]): OptionsChange =>
  (options) => {
    let key = lastKey(options);
    const entries = added.map((option): [string, AnswerOption] => {
      key = keyBetween(key, undefined);
      return [newEntryId(), { ...option, order: key }];
    });
    return { ...options, ...Object.fromEntries(entries) };
  };

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
