interface Soak {
  says: string;
  /** One of our tools and its arguments, run in the repository's root. */
  tool: string[];
}

const jest = 'node_modules/jest/bin/jest.js';
const playwright = ['node_modules/@playwright/test/cli.js', 'test', '--config', 'e2e/playwright.config.ts'];

/** What takes too long for every change, by name. `npm test` has a short version of each. */
export const soaks: Record<string, Soak> = {
  cases: {
    says: '10,000 random cases of each property of texts, tables and models',
    tool: [
      jest,
      '--testTimeout=1800000',
      'api/src/areas/question-vault/gift',
      'api/src/areas/products/table',
      'api/src/content/imports/(read-csv|formula-guard)',
      'api/src/content/translation/round-trip',
      'api/src/files/glb-limits',
      'shared/src/contract/.*(model-doubts|sizes|web-vtt)',
    ],
  },
  rules: {
    says: 'the resolver of QR codes against 10,000 random rules, and all changes of clocks of twelve zones in thirty years',
    tool: [jest, '--testTimeout=1800000', 'shared/src/contract/areas/qr-code-scheduler/resolve'],
  },
  requests: {
    says: '10,000 made-up requests, none of which may end as a fault of the API',
    tool: [jest, '--testTimeout=1800000', 'api/src/fuzzed-requests'],
  },
  kills: {
    says: 'a publish and an import killed at every moment of their writes',
    tool: [jest, '--testTimeout=1800000', 'api/src/killed', 'api/src/content/experience-files/killed-import'],
  },
  answers: {
    says: 'the API killed fifty times while visitors vote and answer polls and surveys: nothing lost, nothing twice',
    tool: ['--import', 'tsx', 'scripts/bench.ts', 'kill'],
  },
  matrix: {
    says: 'every fault at every remote; what was said is written into shell/README.md',
    tool: [...playwright, 'failure-matrix'],
  },
  trips: {
    says: 'twenty trips between a scene and the manager, which leave no memory behind',
    tool: [...playwright, 'scene-hygiene'],
  },
};
