/** What the shell provides once for everybody, and the range a remote built today accepts. */
export const SHARED_MODULES: Record<string, string> = {
  react: '^19.0.0',
  'react/jsx-runtime': '^19.0.0',
  'react-dom': '^19.0.0',
  '@coachlab/remote-kit': '^1.0.0',
  '@coachlab/ui': '^1.0.0',
};
