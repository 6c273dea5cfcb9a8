export default {
  testEnvironment: '<rootDir>/test/environment.mjs',
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: {
    '^.+\\.tsx?$': [
      '@swc/jest',
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          target: 'es2024',
          transform: { react: { runtime: 'automatic' } },
        },
        module: { type: 'es6' },
      },
    ],
  },
  moduleNameMapper: { '\\.css$': '<rootDir>/test/class-names.mjs' },
  setupFilesAfterEnv: ['<rootDir>/test/setup.mjs'],
  modulePathIgnorePatterns: ['<rootDir>/build/'],
  testTimeout: 30_000,
};
