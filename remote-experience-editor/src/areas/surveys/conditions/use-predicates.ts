import { useEditorTexts } from '../../../texts/texts';
import type { Verb } from './fitting-tests';

/** What a test compares with, in words. */
interface Compared {
  option?: string;
  row?: string;
  value?: string;
}

/** What a test says of what it asks about: "is below 3". */
export function usePredicates() {
  const t = useEditorTexts();
  const predicate = ({ kind, is = 'is', not }: Verb, compared: Compared): string => {
    const sign = not ? 'not' : 'is';
    switch (kind) {
      case 'number':
      case 'variable':
        return t(`surveys.predicates.${sign}.number.${is}`, { ...compared });
      case 'date':
        return t(`surveys.predicates.${sign}.date.${is}`, { ...compared });
      case 'text':
        return t(`surveys.predicates.${sign}.chosen`, { ...compared });
      default:
        return t(`surveys.predicates.${sign}.${kind}`, { ...compared });
    }
  };
  return {
    predicate,
    /** With room for what it compares with, which is chosen beside it. */
    open: (verb: Verb) => predicate(verb, { option: '…', row: '…', value: '…' }),
  };
}
