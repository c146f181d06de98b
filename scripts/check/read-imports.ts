import { posix } from 'node:path';
import { parseSync } from '@swc/core';

/** A node of swc's syntax tree, as far as imports go. */
interface Node {
  type?: string;
  source?: { value?: string } | null;
  typeOnly?: boolean;
  specifiers?: { isTypeOnly?: boolean }[];
  callee?: Node;
  arguments?: { expression?: Node; value?: string }[] & { value?: string };
  argument?: { value?: string };
  value?: string;
}

export interface FoundImport {
  /** A package's name and what follows it, or a path from the root without extension. */
  to: string;
  typeOnly: boolean;
  /** By `import()`, when it runs. */
  dynamic: boolean;
}

/** The imports of each file, by its path from the root without extension. */
export type RepositoryImports = Map<string, FoundImport[]>;

/** @param sources by path from the root. */
export const readAllImports = (sources: Map<string, string>): RepositoryImports =>
  new Map([...sources].map(([path, text]) => [path.replace(/\.tsx?$/, ''), readImports(path, text)]));

/** Every import of a file: static, dynamic, of types, and what is exported from elsewhere. */
function readImports(path: string, text: string): FoundImport[] {
  const found: FoundImport[] = [];
  const add = (source: string | undefined, { dynamic = false, typeOnly = false }) => {
    if (source) found.push({ to: targetOf(path, source), typeOnly, dynamic });
  };
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const node: Node = value;
    if (/^(Import|Export(All|Named)?)Declaration$/.test(node.type ?? '') && node.source)
      add(node.source.value, { typeOnly: node.typeOnly || areAllTypes(node.specifiers) });
    if (node.type === 'CallExpression' && node.callee?.type === 'Import')
      add(node.arguments?.[0]?.expression?.value, { dynamic: true });
    if (node.type === 'TsImportType') add(node.argument?.value, { typeOnly: true });
    for (const child of Object.values(node)) visit(child);
  };
  visit(parseSync(text, { syntax: 'typescript', tsx: path.endsWith('x'), target: 'es2022' }).body);
  return found;
}

const areAllTypes = (specifiers: Node['specifiers'] = []) =>
  specifiers.length > 0 && specifiers.every(({ isTypeOnly }) => isTypeOnly);

function targetOf(path: string, source: string): string {
  const ours = source.startsWith('@vitrine/')
    ? source.replace('@vitrine/', '').replace(/^(demo|shared)\//, '$1/src/')
    : source.startsWith('.')
      ? posix.join(posix.dirname(path), source)
      : null;
  return ours?.replace(/\.(tsx?|[cm]?js)$/, '') ?? source;
}
