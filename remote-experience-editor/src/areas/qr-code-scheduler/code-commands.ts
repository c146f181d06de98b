import { type CodeRule, inOrder, type QrCodeDocument } from '@vitrine/shared/contract';
import { keyBetween } from '../../documents/store/order-key';

/** Changes of a code, as functions from one state to the next. */
type CodeChange = (code: QrCodeDocument) => QrCodeDocument;

/** A rule below the others, for everybody and always: what it is to be for is said next. */
export const addedRule =
  (id: string): CodeChange =>
  (code) => {
    const last = inOrder(code.rules).at(-1)?.[1].order;
    const rule: CodeRule = {
      order: keyBetween(last, undefined),
      name: '',
      times: { hours: [], exceptions: {} },
      audience: { placements: [], languages: [], devices: [] },
    };
    return { ...code, rules: { ...code.rules, [id]: rule } };
  };

/** Another state of a rule; nothing where it is gone. */
export const changedRule =
  (id: string, change: (rule: CodeRule) => Partial<CodeRule>): CodeChange =>
  (code) => {
    const rule = code.rules[id];
    if (!rule) return code;
    return { ...code, rules: { ...code.rules, [id]: { ...rule, ...change(rule) } } };
  };

export const removedRule =
  (id: string): CodeChange =>
  (code) => {
    const { [id]: _, ...rules } = code.rules;
    return { ...code, rules };
  };
