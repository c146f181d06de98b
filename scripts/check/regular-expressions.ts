import { parseSync } from '@swc/core';

/** A node of swc's syntax tree, as far as expressions and the constants in them go. */
interface Node {
  type?: string;
  span?: { start: number };
  kind?: string;
  declarations?: { id: Node; init: Node | null }[];
  pattern?: string;
  flags?: string;
  callee?: Node;
  tag?: Node;
  template?: Node;
  arguments?: { expression: Node }[] | null;
  expressions?: Node[];
  quasis?: { raw: string; cooked: string }[];
  object?: Node;
  property?: Node;
  value?: unknown;
}

export interface FoundExpression {
  path: string;
  line: number;
  /** As in `RegExp.source`; null where it is not made of the file's own constants. */
  source: string | null;
  flags: string;
}

/** Every regular expression of a file: literals, and what `RegExp` makes of constants. */
export function regularExpressions(path: string, text: string): FoundExpression[] {
  const found: FoundExpression[] = [];
  const bytes = Buffer.from(text);
  const { body } = parseSync(text, { syntax: 'typescript', tsx: /[jt]sx$/.test(path), target: 'es2022' });
  const constants = constantsIn(body);
  const add = ({ span = { start: 1 } }: Node, source: string | null, flags: string) => {
    // Counted in bytes, from 1.
    const before = bytes.subarray(0, span.start - 1).toString();
    found.push({ path, line: before.split('\n').length, source, flags });
  };
  visit(body, (node) => {
    if (node.type === 'RegExpLiteral') add(node, node.pattern ?? null, node.flags ?? '');
    if (!/^(New|Call)Expression$/.test(node.type ?? '') || node.callee?.value !== 'RegExp') return;
    const [pattern, flags] = node.arguments ?? [];
    const readFlags = flags ? stringOf(flags.expression, constants) : '';
    const source = pattern && readFlags !== null ? stringOf(pattern.expression, constants) : null;
    // A literal's own copy was found with the literal.
    if (pattern?.expression.type !== 'RegExpLiteral') add(node, source, readFlags ?? '');
  });
  return found;
}

function visit(value: unknown, see: (node: Node) => void): void {
  if (typeof value !== 'object' || value === null) return;
  see(value);
  for (const child of Object.values(value)) visit(child, see);
}

/** What is declared by `const` under a name that the file has once. */
function constantsIn(body: unknown): Map<string, Node | null> {
  const constants = new Map<string, Node | null>();
  visit(body, ({ declarations = [], kind, type }) => {
    if (type !== 'VariableDeclaration') return;
    for (const { id, init } of declarations)
      if (id.type === 'Identifier')
        constants.set(String(id.value), kind === 'const' && !constants.has(String(id.value)) ? init : null);
  });
  return constants;
}

/** @returns null for what is only known when it runs. */
function stringOf(node: Node, constants: Map<string, Node | null>): string | null {
  const joined = (template: Node, text: 'cooked' | 'raw') =>
    (template.quasis ?? []).reduce<string | null>((before, quasi, at) => {
      const next = template.expressions?.[at];
      const value = next ? stringOf(next, constants) : '';
      return before === null || value === null ? null : before + quasi[text] + value;
    }, '');
  switch (node.type) {
    case 'StringLiteral':
      return String(node.value);
    case 'TemplateLiteral':
      return joined(node, 'cooked');
    case 'TaggedTemplateExpression':
      return isStringRaw(node.tag) && node.template ? joined(node.template, 'raw') : null;
    case 'Identifier': {
      const constant = constants.get(String(node.value));
      return constant ? stringOf(constant, constants) : null;
    }
    default:
      return null;
  }
}

const isStringRaw = (tag: Node | undefined) =>
  tag?.type === 'MemberExpression' && tag.object?.value === 'String' && tag.property?.value === 'raw';
