/** What a team installs to build a section, or a service, in a repository of its own; the folder of each. */
export const PACKAGES = [
  'packages/contracts',
  'packages/keys',
  'packages/learner',
  'packages/remote-kit',
  'packages/ui',
  'packages/http',
  'packages/settings',
  'packages/malformed',
  'packages/telemetry',
  'services/common',
  'infra/release',
];
