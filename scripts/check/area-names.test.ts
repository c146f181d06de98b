import { areaNameProblems } from './area-names';

const contract: [string, string] = [
  'shared/src/contract/areas/polling/document.ts',
  'export const pollingDocument = 1;\nexport interface Ballot {}',
];
const problemsOf = (path: string, text: string, exceptions: Parameters<typeof areaNameProblems>[1] = []) =>
  areaNameProblems(new Map([contract, [path, text]]), exceptions);

describe('an area', () => {
  test.each([
    ['its route segment', "if (area === 'polling') return;"],
    ['what its contract exports', "import { pollingDocument } from '@vitrine/shared/contract';"],
    ['a type of its contract', "import type { Ballot } from '@vitrine/shared/contract';"],
    ['the word for its documents', 'const pollRules = 1;'],
    ['that word in a type', 'interface OpenPolls {}'],
    ['its folder', "import { content } from '../areas/polling/content';"],
  ])('is not named elsewhere by %s', (_, text) => {
    expect(problemsOf('api/src/responses/ledger.ts', text)).toEqual([
      expect.stringMatching(/^api\/src\/responses\/ledger\.ts names the area polling/),
    ]);
  });

  test.each([
    ['in its own folder', 'api/src/areas/polling/answers.ts', "const area = 'polling';"],
    ['in a registry', 'api/src/areas/registry.ts', "import { polling } from './polling/area';"],
    ['in a test', 'api/src/responses/ledger.test.ts', "const area = 'polling';"],
    ['in a comment', 'api/src/responses/ledger.ts', "/** As 'polling' does. */ // pollRules"],
    ['as another word', 'api/src/responses/ledger.ts', 'const pollution = pollen(1);'],
  ])('may be named %s', (_, path, text) => expect(problemsOf(path, text)).toEqual([]));

  test('is named by an exception, which goes when nobody needs it', () => {
    const exception = { area: 'polling' as const, files: /ledger/, why: 'of this test' };
    expect(problemsOf('api/src/responses/ledger.ts', "'polling'", [exception])).toEqual([]);
    expect(problemsOf('api/src/responses/ledger.ts', '', [exception])).toEqual([
      'No file needs the exception polling: /ledger/',
    ]);
  });
});
