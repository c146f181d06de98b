import { circleProblems } from './import-circles';
import { readAllImports } from './read-imports';

/** @param files by name, with what each imports. */
const problemsOf = (files: Record<string, string>) =>
  circleProblems(
    readAllImports(new Map(Object.entries(files).map(([name, text]) => [`api/src/${name}.ts`, text]))),
  );

describe('The check of circles', () => {
  test('passes files that import one way', () => {
    expect(problemsOf({ a: "import './b';\nimport './c';", b: "import './c';", c: "import 'zod';" })).toEqual(
      [],
    );
  });

  test.each([
    ['of values', "import { a } from './a';"],
    ['of types only', "import type { A } from './a';"],
    ['of one type in a place', "type A = import('./a').A;"],
    ['of what is loaded later', "const a = () => import('./a');"],
    ['of what is exported again', "export { a } from './a';"],
  ])('names a circle %s once, with its way', (_, back) => {
    expect(problemsOf({ a: "import './b';", b: "import './c';", c: back })).toEqual([
      'api/src/a → api/src/b → api/src/c → api/src/a: a circle of imports',
    ]);
  });

  test('goes through a folder’s index', () => {
    expect(problemsOf({ 'deep/index': "import '../a';", a: "import './deep';" })).toEqual([
      'api/src/deep/index → api/src/a → api/src/deep/index: a circle of imports',
    ]);
  });

  test('shows each of two circles that share a file', () => {
    const files = { a: "import './b';\nimport './c';", b: "import './a';", c: "import './a';" };
    expect(problemsOf(files)).toEqual([
      'api/src/a → api/src/b → api/src/a: a circle of imports',
      'api/src/c → api/src/a → api/src/c: a circle of imports',
    ]);
  });
});
