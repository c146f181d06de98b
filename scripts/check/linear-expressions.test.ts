import { slowExpressions } from './linear-expressions';

const problemsOf = (text: string, path = 'api/src/a.ts', exemptions = {}) =>
  slowExpressions(new Map([[path, text]]), exemptions);

/** Found in time when somebody ends a line in spaces: each of them is a place to begin. */
const slow = 'const trailing = / +$/;';

describe('The check of regular expressions', () => {
  test.each([
    ['a literal', slow],
    ['an expression made of a text', "const trailing = new RegExp(' +$', 'g');"],
    ['one made of constants', `const many = String.raw\`\\s+\`;\nconst trailing = RegExp(\`\${many}$\`);`],
    ['a schema’s pattern', 'const name = z.string().regex(/^(a|a)*$/);'],
  ])('names %s that takes more than linear time, with a text that does it', (_, text) => {
    const [problem, ...others] = problemsOf(text);
    expect(problem).toMatch(/^api\/src\/a\.ts:\d .* takes more than linear time \(.+\), for example with '/);
    expect(others).toEqual([]);
  });

  test('tells the line where it stands, whatever is written above it', () => {
    expect(problemsOf(`// Grüße, مرحبا 🎉\nconst greeting = 'Grüße';\n${slow}\n`)).toEqual([
      expect.stringMatching(/^api\/src\/a\.ts:3 \/ \+\$\/ /),
    ]);
  });

  test.each([
    ['what is linear', 'const id = /^[0-9a-z]{16}$/;', 'shared/src/a.ts'],
    ['tests', slow, 'shell/server/a.test.ts'],
    ['what only tests use', slow, 'api/src/testing/a.ts'],
    ['scripts', slow, 'scripts/a.ts'],
  ])('leaves %s alone', (_, text, path) => expect(problemsOf(text, path)).toEqual([]));

  test.each([
    ['given when it runs', `const of = (word: string) => new RegExp(\`^\${word}\`);`],
    ['made of what may change', "let word = 'a';\nconst one = new RegExp(word);"],
    ['of a name that stands for two things', "{ const a = 'b'; }\n{ const a = '(a|a)*$'; new RegExp(a); }"],
    ['that is none', "const one = new RegExp('(');"],
  ])('does not pass an expression %s', (_, text) =>
    expect(problemsOf(text)).toEqual([expect.stringContaining('cannot be judged')]),
  );

  test('passes an expression that is exempt, and no exemption that is not needed', () => {
    expect(problemsOf(slow, 'api/src/a.ts', { '/ +$/': 'ours' })).toEqual([]);
    expect(problemsOf('', 'api/src/a.ts', { '/ +$/': 'ours' })).toEqual([
      '/ +$/ is exempt and stands nowhere',
    ]);
  });
});
