/** Packages that ship ES modules only, which jest's CommonJS runtime needs transformed. */
const esModules = [
  '@tus',
  '@react-three',
  'three',
  'p-throttle',
  'eventsource-parser',
  'fractional-indexing',
  'meshoptimizer',
  '@gltf-transform',
  'property-graph',
  'ktx-parse',
];

const shared = {
  transform: {
    '^.+\\.[jt]sx?$|^.+\\.mjs$': [
      '@swc/jest',
      {
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
        },
        module: { type: 'commonjs' },
      },
    ],
  },
  transformIgnorePatterns: [`/node_modules/(?!(${esModules.join('|')})/)`],
};

module.exports = {
  projects: [
    {
      ...shared,
      displayName: 'api',
      testEnvironment: 'node',
      testTimeout: 30_000,
      globalSetup: '<rootDir>/api/src/testing/prepare-test-databases.ts',
      testMatch: ['<rootDir>/api/src/**/*.test.ts'],
    },
    {
      ...shared,
      displayName: 'node',
      testEnvironment: 'node',
      testMatch: [
        '<rootDir>/shared/src/contract/**/*.test.ts',
        '<rootDir>/shell/server/**/*.test.ts',
        '<rootDir>/scripts/**/*.test.ts',
      ],
    },
    {
      ...shared,
      displayName: 'web',
      testEnvironment: '<rootDir>/scripts/jest/browser-environment.cjs',
      testMatch: ['<rootDir>/{shell,remote-*,shared}/src/**/*.test.{ts,tsx}'],
      testPathIgnorePatterns: ['/node_modules/', '<rootDir>/shared/src/contract/'],
      moduleNameMapper: {
        '\\.module\\.css$': '<rootDir>/scripts/jest/css-modules.cjs',
        '\\.css$': '<rootDir>/scripts/jest/css-modules.cjs',
      },
      setupFilesAfterEnv: ['<rootDir>/scripts/jest/matchers.cjs'],
    },
  ],
};
