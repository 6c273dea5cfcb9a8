import { availableParallelism } from 'node:os';

// One Jest for the house. `node` runs pure packages, services and infra; `dom` runs whatever draws.
const swc = [
  '@swc/jest',
  {
    jsc: {
      parser: { syntax: 'typescript', tsx: true, decorators: true },
      target: 'es2024',
      transform: {
        legacyDecorator: true,
        decoratorMetadata: true,
        // Otherwise absent DTO fields would become undefined properties.
        useDefineForClassFields: false,
        react: { runtime: 'automatic' },
      },
      keepClassNames: true,
    },
    module: { type: 'es6' },
    sourceMaps: 'inline',
  },
];

// Slow by nature: `npm run test:long` (docs/testing.md).
const leftOut = process.env.COACHLAB_LONG ? [] : ['\\.long\\.test\\.'];

const common = {
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: { '^.+\\.tsx?$': swc },
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '/build/', '/e2e/', '/templates/', ...leftOut],
  moduleNameMapper: { '\\.css$': '<rootDir>/infra/local/test/css-stub.mjs' },
  modulePathIgnorePatterns: ['/dist/', '/build/', '/.data/', '/.cache/'],
};

const conditions = (...names) => ({
  testEnvironmentOptions: { customExportConditions: ['coachlab', ...names] },
});

export default {
  // Jest's own choice is one fewer than there are processors: a single worker on two.
  maxWorkers: Math.max(2, Math.floor(availableParallelism() / 2)),
  // Each file's modules stay in memory, as ES modules cannot be unloaded: a worker that has grown is replaced.
  workerIdleMemoryLimit: '1500MB',
  projects: [
    {
      ...common,
      ...conditions('node'),
      displayName: 'node',
      testEnvironment: '<rootDir>/infra/local/test/node-environment.mjs',
      testMatch: ['**/*.test.ts'],
      setupFiles: ['<rootDir>/infra/local/test/setup-node.mjs'],
      globalSetup: '<rootDir>/services/common/test-server/global-setup.mjs',
      globalTeardown: '<rootDir>/services/common/test-server/global-teardown.mjs',
    },
    {
      ...common,
      ...conditions('browser'),
      displayName: 'dom',
      testEnvironment: '<rootDir>/infra/local/test/dom-environment.mjs',
      testMatch: ['**/*.test.tsx'],
      setupFilesAfterEnv: ['<rootDir>/infra/local/test/setup-dom.mjs'],
    },
  ],
};
