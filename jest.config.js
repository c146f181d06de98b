/** Packages that ship ES modules only, which jest's CommonJS runtime needs transformed. */
const esModules = [
  'culori',
  '@tus',
  'srvx',
  '@react-three',
  'three',
  'p-throttle',
  'eventsource-parser',
  'fractional-indexing',
  'meshoptimizer',
  '@gltf-transform',
  'property-graph',
  'ktx-parse',
  '@ant-design/colors',
  '@ant-design/fast-color',
  'country-to-currency',
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
  /** Databases, processes and whole screens are started for real, on machines that do other things too. */
  testTimeout: 30_000,
  projects: [
    {
      ...shared,
      displayName: 'api',
      testEnvironment: 'node',
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
        '<rootDir>/e2e/deployment/**/*.test.ts',
      ],
    },
    {
      ...shared,
      displayName: 'web',
      testTimeout: 30_000,
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
