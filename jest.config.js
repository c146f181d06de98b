const { staffInterface } = require('./scripts/webpack/staff-interface.cjs');

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
  // What reads Markdown.
  ...[
    'react-markdown',
    'unified',
    'vfile',
    'remark-',
    'rehype-',
    'micromark',
    '(mdast|hast|unist)-',
    'estree-util-',
  ],
  ...['bail', 'trough', 'is-plain-obj', 'devlop', 'ccount', 'property-information', 'html-url-attributes'],
  ...[
    '(comma|space)-separated-tokens',
    'trim-lines',
    'decode-named-character-reference',
    'character-entities',
  ],
];

const compile = ({ memoised }) => [
  '@swc/jest',
  {
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' }, reactCompiler: memoised },
    },
    module: { type: 'commonjs' },
  },
];

const shared = {
  transform: {
    // As they are built.
    [`/(${staffInterface.join('|')})/.+\\.tsx?$`]: compile({ memoised: true }),
    '^.+\\.[jt]sx?$|^.+\\.mjs$': compile({ memoised: false }),
  },
  transformIgnorePatterns: [`/node_modules/(?!(${esModules.join('|')})[^/]*/)`],
};

/** Modules that are alike in all test files are loaded once for a worker, in one environment for all of them. */
const node = {
  ...shared,
  testEnvironment: '<rootDir>/scripts/jest/node-environment.cjs',
  runtime: '<rootDir>/scripts/jest/kept-modules.cjs',
};

const browser = {
  ...shared,
  moduleNameMapper: {
    '^@rc-component/util/lib/Dom/dynamicCSS$': '<rootDir>/scripts/jest/hiding-styles.cjs',
    '^antd$': '<rootDir>/scripts/jest/antd.cjs',
    '^@ant-design/icons$': '<rootDir>/scripts/jest/icons.cjs',
    '\\.module\\.css$': '<rootDir>/scripts/jest/css-modules.cjs',
    '\\.css$': '<rootDir>/scripts/jest/css-modules.cjs',
  },
  setupFilesAfterEnv: ['<rootDir>/scripts/jest/matchers.cjs'],
};

module.exports = {
  /** Databases, processes and whole screens are started for real, on machines that do other things too. */
  testTimeout: 180_000,
  // One for each core: they wait for databases and processes about half of the time.
  maxWorkers: '100%',
  // Each test file loads the product again; what V8 keeps of the files before makes the next ones slower.
  workerIdleMemoryLimit: '1500MB',
  projects: [
    {
      ...node,
      displayName: 'api',
      globalSetup: '<rootDir>/api/src/testing/prepare-test-databases.ts',
      testMatch: ['<rootDir>/{api,demo}/src/**/*.test.ts'],
    },
    {
      ...node,
      displayName: 'node',
      testMatch: [
        '<rootDir>/shared/src/{contract,server}/**/*.test.ts',
        '<rootDir>/shell/server/**/*.test.ts',
        '<rootDir>/scripts/**/*.test.ts',
        '<rootDir>/e2e/deployment/**/*.test.ts',
      ],
    },
    {
      ...browser,
      displayName: 'web',
      testEnvironment: '<rootDir>/scripts/jest/browser-environment.cjs',
      testMatch: ['<rootDir>/{shell,remote-*,shared}/src/**/*.test.ts'],
      testPathIgnorePatterns: ['/node_modules/', '<rootDir>/shared/src/(contract|server)/'],
    },
    {
      ...browser,
      displayName: 'components',
      testEnvironment: '<rootDir>/scripts/jest/component-environment.cjs',
      runtime: '<rootDir>/scripts/jest/kept-modules.cjs',
      testMatch: ['<rootDir>/{shell,remote-*,shared}/src/**/*.test.tsx'],
    },
  ],
};
