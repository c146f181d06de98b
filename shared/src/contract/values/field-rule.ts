import type { z } from 'zod';

/** What a schema says of a field. */
export interface FieldRule {
  /** Of a text, and of a text in each language. */
  maxLength?: number;
  /** What stands there while nothing does; none where something always does. */
  empty?: null | undefined;
}

/** @param path keys from the root. @returns no rules where the schema knows no such place. */
export function fieldRule(schema: z.core.$ZodType, path: string[]): FieldRule {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  const [key, ...rest] = path;
  switch (def.type) {
    case 'default':
      return fieldRule(def.innerType, path);
    case 'optional':
    case 'nullable': {
      const rule = fieldRule(def.innerType, path);
      if (path.length > 0) return rule;
      return { ...rule, empty: def.type === 'nullable' ? null : undefined };
    }
    case 'union':
      return Object.assign({}, ...def.options.map((option) => fieldRule(option, path)));
    case 'object': {
      const inner = def.shape[key ?? ''];
      return inner ? fieldRule(inner, rest) : {};
    }
    case 'record':
      return fieldRule(def.valueType, rest);
    case 'string': {
      const { maxLength } = schema as z.ZodString;
      return maxLength === null ? {} : { maxLength };
    }
    default:
      return {};
  }
}
