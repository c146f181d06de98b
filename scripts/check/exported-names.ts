import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSync } from '@swc/core';

/**
 * Names of the values that a module of ours exports, sorted; types are not among them, as they do not exist at
 * runtime. Understands `export { … }` and `export * from './…'`, which is what our façades are made of.
 * @throws at another kind of export.
 */
export function exportedNames(file: string): string[] {
  const { body } = parseSync(readFileSync(file, 'utf8'), { syntax: 'typescript', tsx: file.endsWith('x') });
  const names = body.flatMap((statement): string[] => {
    if (statement.type === 'ExportAllDeclaration')
      return exportedNames(moduleAt(join(dirname(file), statement.source.value)));
    if (statement.type !== 'ExportNamedDeclaration') {
      if (statement.type.startsWith('Export'))
        throw new Error(`${file}: say what is exported by \`export { … }\`, not by ${statement.type}`);
      return [];
    }
    if ((statement as { typeOnly?: boolean }).typeOnly) return [];
    return statement.specifiers.flatMap((specifier) => {
      if (specifier.type !== 'ExportSpecifier')
        throw new Error(`${file}: name what is exported, not \`* as\``);
      return specifier.isTypeOnly ? [] : [(specifier.exported ?? specifier.orig).value];
    });
  });
  return names.sort();
}

const moduleAt = (path: string) =>
  [`${path}.ts`, `${path}.tsx`].find((candidate) => existsSync(candidate)) ?? path;
